import { subscriberColumns } from '../export/columns';
import { ListPanel } from '../rows/list-panel';
import type { ListWords } from '../rows/list-words';
import { listsOf } from '../rows/lists';
import { subscribers as table } from '../rows/table';
import { useStaff } from '../staff';
import { SubscriberRow } from './subscriber-row';
import { SubscriberSheet } from './subscriber-sheet';

const words: ListWords = {
  title: 'Newsletter',
  one: 'subscriber',
  many: 'subscribers',
  searched: 'names and e-mails',
  empty: { title: 'No subscribers yet', text: 'Whoever signs up for the newsletter appears here.' },
};

/** Who receives the newsletter, the newest first. */
export function NewsletterPanel() {
  return (
    <ListPanel
      table={table}
      list={listsOf(useStaff()).newsletter_subscribers}
      words={words}
      columns={subscriberColumns}
      renderRow={(subscriber, context) => <SubscriberRow subscriber={subscriber} {...context} />}
      renderSheet={(subscriber, { stored }) => (
        <SubscriberSheet subscriber={subscriber} stored={stored} />
      )}
    />
  );
}

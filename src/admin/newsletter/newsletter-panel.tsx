import { subscriberColumns } from '../export/columns';
import { ListPanel } from '../rows/list-panel';
import type { ListWords } from '../rows/list-words';
import { listsOf } from '../rows/lists';
import type { Subscriber } from '../rows/row';
import { subscribers as table } from '../rows/table';
import { useStaff } from '../staff';
import { useSubscriberActions } from './subscriber-actions';
import { SubscriberRow } from './subscriber-row';
import { SubscriberSheet } from './subscriber-sheet';

const words: ListWords = {
  title: 'Newsletter',
  one: 'subscriber',
  many: 'subscribers',
  empty: { title: 'No subscribers yet', text: 'Whoever signs up for the newsletter appears here.' },
};

/** About how tall a subscriber stands on a phone. */
const heightOf = () => 131;

/** Who receives the newsletter, the newest first. */
export function NewsletterPanel() {
  const actions = useSubscriberActions();
  return (
    <ListPanel<Subscriber>
      table={table}
      list={listsOf(useStaff()).newsletter_subscribers}
      words={words}
      columns={subscriberColumns}
      searched="names and e-mails"
      heightOf={heightOf}
      titleOf={({ name, email }) => name ?? email}
      renderRow={(subscriber, context, onOpen) => (
        <SubscriberRow subscriber={subscriber} {...context} actions={actions} onOpen={onOpen} />
      )}
      renderSheet={(subscriber, context, onClose) => (
        <SubscriberSheet subscriber={subscriber} {...context} actions={actions} onClose={onClose} />
      )}
    />
  );
}

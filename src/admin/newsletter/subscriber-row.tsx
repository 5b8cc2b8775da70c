import { parseTime } from '../../lib/database-time';
import { shortDay } from '../../lib/full-time';
import { PersonText } from '../people/person-text';
import { Waits } from '../rows/pending-notes';
import { isWaiting } from '../rows/pending-words';
import type { RowContext, Subscriber } from '../rows/row';
import { RowItem } from '../rows/row-item';
import { ActiveButton } from './active-button';
import { subscriberState } from './subscriber-state';

/** A subscriber: who, since when, and whether the newsletter goes there. */
export function SubscriberRow({
  subscriber,
  ...context
}: RowContext<Subscriber> & { subscriber: Subscriber }) {
  const { name, email, is_active } = subscriber;
  const { words, since } = subscriberState(subscriber);
  return (
    <RowItem
      {...context}
      row={subscriber}
      about={[
        name !== null && <PersonText key="email">{email}</PersonText>,
        <span key="state" className="source" data-active={is_active}>
          {words}
          {since && !is_active && ` since ${shortDay(parseTime(since))}`}
        </span>,
        isWaiting(context.changes) && <Waits key="waits" />,
      ]}
      tools={<ActiveButton subscriber={subscriber} stored={context.stored} />}
    />
  );
}

import { parseTime } from '../../lib/database-time';
import { shortDay } from '../../lib/full-time';
import { PersonText } from '../people/person-text';
import type { RowContext } from '../rows/list-panel';
import { PendingNotes, Waits } from '../rows/pending-notes';
import { isWaiting } from '../rows/pending-words';
import { RemoveButton } from '../rows/remove-button';
import type { Subscriber } from '../rows/row';
import { RowItem } from '../rows/row-item';
import { ActiveButton, type SubscriberActions } from './subscriber-actions';
import { subscriberState } from './subscriber-state';

type Props = RowContext<Subscriber> & {
  subscriber: Subscriber;
  actions: SubscriberActions;
  onOpen: () => void;
};

/** A subscriber: who, since when, and whether the newsletter goes there. */
export function SubscriberRow({ subscriber, stored, changes, actions, onOpen }: Props) {
  const { name, email, is_active, subscribed_at } = subscriber;
  const { words, since } = subscriberState(subscriber);
  return (
    <RowItem
      title={name ?? email}
      at={subscribed_at}
      about={[
        ...(name === null ? [] : [<PersonText key="email">{email}</PersonText>]),
        <span key="state" className="source" data-active={is_active}>
          {words}
          {since && !is_active && ` since ${shortDay(parseTime(since))}`}
        </span>,
        isWaiting(changes) && <Waits key="waits" />,
      ].filter(Boolean)}
      notices={changes.length > 0 && <PendingNotes changes={changes} stored={stored} />}
      tools={
        <>
          <ActiveButton subscriber={subscriber} stored={stored} actions={actions} />
          <span className="row-reaches">
            <RemoveButton name={email} size="row" onRemove={() => actions.remove(stored)} />
          </span>
        </>
      }
      onOpen={onOpen}
    />
  );
}

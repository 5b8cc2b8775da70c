import { ReachLinks } from '../people/reach-links';
import { Fact, GivenFacts, Received } from '../rows/facts';
import type { RowContext } from '../rows/list-panel';
import { PendingNotes } from '../rows/pending-notes';
import { RemoveButton } from '../rows/remove-button';
import type { Subscriber } from '../rows/row';
import { ActiveButton, type SubscriberActions } from './subscriber-actions';
import { subscriberMoments, subscriberState } from './subscriber-state';

type Props = RowContext<Subscriber> & {
  subscriber: Subscriber;
  actions: SubscriberActions;
  onClose: () => void;
};

/** All there is of a subscriber. */
export function SubscriberSheet({ subscriber, stored, changes, actions, onClose }: Props) {
  const { name, email, subscribed_at } = subscriber;
  return (
    <div className="row-details">
      <PendingNotes changes={changes} stored={stored} />
      <div className="reaches">
        <ReachLinks person={subscriber} name={name ?? email} size="sheet" />
      </div>
      <dl className="facts">
        <GivenFacts table="newsletter_subscribers" row={subscriber} />
        <Fact label="Newsletter">{subscriberState(subscriber).words}</Fact>
        <Fact label="Subscribed">
          <Received at={subscribed_at} />
        </Fact>
        {subscriberMoments(subscriber).map(({ label, at }) => (
          <Fact key={label} label={label}>
            <Received at={at} />
          </Fact>
        ))}
      </dl>
      <div className="reaches">
        <ActiveButton subscriber={subscriber} stored={stored} actions={actions} />
      </div>
      <RemoveButton
        name={email}
        size="sheet"
        onRemove={() => {
          actions.remove(stored);
          onClose();
        }}
      />
    </div>
  );
}

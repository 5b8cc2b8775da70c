import { ReachLinks } from '../people/reach-links';
import { Fact, GivenFacts, Received } from '../rows/facts';
import type { Subscriber } from '../rows/row';
import { ActiveButton } from './active-button';
import { subscriberMoments, subscriberState } from './subscriber-state';

type Props = { subscriber: Subscriber; stored: Subscriber };

/** All there is of a subscriber. */
export function SubscriberSheet({ subscriber, stored }: Props) {
  const { name, email, subscribed_at } = subscriber;
  return (
    <>
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
        <ActiveButton subscriber={subscriber} stored={stored} />
      </div>
    </>
  );
}

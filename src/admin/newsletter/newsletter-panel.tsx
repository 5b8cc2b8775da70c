import { isDoubtful, NAME_DOUBT } from '../../domain/person-name';
import { parseTime, shortDay } from '../../lib/time-words';
import { opened } from '../loading';
import { ReachLinks } from '../people/reach';
import { Fact, GivenFacts, Received } from '../rows/facts';
import { ListPanel } from '../rows/list-panel';
import { furtherValues, type RowContext, type Subscriber } from '../rows/row';
import { RemoveButton } from '../rows/row-sheet';
import { useActions } from '../rows/use-actions';
import { useStaff } from '../staff';
import { subscriberMoments, subscriberState } from './subscriber-state';

const SubscriberHistory = opened(
  async () => (await import('./subscriber-history')).SubscriberHistory,
);

/** Newsletter subscribers, newest first. */
export function NewsletterPanel() {
  return (
    <ListPanel
      list={useStaff().lists.newsletter_subscribers}
      partsOf={(subscriber, { stored }) => {
        const { name, email, is_active } = subscriber;
        const { words, since } = subscriberState(subscriber);
        return {
          about: [
            isDoubtful(name) && NAME_DOUBT,
            name !== null && email,
            since && !is_active ? `${words} since ${shortDay(parseTime(since))}` : words,
            ...furtherValues('newsletter_subscribers', subscriber),
          ],
          tools: <ActiveButton subscriber={subscriber} stored={stored} />,
        };
      }}
      renderSheet={(subscriber, { stored, ...context }) => (
        <>
          <ReachLinks person={subscriber} size="sheet" />
          <dl>
            <GivenFacts table="newsletter_subscribers" row={subscriber} />
            <Fact label="Newsletter">{subscriberState(subscriber).words}</Fact>
            <Received label="Subscribed" at={subscriber.subscribed_at} />
            {subscriberMoments(subscriber).map((moment) => (
              <Received key={moment.label} {...moment} />
            ))}
          </dl>
          <div className="flex *:h-13 *:flex-[1_0_auto]">
            <ActiveButton subscriber={subscriber} stored={stored} />
          </div>
          <RemoveButton {...context} />
          {/* Last: what can be tapped doesn't move when it is there. */}
          <SubscriberHistory key={subscriber.id} row={subscriber} stored={stored} />
        </>
      )}
    />
  );
}

type ButtonProps = Pick<RowContext<Subscriber>, 'stored'> & { subscriber: Subscriber };

/** Deactivates or reactivates a subscription. */
function ActiveButton({ subscriber: { email, is_active }, stored }: ButtonProps) {
  const { change } = useActions();
  const value = { kind: is_active ? 'unsubscription' : 'subscription' } as const;
  const toggle = () =>
    change({ row_table: 'newsletter_subscribers', action: 'subscriber', value }, stored, {
      title: 'Status Updated',
      description: `${email}: ${is_active ? 'inactive' : 'active'}.`,
      failure: 'Failed to update subscriber status',
    });
  return (
    <button type="button" className="status-next" onClick={() => void toggle()}>
      <span>{is_active ? 'Deactivate' : 'Activate'}</span>
      <span className="sr-only"> {email}</span>
    </button>
  );
}

import { FACT_KINDS } from '../../domain/known';
import { isDoubtful, NAME_DOUBT } from '../../domain/person-name';
import { parseTime, shortDay } from '../../lib/time-words';
import { useHistory } from '../history/history-query';
import { Timeline } from '../history/timeline';
import { ReachLinks } from '../people/reach';
import { useTeam } from '../people/use-team';
import { Fact, GivenFacts, Received } from '../rows/facts';
import { ListPanel } from '../rows/list-panel';
import { furtherValues, type RowContext, type Subscriber } from '../rows/row';
import { RemoveButton } from '../rows/row-sheet';
import { useActions } from '../rows/use-actions';
import { KnownFacts } from '../sheet/known-facts';
import { aboutOf, OtherEnquiries } from '../sheet/other-enquiries';
import { useStaff } from '../staff';
import { subscriberMoments, subscriberState } from './subscriber-state';

const TABLE = 'newsletter_subscribers';

/** Newsletter subscribers, newest first. */
export function NewsletterPanel() {
  return (
    <ListPanel
      list={useStaff().lists[TABLE]}
      partsOf={(subscriber, { stored }) => {
        const { name, email, is_active } = subscriber;
        const { words, since } = subscriberState(subscriber);
        return {
          about: [
            isDoubtful(name) && NAME_DOUBT,
            name !== null && email,
            since && !is_active ? `${words} since ${shortDay(parseTime(since))}` : words,
            ...furtherValues(TABLE, subscriber),
          ],
          tools: <ActiveButton subscriber={subscriber} stored={stored} />,
        };
      }}
      renderSheet={(subscriber, { stored, ...context }) => (
        <>
          <ReachLinks person={subscriber} size="sheet" />
          <dl>
            <GivenFacts table={TABLE} row={subscriber} />
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
    change({ row_table: TABLE, action: 'subscriber', value }, stored, {
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

type HistoryProps = Pick<RowContext<Subscriber>, 'stored'> & { row: Subscriber };

/** What the staff know of a subscriber, and everything of theirs, as on the sheet of a lead or contact. */
export function SubscriberHistory({ row, stored }: HistoryProps) {
  const { id, email, subscribed_at } = row;
  const { nameOf } = useTeam();
  const { history, isFetching, changes, others, onEarlier } = useHistory(TABLE, id);
  const all = [{ found_in: TABLE, id, name: row.name ?? email } as const, ...others];
  const rowWith = (asked: string) => all.find((one) => one.id === asked);
  return (
    <>
      {FACT_KINDS.some((kind) => row.known?.[kind]) && (
        <KnownFacts row={{ ...row, name: stored.name ?? row.name ?? email }} />
      )}
      <OtherEnquiries table={TABLE} id={id} others={others} />
      <Timeline
        history={history}
        isLoading={isFetching}
        changes={changes.filter(({ change }) => rowWith(change.row_id))}
        nameOf={nameOf}
        about={{
          row: id,
          titleOf: (asked) => rowWith(asked)?.name,
          aboutOf(asked) {
            const one = rowWith(asked);
            return one && aboutOf(one);
          },
        }}
        arrivedAt={subscribed_at}
        onEarlier={onEarlier}
      />
    </>
  );
}

import { FACT_KINDS } from '../../domain/known';
import { Timeline } from '../history/timeline';
import { useHistory } from '../history/use-history';
import { useTeam } from '../people/use-team';
import type { RowContext, Subscriber } from '../rows/row';
import { KnownFacts } from '../sheet/known-facts';
import { aboutOf, OtherEnquiries } from '../sheet/other-enquiries';

const TABLE = 'newsletter_subscribers';

type Props = Pick<RowContext<Subscriber>, 'stored'> & { row: Subscriber };

/** What the staff know of a subscriber, and everything of theirs, as on the sheet of a lead or contact. */
export function SubscriberHistory({ row, stored }: Props) {
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

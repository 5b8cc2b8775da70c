import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useChanges } from '../../hooks/use-changes';
import { useNow } from '../../hooks/use-now';
import { useSteady } from '../../hooks/use-steady';
import { MINUTE_MS } from '../../lib/durations';
import type { StaffCopy } from '../../staff-copy/staff-copy';
import { Contained } from '../../ui/contained';
import { useKeptFocus } from '../../ui/kept-focus';
import type { StaffClient } from '../client';
import { listAddress, readTab } from '../dashboard-tab';
import { PersonSearch } from '../people/person-search';
import { useReturnOnce } from '../people/started';
import { every, UPCOMING } from '../queries';
import { CopyNote, Failed, Spinner } from '../rows/list-states';
import { noteListed } from '../rows/listed';
import { PendingNotes } from '../rows/pending-notes';
import { partWords } from '../rows/words';
import { useStaff } from '../staff';
import { withCopy } from '../with-copy';
import { ChangeSheet, type PlannedChange } from './change-sheet';
import { loadPlan } from './load-plan';
import { byDay, canConfirm, dayTitle, isPlan, type Planned, straysOf, withMoves } from './plan';
import { PlannedItem } from './planned-item';

/** Consultations, viewings and tours by day, in Lagos time and the visitor's own. */
export function UpcomingPanel() {
  const { id, client, lists } = useStaff();
  const changes = useChanges(id);
  const isShown = readTab(useLocation().search) === UPCOMING;
  const query = useQuery({ ...planQuery(client, lists.copy), enabled: isShown });
  const { isError, isFetching, refetch } = query;
  // One tap confirms: what an answer brings in above must not move it.
  const data = useSteady(query.data, changes.map(({ seq }) => seq).join());
  useEffect(() => {
    if (data || isError) noteListed();
  }, [data, isError]);
  const navigate = useNavigate();
  useReturnOnce(({ table, row }) => {
    // Its sheet asks how it went.
    if (isShown) navigate(listAddress(table, { row }));
    return isShown;
  });
  const now = useNow(MINUTE_MS);
  const [change, setChange] = useState<PlannedChange>();
  /** The appointments that were settled here: they stay in their place. */
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const savedAt = data?.savedAt ?? (isError ? query.dataUpdatedAt : undefined);
  const plan = withMoves(data?.plan ?? [], changes);
  const unconfirmed = plan.filter((one) => canConfirm(one, now));
  const days = byDay(
    plan.filter((one) => !unconfirmed.includes(one)),
    now,
    answered,
  );
  const strays = straysOf(changes, [...unconfirmed, ...days.flatMap(({ planned }) => planned)]);
  const nameOf = (row: string) =>
    (data?.plan.find((one) => one.id === row) ?? lists.leads.find(row) ?? lists.contacts.find(row))
      ?.name;
  const isEmpty = unconfirmed.length + days.length === 0;
  // Those further ahead come up as days go by.
  const part = partWords('first', data?.plan ?? []);
  const onRetry = () => void refetch();
  // What was sent since is in the database's answer only.
  const waiting = changes.length;
  useEffect(() => {
    if (waiting === 0 && isShown) void refetch({ cancelRefetch: true });
  }, [waiting, isShown, refetch]);

  const itemOf = (one: Planned, hasDay = false) => (
    <Contained
      key={one.id}
      of={one}
      fallback={<li className="py-4">{`${one.name}: this can’t be shown here.`}</li>}
    >
      <PlannedItem
        planned={one}
        now={now}
        hasDay={hasDay}
        changes={changes.filter(({ change: { row_id } }) => row_id === one.id)}
        onChange={setChange}
        onSettled={() => setAnswered((ids) => new Set([...ids, one.id]))}
      />
    </Contained>
  );

  return (
    <section {...useKeptFocus<HTMLElement>()} aria-labelledby="upcoming-title" className="pb-18">
      <h2 id="upcoming-title" tabIndex={-1} className="sr-only">
        Upcoming
      </h2>
      <div className="list-bar">
        <PersonSearch tab={UPCOMING} />
      </div>
      {data && savedAt !== undefined && (
        <CopyNote savedAt={savedAt} isBusy={isFetching} onRetry={onRetry} />
      )}
      {!data && !isError && <Spinner>Loading what is coming up…</Spinner>}
      {!data && isError && <Failed message="Failed to load what is coming up" onRetry={onRetry} />}
      {data &&
        strays.map((one) => {
          const { row_id, row_table } = one.change;
          const onFind = () => navigate(`/admin?tab=${row_table}&row=${row_id}`);
          return (
            <PendingNotes
              key={one.seq}
              changes={[one]}
              stored={undefined}
              nameOf={nameOf}
              onFind={onFind}
            />
          );
        })}
      {data && isEmpty && (
        <div className="grid gap-3 py-10">
          <p className="subtitle">Nothing is coming up</p>
          <p className="note">Consultations, viewings and tours appear here by their day.</p>
        </div>
      )}
      {!isEmpty && <p className="note pt-3">Times are Lagos time.</p>}
      {unconfirmed.length > 0 && (
        <Section id="unconfirmed" title="To confirm">
          {unconfirmed.map((one) => itemOf(one, true))}
        </Section>
      )}
      {days.map(({ day, planned }) => (
        <Section key={day} id={day} title={dayTitle(day, now)}>
          {planned.map((one) => itemOf(one))}
        </Section>
      ))}
      {part && <p className="note mt-6">{part}</p>}
      <ChangeSheet change={change} onClose={() => setChange(undefined)} />
    </section>
  );
}

type SectionProps = { id: string; title: string; children: ReactNode };

/** The appointments of a day, or those that somebody has yet to confirm. */
function Section({ id, title, children }: SectionProps) {
  return (
    <section aria-labelledby={`upcoming-${id}`}>
      <h3
        id={`upcoming-${id}`}
        className="mt-6 border-b border-line pb-2 text-subtitle leading-[1.3]"
      >
        {title}
      </h3>
      <ul className="[list-style:'']">{children}</ul>
    </section>
  );
}

/** With the copy's time if it is the staff copy. */
type Plan = { plan: readonly Planned[]; savedAt?: number };

/** What is coming up, also offline. */
function planQuery(client: StaffClient, copy: StaffCopy) {
  return queryOptions({
    queryKey: [UPCOMING],
    async queryFn({ signal }): Promise<Plan> {
      const plan = await loadPlan(client, signal);
      void copy.write(UPCOMING, plan);
      return { plan };
    },
    persister: withCopy(async () => {
      const kept = await copy.read(UPCOMING, isPlan);
      return kept && { plan: kept.value, savedAt: kept.savedAt };
    }),
    ...every(MINUTE_MS),
    // Offline too: a query that never runs never shows the copy.
    networkMode: 'offlineFirst',
    staleTime: 0,
    meta: { failure: 'Failed to load what is coming up' },
  });
}

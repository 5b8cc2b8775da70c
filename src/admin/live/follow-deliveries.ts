import type { QueryClient } from '@tanstack/react-query';
import { type Change, hides, withChanges } from '../../domain/change';
import type { ListedTable } from '../../domain/fields';
import { isFactKind } from '../../domain/known';
import { listOf, object, text } from '../../lib/shape';
import { type AnyChange, readChange } from '../../offline/change-entry';
import type { StaffCopy } from '../../staff-copy/staff-copy';
import { copyKeys } from '../erasure/forget-copies';
import { DAY, QUEUE, UNITS, UPCOMING } from '../queries';
import { isQueue, type Queue } from '../queue/entries';
import type { List } from '../rows/list';
import type { Lists } from '../rows/lists';
import type { AnyRow } from '../rows/row';
import { STATISTICS } from '../statistics/statistics';
import { areUnits, type StaffUnit } from '../units/staff-units';
import { isPlan, type Planned, withMoves } from '../upcoming/plan';

type FollowedLists = Record<
  ListedTable,
  Pick<List<AnyRow>, 'find' | 'replace' | 'reread' | 'restore' | 'refresh'>
>;

/** A change that the database has since, with what the device still knows of it. */
type Delivery = Pick<AnyChange, 'id' | 'capturedAt'> & { change: Change };

/**
 * Creates a function that is called with the outbox's changes whenever they are published. A tab also learns there what
 * another tab has delivered, even if it was frozen meanwhile: its rows are changed in the same moment in which the
 * changes stop being pending, and are then read from the database, which may know a later change of the same column.
 * @param onDelivered called once for each event
 */
export function createFollowDeliveries(
  lists: Pick<Lists, ListedTable>,
  onDelivered: (delivery: Delivery) => void = () => {},
) {
  const all = lists as unknown as FollowedLists;
  let pending: Map<number, Change> | undefined;
  /** The deliveries whose rows have been, or are being, read. */
  const read = new Set<number>();
  const told = new Set<number>();

  function follow(seq: number, { change, ...entry }: Delivery, known: Change | undefined) {
    const { row_table, row_id } = change;
    const isFirst = !told.has(seq);
    if (isFirst) onDelivered({ ...entry, change: known ?? change });
    told.add(seq);
    // Units are in no list.
    if (row_table === 'units') return;
    const list = all[row_table];
    if (isFirst) {
      // The list lacks what was merged, and what came along with it.
      if (takesApart(known ?? change)) void list.refresh();
      // Their other rows show it as well, and who is one person may be another.
      if (isOfPerson(known ?? change)) {
        for (const one of [all.leads, all.contacts]) void one.refresh();
      }
    }
    const isHidden = hides(change);
    if (isHidden !== undefined) {
      read.add(seq);
      if (isHidden) list.replace(row_id, null);
      else list.restore(row_id);
      return;
    }
    const row = list.find(row_id);
    if (!row) return;
    read.add(seq);
    if (known) list.replace(row_id, withChanges([row], [{ change: known, state: 'waiting' }])[0]);
    void list.reread(row_id).then((isRead) => isRead || read.delete(seq));
  }

  return (records: readonly object[]): void => {
    const before = pending;
    const entries = records.flatMap((record) => readChange(record) ?? []);
    pending = new Map();
    for (const { seq, state, ...entry } of entries) {
      const { change } = entry;
      if (state.kind === 'parked' && (state.isConflict || state.code === NOT_THEIRS)) {
        followRefusal(seq, change);
      }
      if (state.kind !== 'delivered') pending.set(seq, change);
      else if (read.has(seq)) continue;
      // What was delivered before this tab was opened is in what it has loaded.
      else if (before) follow(seq, entry, before.get(seq));
      else read.add(seq);
    }
  };

  /** The list has a row that is a colleague's by now, was changed by somebody, or is gone. */
  function followRefusal(seq: number, { row_table, row_id }: Change) {
    if (read.has(seq) || row_table === 'units') return;
    read.add(seq);
    void all[row_table].reread(row_id).then((isRead) => isRead || read.delete(seq));
  }
}

/** What the database answers about a row that whoever asks may not see: `insufficient_privilege`. */
const NOT_THEIRS = '42501';

const isListed = object({ rows: listOf(object({ id: text })) });

const isOfPerson = ({ action, value }: Change) =>
  action === 'event' && (value.kind === 'same_person' || isFactKind(value.kind));

const takesApart = (change: Change) =>
  change.action === 'event' && change.value.kind === 'merge' && change.value.merged_into === null;

/**
 * Writes a change that the database has into what was loaded before, in the moment in which it stops being pending: whoever
 * was answered must not come back until all of that is read anew.
 */
export function keepDelivered(
  queries: QueryClient,
  copy: Pick<StaffCopy, 'change'>,
  change: Change,
): void {
  const made = [{ change, state: 'waiting' as const }];
  const waiting = <Waiting extends Pick<Queue, 'rows'>>(queue: Waiting) => ({
    ...queue,
    rows: queue.rows.flatMap((entry) =>
      withChanges([entry.row], made).map((row) => ({ ...entry, row })),
    ),
  });
  // Nobody may have opened what shows it, and then nothing else writes it there.
  const lists = change.row_table === 'units' ? [] : [...copyKeys(change.row_table), DAY];
  for (const name of lists) {
    void copy.change(name, (kept) =>
      isListed(kept) ? { ...kept, rows: withChanges(kept.rows, made) } : kept,
    );
  }
  void copy.change(UPCOMING, (kept) => (isPlan(kept) ? withMoves(kept, made) : kept));
  void copy.change(QUEUE, (kept) => (isQueue(kept) ? waiting(kept) : kept));
  void copy.change(UNITS, (kept) => (areUnits(kept) ? withChanges(kept, made) : kept));
  queries.setQueriesData<Queue>(
    { queryKey: [STATISTICS, QUEUE] },
    (queue) => queue && waiting(queue),
  );
  queries.setQueriesData<{ plan: readonly Planned[] }>(
    { queryKey: [UPCOMING] },
    (planned) => planned && { ...planned, plan: withMoves(planned.plan, made) },
  );
  queries.setQueryData<StaffUnit[]>([UNITS], (units) => units && withChanges(units, made));
}

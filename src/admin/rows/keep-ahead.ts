import { hostNow } from '../../device/clock';
import { isFrugal } from '../../device/frugal';
import { idle } from '../../device/idle';
import { lagosDay } from '../../domain/lagos-time';
import { MINUTE_MS } from '../../lib/durations';
import { loadDay } from '../day/day-rows';
import { loadReplies } from '../people/use-quick-replies';
import { DAY, QUEUE, REPLIES, UNITS, UPCOMING } from '../queries';
import { loadQueue, type QueueEntry } from '../queue/entries';
import type { Staff } from '../staff';
import { FIGURES, loadStatistics, STATISTICS } from '../statistics/statistics';
import { loadUnits } from '../units/staff-units';
import { loadPlan } from '../upcoming/load-plan';
import { NO_FILTERS } from './filters';
import type { List } from './list';
import { isListed } from './listed';
import { loadPage, PAGE_SIZE } from './load-page';
import type { AnyRow } from './row';

/** A copy that is more recent is not loaded again. */
const RECENT_MS = 15 * MINUTE_MS;

/**
 * Stores on the device who waits, what is coming up, the figures, who came in today, the units, the quick replies and the first
 * page of each list, so that somebody who opened only one of them can read the others without a network. A list that has been opened stores itself.
 * Does nothing where data is to be saved.
 */
export async function keepAhead(
  { role, client, lists }: Pick<Staff, 'role' | 'client' | 'lists'>,
  signal: AbortSignal,
): Promise<void> {
  if (isFrugal()) return;
  // A touch may have come before the list, with which nothing here may compete.
  await isListed;
  await idle();
  const { copy, queries } = lists;

  async function keep(name: string, queryKey: readonly unknown[], load: () => Promise<unknown>) {
    const wasOpened = () => signal.aborted || queries.getQueryData(queryKey) !== undefined;
    const kept = await copy.read(name);
    const askedAt = Date.now();
    if (wasOpened() || (kept && Math.abs(askedAt - kept.savedAt) < RECENT_MS)) return;
    const value = await load();
    if (!wasOpened()) await copy.write(name, value, askedAt);
  }
  const keepList = <Row extends AnyRow>({ table, options, gone }: List<Row>) =>
    keep(table.name, options(NO_FILTERS).queryKey, async () => {
      const query = { filters: NO_FILTERS, size: PAGE_SIZE };
      const rows = await loadPage(client, table, query, signal);
      return { rows: rows.filter(({ id }) => !gone.getState().has(id)) };
    });

  // What was deleted while an answer was on its way must not come back.
  const keepPlan = () =>
    keep(UPCOMING, [UPCOMING], async () => {
      const plan = await loadPlan(client, signal);
      return plan.filter(({ found_in, id }) => !lists[found_in].gone.getState().has(id));
    });
  const keepQueue = () =>
    keep(QUEUE, [STATISTICS, QUEUE, ''], async () => {
      const queue = await loadQueue(client, '', signal);
      const isThere = ({ found_in, row }: QueueEntry) =>
        !lists[found_in].gone.getState().has(row.id);
      return { ...queue, rows: queue.rows.filter(isThere) };
    });
  // By these a list's copy says how many rows there are in all: an agent may never open them.
  const keepFigures = () => keep(STATISTICS, FIGURES, () => loadStatistics(client, signal));
  const of = lagosDay(hostNow());
  const keepDay = () =>
    keep(DAY, [STATISTICS, DAY, of], async () => {
      const rows = await loadDay(client, of, signal);
      const [leads, contacts] = [lists.leads.gone.getState(), lists.contacts.gone.getState()];
      return { of, rows: rows.filter(({ id }) => !leads.has(id) && !contacts.has(id)) };
    });
  const steps = [
    keepPlan,
    keepQueue,
    () => keepList(lists.leads),
    () => keepList(lists.contacts),
    keepFigures,
    keepDay,
    () => keep(UNITS, [UNITS], () => loadUnits(client, signal)),
    () => keep(REPLIES, [REPLIES], () => loadReplies(client, signal)),
    ...(role === 'admin' ? [() => keepList(lists.newsletter_subscribers)] : []),
  ];
  // One after the other, since somebody may be at work. One that can't be had says nothing about those after it.
  for (const step of steps) await step().catch(() => undefined);
}

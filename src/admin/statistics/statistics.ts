import { queryOptions } from '@tanstack/react-query';
import { listOf, number, object, type Shape, type ShapeOf, text } from '../../lib/shape';
import type { StaffCopy } from '../../staff-copy/staff-copy';
import type { StaffClient } from '../client';
import { checkRole, runQuery } from '../rows/run-query';
import { withCopy } from '../with-copy';

const COUNTS = [
  'total_contacts',
  'recent_contacts',
  'total_subscribers',
  'active_subscribers',
  'recent_subscribers',
  'total_leads',
  'new_leads',
  'contacted_leads',
  'qualified_leads',
  'converted_leads',
  'recent_leads',
  'total_enquiries',
  'total_people',
] as const;
// `Object.fromEntries` loses the names; the cast restores them.
const eachCount = <T>(value: T) =>
  Object.fromEntries(COUNTS.map((name) => [name, value])) as Record<(typeof COUNTS)[number], T>;

/** How many enquiries were answered within a time, of those that have waited long enough to tell. */
const isAnswered = object({ answered: number, of: number });

export const areAnswers = object({
  within_5_minutes: isAnswered,
  within_1_hour: isAnswered,
  within_1_day: isAnswered,
});

/** The database's statistics. Weeks begin on Monday in Lagos; recent means the last seven days. */
export const isStatistics = object({
  ...eachCount(number),
  leads_by_week: listOf(object({ week: text, leads: number })),
  leads_by_source: listOf(object({ source: text, leads: number })),
  qualified_by_property: listOf(object({ property: text, leads: number })),
  answers: areAnswers,
});
export type Statistics = ShapeOf<typeof isStatistics>;

const NONE = { answered: 0, of: 0 };

/** The statistics of an empty database, also used for the skeleton. */
export const NOTHING_COUNTED: Statistics = {
  ...eachCount(0),
  leads_by_week: [],
  leads_by_source: [],
  qualified_by_property: [],
  answers: { within_5_minutes: NONE, within_1_hour: NONE, within_1_day: NONE },
};

/**
 * Figures newer than this are not refetched when the window gets the focus. After a failure they are requested this
 * often.
 */
export const FRESH_MS = 30_000;

/** Begins the keys of all queries that count rows. */
export const STATISTICS = 'statistics';
const isKept = object({ statistics: isStatistics });

/** The figures; with the copy's time if they are the staff copy. */
type Counted = { statistics: Statistics; savedAt?: number };

/** Returns the staff copy's figures, unless there are none or another release stored them. */
export async function readStatistics(copy: StaffCopy) {
  const kept = await copy.read(STATISTICS, isKept);
  return kept && { statistics: kept.value.statistics, savedAt: kept.savedAt };
}

/** Fetches all figures in one call, so that the browser never loads thousands of rows. */
export async function loadStatistics(
  { database }: Pick<StaffClient, 'database'>,
  signal: AbortSignal,
): Promise<Counted> {
  const statistics = await runQuery(database.rpc('dashboard_statistics'), isStatistics, signal);
  const { total_leads, total_contacts, total_subscribers } = statistics;
  // All zeros may mean that the user may not see the rows.
  if (total_leads + total_contacts + total_subscribers === 0) await checkRole(database, signal);
  return { statistics };
}

/** The key of the figures. */
export const FIGURES = [STATISTICS, 'figures'] as const;

export function statisticsQuery(client: Pick<StaffClient, 'database'>, copy: StaffCopy) {
  return queryOptions({
    queryKey: FIGURES,
    async queryFn({ signal }) {
      const counted = await loadStatistics(client, signal);
      void copy.write(STATISTICS, counted);
      return counted;
    },
    persister: withCopy(() => readStatistics(copy)),
    // Somebody returning from another tab of the dashboard may have changed rows there.
    staleTime: 0,
    refetchOnReconnect: 'always',
    refetchOnWindowFocus: ({ state }) => Math.abs(Date.now() - state.dataUpdatedAt) >= FRESH_MS,
    meta: { failure: 'Failed to load statistics' },
  });
}

/** Checks, without reporting failures, whether figures that could not be loaded are available again. */
export function statisticsProbe({ database }: Pick<StaffClient, 'database'>, onAnswer: () => void) {
  return queryOptions({
    queryKey: ['probe'],
    initialData: null,
    async queryFn({ signal }) {
      await runQuery(database.rpc('dashboard_statistics'), isStatistics, signal);
      onAnswer();
      return null;
    },
    refetchInterval: FRESH_MS,
    networkMode: 'online',
  });
}

const isDated = object({ of: text });

/**
 * What is asked of a day or a month. The device keeps the answer about the one that was asked for last, which says when it
 * was current, and gives way to the database's.
 */
export function datedQuery<T extends object>(
  copy: StaffCopy,
  name: string,
  of: string,
  isAnswer: Shape<T>,
  load: (signal: AbortSignal) => Promise<T>,
) {
  const isOfIt = (kept: unknown): kept is T => isAnswer(kept) && isDated(kept) && kept.of === of;
  return queryOptions({
    queryKey: [STATISTICS, name, of],
    async queryFn({ signal }): Promise<T & { savedAt?: number }> {
      const answer = await load(signal);
      void copy.write(name, { ...answer, of });
      return answer;
    },
    persister: withCopy(async () => {
      const kept = await copy.read(name, isOfIt);
      return kept && { ...kept.value, savedAt: kept.savedAt };
    }),
    staleTime: 0,
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) =>
      state.status === 'error' || state.data?.savedAt !== undefined ? FRESH_MS : false,
  });
}

import { queryOptions, useQuery } from '@tanstack/react-query';
import { NOUNS } from '../../domain/change-words';
import type { ListedTable } from '../../domain/fields';
import { isKind } from '../../domain/lead-kind';
import { MINUTE_MS, SECOND_MS } from '../../lib/durations';
import { listOf, nullable, number, object, oneOf, type ShapeOf, text } from '../../lib/shape';
import { connectivityState } from '../../remote/connectivity';
import { ArrowLink } from '../../ui/link';
import { listAddress } from '../dashboard-tab';
import { type Staff, useStaff } from '../staff';
import { withCopy } from '../with-copy';
import { matchesFilters, NO_FILTERS } from './filters';
import type { AnyRow } from './row';
import { QueryError, runQuery } from './run-query';
import { TAB_OF, type Table } from './table';
import { counted } from './words';

type Props<Row extends AnyRow> = { table: Table<Row>; search: string; view?: string };

/** What is found in the other lists: whoever rings may have written elsewhere, and others are due as well. */
export function ElsewhereLinks<Row extends AnyRow>({ table, search, view }: Props<Row>) {
  const { data = [] } = useQuery(elsewhereQuery(useStaff(), search));
  const others = search === '' ? [] : elsewhereWords(data, table.name);
  return (
    <p role="status" className="elsewhere">
      {others.map(({ found_in, words }) => (
        <ArrowLink key={found_in} className="action" to={listAddress(TAB_OF[found_in], { search })}>
          <span key={words}>{words}</span>
        </ArrowLink>
      ))}
      {view === 'due' && (
        <ArrowLink className="action" to={listAddress('queue', { view })}>
          Everybody due today
        </ArrowLink>
      )}
    </p>
  );
}

const TABLES = ['leads', 'contacts', 'newsletter_subscribers'] as const;
const isFound = object({
  found_in: oneOf(...TABLES),
  kind: nullable(text),
  found: number,
});
export type FoundRows = ShapeOf<typeof isFound>;
const areFound = listOf(isFound);

/** The database counts no further. */
const MOST = 50;
/** When a count that failed is asked for again; each time after twice as long. */
const AGAIN_MS = 3 * SECOND_MS;
const LONGEST_MS = 15 * MINUTE_MS;

/** How many rows of each list a search finds, by kind; without a network, in what this device keeps. */
export const elsewhereQuery = ({ client, lists, id }: Staff, search: string) =>
  queryOptions<FoundRows[]>({
    queryKey: ['elsewhere', search],
    enabled: search !== '',
    // Only the last count is ever shown.
    gcTime: 0,
    // A failure shows nothing: whoever rings would be thought to have written nowhere else.
    refetchInterval: ({ state: { status, error, errorUpdateCount } }) =>
      status === 'error' &&
      connectivityState.getState() === 'online' &&
      error instanceof QueryError &&
      (error.kind === 'unreachable' || error.kind === 'refused') &&
      Math.min(AGAIN_MS * 2 ** (errorUpdateCount - 1), LONGEST_MS),
    refetchOnReconnect: 'always',
    queryFn: ({ signal }) =>
      runQuery(client.database.rpc('search_counts', { query: search }), areFound, signal),
    persister: withCopy(async () => {
      const kept = await Promise.all(
        TABLES.map(async (found_in) => {
          const rows = (await lists.kept[found_in]())?.rows ?? [];
          return rows
            .filter((row) => matchesFilters(row, { ...NO_FILTERS, search }, id))
            .map((row) => ({
              found_in,
              kind: 'kind' in row ? (row.kind ?? null) : null,
              found: 1,
            }));
        }),
      );
      return kept.flat();
    }),
  });

/** The first list in which something is found; the leads if it is nowhere. */
export const firstFound = (found: readonly FoundRows[]): ListedTable =>
  TABLES.find((table) => found.some((one) => one.found_in === table && one.found > 0)) ?? 'leads';

const KIND_NOUNS: Partial<Record<string, [one: string, many: string]>> = {
  tour: ['tour request', 'tour requests'],
  video: ['video tour', 'video tours'],
  enquiry: ['enquiry', 'enquiries'],
  consultation: ['consultation', 'consultations'],
  viewing: ['viewing', 'viewings'],
  chat: ['chat', 'chats'],
  call: ['call', 'calls'],
};

/** Says what the other lists have, by list: "1 tour request". */
export function elsewhereWords(
  found: readonly FoundRows[],
  here: ListedTable,
): { found_in: ListedTable; words: string }[] {
  return TABLES.flatMap((found_in) => {
    const those = found.filter((one) => one.found_in === found_in && found_in !== here);
    const count = those.reduce((sum, one) => sum + one.found, 0);
    if (count === 0) return [];
    const [kind, ...more] = new Set(those.map((one) => one.kind));
    const nouns = more.length === 0 && isKind(kind) ? KIND_NOUNS[kind] : undefined;
    const [one, many] = nouns ?? [NOUNS[found_in], `${NOUNS[found_in]}s`];
    return { found_in, words: count < MOST ? counted(count, one, many) : `${MOST}+ ${many}` };
  });
}

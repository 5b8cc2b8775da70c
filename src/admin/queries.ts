import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { connectivityState } from '../remote/connectivity';
import { QueryError } from './rows/run-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The message shown when the query fails. */
      failure?: string;
      /** Stores freshly loaded data on the device. */
      keep?: () => void;
    };
  }
}

/**
 * Creates the signed-in user's query client. Each query is tried once: failures are shown, and can be retried.
 * @param say reports a failed query
 * @param doubt reports that the database treats the signed-in user as no administrator
 */
export function createQueries(say: (failure: string) => void, doubt: () => void): QueryClient {
  followConnectivity();
  return new QueryClient({
    queryCache: new QueryCache({
      onSuccess: (_, { meta }) => meta?.keep?.(),
      onError(error, { meta, state }) {
        const kind = error instanceof QueryError ? error.kind : undefined;
        if (kind === 'forbidden') doubt();
        // The end of the list shows this failure itself.
        const isNextPage = state.fetchMeta?.fetchMore !== undefined;
        // Offline a failure is no news; what is shown says how old it is.
        const isNews = kind === 'refused' || kind === 'forbidden' || isOnline();
        // After `ended` the page asks them to sign in again.
        if (meta?.failure && !isNextPage && isNews && kind !== 'ended') say(meta.failure);
      },
    }),
    defaultOptions: {
      queries: {
        retry: false,
        // Tries whatever the device believes about its network: only a response proves anything.
        networkMode: 'offlineFirst',
        // New rows are announced, and nothing moves under a thumb.
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** Options for polling: at this interval, on focus and when the network is back; not in the background, nor offline. */
export const every = (ms: number) =>
  ({
    staleTime: ms,
    refetchInterval: ms,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    networkMode: 'online',
  }) as const;

const isOnline = () => connectivityState.getState() === 'online';

/** Makes queries use the measured connectivity instead of the browser's guess. */
function followConnectivity(): void {
  onlineManager.setEventListener((setOnline) => {
    const tell = () => setOnline(isOnline());
    tell();
    return connectivityState.subscribe(tell);
  });
}

/** Begins the key of the query of deleted rows, and is the key of its copy on this device. */
export const DELETED = 'deleted';

/** The key of the copy of a day's rows on this device, and part of their query's. */
export const DAY = 'day';

/** The tab, the staff copy's key and part of the query's. */
export const QUEUE = 'queue';

/** Begins the key of the query of quick replies, and is that of their copy on this device. */
export const REPLIES = 'quick-replies';

/** Begins the keys of the queries of units, and is that of their copy on this device. */
export const UNITS = 'units';

/** The key of the query of appointments, and of their copy on this device. */
export const UPCOMING = 'upcoming';

import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { connectivityState } from '../remote/connectivity-state';
import { AskError } from './rows/ask';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** What is said when it can't be had. */
      failure?: string;
      /** Puts what has just been read on the device. */
      keep?: () => void;
    };
  }
}

/**
 * The queries of whoever is signed in. Each is tried once: what can't be had is shown, and asked for again.
 * @param say tells that something could not be had
 * @param doubt tells that the database treats whoever is signed in as no administrator
 */
export function createQueries(say: (failure: string) => void, doubt: () => void): QueryClient {
  followConnectivity();
  return new QueryClient({
    queryCache: new QueryCache({
      onSuccess: (_, { meta }) => meta?.keep?.(),
      onError(error, { meta, state }) {
        if (error instanceof AskError && error.kind === 'forbidden') doubt();
        // The end of the list says it in its own place.
        const isNextPage = state.fetchMeta?.fetchMore !== undefined;
        // Without a network that is no news; what is shown says how old it is.
        const isNews = isRefusal(error) || navigator.onLine;
        if (meta?.failure && !isNextPage && isNews) say(meta.failure);
      },
    }),
    defaultOptions: {
      queries: {
        retry: false,
        // Asked whatever the device believes of its network: an answer is the only proof.
        networkMode: 'offlineFirst',
        // Rows that come in announce themselves, and nothing moves under a thumb.
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** What is asked again after so long, or once somebody looks again; not in the background, and not without a network. */
export const every = (ms: number) =>
  ({
    staleTime: ms,
    refetchInterval: ms,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    networkMode: 'online',
  }) as const;

const isRefusal = (error: Error) => error instanceof AskError && error.kind !== 'unreachable';

/** What was measured, in the place of what the browser believes. */
function followConnectivity(): void {
  onlineManager.setEventListener((setOnline) => {
    const tell = () => setOnline(connectivityState.getState() === 'online');
    tell();
    return connectivityState.subscribe(tell);
  });
}

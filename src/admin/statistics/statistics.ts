import { createStore, type StoreApi } from 'zustand/vanilla';
import { AskError } from '../rows/ask';
import type { Statistics } from './figures';

/** A fast network answers within this; only a slower one is worth showing old figures first. */
const COPY_AFTER_MS = 400;
/** Figures that are younger are not asked for again by a glance at them. */
export const FRESH_MS = 30_000;

type Origin = { kind: 'database' } | { kind: 'copy'; savedAt: number };

export type StatisticsState = {
  shown:
    | { kind: 'loading' }
    /** There is nothing to show, not even a copy. */
    | { kind: 'failed' }
    | { kind: 'figures'; statistics: Statistics; origin: Origin };
  isBusy: boolean;
};

/** What the figures need from outside; a test hands in doubles. */
export type StatisticsEnv = {
  load(signal: AbortSignal): Promise<Statistics>;
  readCopy(): Promise<{ statistics: Statistics; savedAt: number } | undefined>;
  writeCopy(statistics: Statistics): void;
  setTimer(callback: () => void, ms: number): () => void;
  now(): number;
  onFailed(why: AskError['kind']): void;
};

/** The dashboard's figures: of the database, or as they were kept on this device. */
export function createStatistics(env: StatisticsEnv) {
  const store: StoreApi<StatisticsState> = createStore<StatisticsState>(() => ({
    shown: { kind: 'loading' },
    isBusy: false,
  }));
  const { getState, setState } = store;
  let reading: AbortController | undefined;
  let readAt: number | undefined;

  /** Shows the copy unless there is something better, or nobody waits any more. */
  const showCopy = async (signal: AbortSignal): Promise<void> => {
    const copy = await env.readCopy();
    if (!copy || signal.aborted || getState().shown.kind === 'figures') return;
    const { statistics, savedAt } = copy;
    setState({ shown: { kind: 'figures', statistics, origin: { kind: 'copy', savedAt } } });
  };

  /** What to show when the database can't be read: from now on figures that it gave have an age. */
  const withoutNews = (): StatisticsState['shown'] => {
    const { shown } = getState();
    if (shown.kind !== 'figures') return { kind: 'failed' };
    return shown.origin.kind === 'database' && readAt !== undefined
      ? { ...shown, origin: { kind: 'copy', savedAt: readAt } }
      : shown;
  };

  async function refresh(): Promise<void> {
    reading?.abort();
    const mine = new AbortController();
    reading = mine;
    const { signal } = mine;
    const { shown } = getState();
    setState(
      shown.kind === 'failed' ? { isBusy: true, shown: { kind: 'loading' } } : { isBusy: true },
    );
    const stopTimer = env.setTimer(() => void showCopy(signal), COPY_AFTER_MS);
    try {
      const statistics = await env.load(signal);
      if (signal.aborted) return;
      readAt = env.now();
      setState({
        isBusy: false,
        shown: { kind: 'figures', statistics, origin: { kind: 'database' } },
      });
      env.writeCopy(statistics);
    } catch (error) {
      if (signal.aborted) return;
      await showCopy(signal);
      if (signal.aborted) return;
      setState({ isBusy: false, shown: withoutNews() });
      env.onFailed(error instanceof AskError ? error.kind : 'unreachable');
    } finally {
      stopTimer();
    }
  }

  return {
    store,
    refresh,
    /** Somebody looks: figures that have been shown for a while are counted anew. */
    look(): void {
      const age = readAt === undefined ? Number.POSITIVE_INFINITY : Math.abs(env.now() - readAt);
      if (!getState().isBusy && age >= FRESH_MS) void refresh();
    },
    close(): void {
      reading?.abort();
      setState({ isBusy: false });
    },
  };
}

import type { Shape } from '../../lib/shape';
import type { AskError } from './ask';
import type { Filters } from './filters';
import type { PageQuery } from './load-page';
import type { Total } from './totals';

/** The rows as the database gave them, or as they were kept on this device and when. */
export type Origin = { kind: 'database' } | ({ kind: 'copy' } & CopyFacts);

/** What is kept of a list on this device. */
export type CopyFacts = {
  savedAt: number;
  /** How many rows the device holds. */
  kept: number;
  /** How many the database held when they were last counted, if that is known. */
  total?: Total | undefined;
};

/** What a list shows. */
export type Shown<Row> =
  | { kind: 'loading' }
  /** There is nothing to show, not even a copy. */
  | { kind: 'failed'; why: AskError['kind'] }
  | {
      kind: 'rows';
      rows: readonly Row[];
      origin: Origin;
      /** What follows behind the last row. */
      next: 'more' | 'loading' | 'failed' | 'end';
    };

export type ListState<Row> = {
  filters: Filters;
  shown: Shown<Row>;
  /** The first page is on its way; what is shown meanwhile is older, or of other filters. */
  isBusy: boolean;
  /** Rows that came in since, and wait to be looked at. */
  fresh: readonly Row[];
};

/** What a list needs from outside; a test hands in doubles. */
export type ListEnv<Row> = {
  isRow: Shape<Row>;
  load(query: PageQuery, signal: AbortSignal): Promise<Row[]>;
  loadRow(id: string, signal: AbortSignal): Promise<Row | null>;
  readCopy(): Promise<({ rows: readonly Row[] } & Omit<CopyFacts, 'kept'>) | undefined>;
  writeCopy(rows: readonly Row[]): void;
  setTimer(callback: () => void, ms: number): () => void;
  /** The database could not be read; what there was is shown. */
  onFailed(why: AskError['kind']): void;
};

/** Whether the database could not be read: what is shown is a copy, or nothing. */
export function isMissing(shown: Shown<unknown>): boolean {
  return shown.kind === 'failed' || (shown.kind === 'rows' && shown.origin.kind === 'copy');
}

import type { QueryClient } from '@tanstack/react-query';
import type { Filters } from './filters';
import type { CopyFacts } from './list-data';
import type { PageQuery } from './load-page';
import type { AnyRow } from './row';
import type { Table } from './table';

/** The key of a list's query. */
export type ListKey = [table: string, filters: Filters];

/** What a list depends on; tests pass in doubles. */
export type ListEnv<Row extends AnyRow> = {
  table: Table<Row>;
  queries: QueryClient;
  /** The id of the signed-in member of the staff. */
  staff: string;
  load(query: PageQuery, signal: AbortSignal): Promise<Row[]>;
  loadRow(id: string, signal: AbortSignal): Promise<Row | null>;
  readCopy(): Promise<{ rows: readonly Row[]; facts: CopyFacts } | undefined>;
  writeCopy(rows: readonly Row[]): void;
  /** Called for a row that the database no longer shows: what this device keeps of it goes as well. */
  onGone(id: string): void;
};

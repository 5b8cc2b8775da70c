import type { Filters } from './filters';
import type { AnyRow } from './row';
import type { Table } from './table';

/** What the filters need to know of their list. */
export type FilterBarProps = {
  table: Pick<Table<AnyRow>, 'tab' | 'words' | 'filters'>;
  /** The loaded rows; their values become options of the filters. */
  rows: readonly AnyRow[];
  filters: Filters;
  onChange: (changed: Partial<Filters>) => void;
};

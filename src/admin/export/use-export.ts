import { useEffect, useRef, useState } from 'react';
import { lagosDay } from '../../domain/clock';
import type { Filters } from '../rows/filters';
import { loadPage } from '../rows/load-page';
import type { AnyRow } from '../rows/row';
import type { Table } from '../rows/table';
import { useStaff } from '../staff';
import { collect, fileName } from './collect';
import type { Column } from './columns';

/** How far an export is. */
export type ExportState =
  | { kind: 'idle' }
  | { kind: 'collecting'; rows: number }
  | { kind: 'ready'; rows: number; file: File }
  | { kind: 'failed' };

/** Makes a file of all rows that the filters leave; it waits to be taken away. */
export function useExport<Row extends AnyRow>(table: Table<Row>, columns: Column<Row>[]) {
  const { client } = useStaff();
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const end = () => {
    running.current?.abort();
    setState({ kind: 'idle' });
  };
  const begin = async (filters: Filters) => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    const tell = (next: ExportState) => !mine.signal.aborted && setState(next);
    tell({ kind: 'collecting', rows: 0 });
    try {
      const source = {
        load: (query: Parameters<typeof loadPage>[2], signal: AbortSignal) =>
          loadPage(client, table, query, signal),
        columns,
        filters,
        onProgress: (rows: number) => tell({ kind: 'collecting', rows }),
      };
      const { content, rows } = await collect<Row>(source, mine.signal);
      const name = fileName(table.tab, lagosDay(Date.now()));
      tell({ kind: 'ready', rows, file: new File([content], name, { type: content.type }) });
    } catch {
      tell({ kind: 'failed' });
    }
  };
  return { state, begin, end };
}

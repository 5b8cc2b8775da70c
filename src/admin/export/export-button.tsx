import { Download } from 'lucide';
import { useState } from 'react';
import { downloadFile, shareFile } from '../../device/files';
import { Icon } from '../../ui/icon';
import { type Filters, isNarrowed } from '../rows/filters';
import type { AnyRow } from '../rows/row';
import type { Table } from '../rows/table';
import { StaffSheet } from '../staff-sheet';
import type { Column } from './columns';
import { waysOut } from './hand-over';
import { type ExportState, useExport } from './use-export';

type Props<Row extends AnyRow> = {
  table: Table<Row>;
  columns: Column<Row>[];
  filters: Filters;
  /** What its rows are called. */
  many: string;
};

/** Takes what the filters leave away as a file for spreadsheets. */
export function ExportButton<Row extends AnyRow>({ table, columns, filters, many }: Props<Row>) {
  const { state, begin, end } = useExport(table, columns);
  return (
    <>
      <button
        type="button"
        className="action"
        aria-haspopup="dialog"
        onClick={() => void begin(filters)}
      >
        <Icon drawing={Download} />
        Export
      </button>
      <StaffSheet title={`Export ${many}`} isOpen={state.kind !== 'idle'} onClose={end}>
        <div className="mt-3 grid gap-4">
          <Progress
            state={state}
            what={isNarrowed(filters) ? `${many} that fit the search and filters` : `all ${many}`}
            many={many}
            onRetry={() => void begin(filters)}
            onEnd={end}
          />
        </div>
      </StaffSheet>
    </>
  );
}

type ProgressProps = {
  state: ExportState;
  what: string;
  many: string;
  onRetry: () => void;
  onEnd: () => void;
};

function Progress({ state, what, many, onRetry, onEnd }: ProgressProps) {
  switch (state.kind) {
    case 'idle':
      return null;
    case 'collecting':
      return (
        <>
          <p role="status" className="list-loading figures">
            <span className="spinner" />
            Collecting {what}: {state.rows.toLocaleString('en-GB')} so far
          </p>
          <button type="button" className="button button-line" onClick={onEnd}>
            Cancel
          </button>
        </>
      );
    case 'failed':
      return (
        <>
          <p role="alert">The {many} could not all be read. Check the connection and try again.</p>
          <button type="button" className="button button-line" onClick={onRetry}>
            Try again
          </button>
        </>
      );
    case 'ready':
      return <Ready file={state.file} rows={state.rows} many={many} />;
  }
}

function Ready({ file, rows, many }: { file: File; rows: number; many: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  const ways = waysOut(file);
  return (
    <>
      <p role="status" className="figures">
        {rows.toLocaleString('en-GB')} {many} are ready in <strong>{file.name}</strong>. The file
        holds names, addresses and phone numbers: keep it where only the staff can read it.
      </p>
      {ways.share && (
        <button
          type="button"
          className="button button-primary"
          onClick={() => shareFile(file).catch(() => setHasFailed(true))}
        >
          Share the file
        </button>
      )}
      {ways.save && (
        <button
          type="button"
          className={`button ${ways.share ? 'button-line' : 'button-primary'}`}
          onClick={() => downloadFile(file)}
        >
          Save the file
        </button>
      )}
      {hasFailed && <p role="alert">It could not be shared. Please try again.</p>}
    </>
  );
}

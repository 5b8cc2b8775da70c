import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { brand } from '../../content/brand';
import { hostNow } from '../../device/clock';
import { canShareFile, downloadFile, shareFile } from '../../device/files';
import { isAppleHomeScreenApp } from '../../device/this-device';
import { lagosDay } from '../../domain/lagos-time';
import { grouped } from '../../lib/english';
import { Button } from '../../ui/button';
import { takeFocus } from '../../ui/undo';
import type { StaffClient } from '../client';
import { FORMER_COLLEAGUE, loadMembers } from '../people/use-team';
import { type Filters, isNarrowed } from '../rows/filters';
import { Spinner } from '../rows/list-states';
import { pagesOf } from '../rows/load-page';
import type { AnyRow } from '../rows/row';
import type { ListWords, Table } from '../rows/table';
import { counted } from '../rows/words';
import { useStaff } from '../staff';
import { BYTE_ORDER_MARK, csvLines } from './columns';

/** Creates a file of all filtered rows while it is mounted, and offers to share or save it. */
export function ExportFile<Row extends AnyRow>(props: Export<Row> & { onCancel: () => void }) {
  const { table, filters, onCancel } = props;
  const { many } = table.words;
  const { client } = useStaff();
  const [rows, setRows] = useState(0);
  const {
    data: file,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['export', table.name],
    async queryFn({ signal }) {
      setRows(0);
      const content = await collect(client, props, setRows, signal);
      const name = `${brand.shortName.toLowerCase()}-${table.tab}-${lagosDay(hostNow())}.csv`;
      return new File([content], name, { type: content.type });
    },
    gcTime: 0,
  });

  // They were deleted a moment ago.
  if (file && rows === 0) return <p role="status">There are no {many} to export.</p>;
  if (file) return <Ready file={file} rows={rows} words={table.words} />;
  if (isFetching) {
    const what = isNarrowed(filters) ? `${many} that fit the search and filters` : `all ${many}`;
    return (
      <>
        <Spinner className="figures">
          Collecting {what}: {grouped(rows)} so far
        </Spinner>
        <Button ref={takeFocus} onClick={onCancel}>
          Cancel
        </Button>
      </>
    );
  }
  return (
    <>
      <p role="alert">The {many} could not all be read. Check the connection and try again.</p>
      <Button ref={takeFocus} onClick={() => void refetch()}>
        Try again
      </Button>
    </>
  );
}

type ReadyProps = { file: File; rows: number; words: ListWords };

function Ready({ file, rows, words: { one, many } }: ReadyProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const canShare = canShareFile(file);
  // A computer needs no sharing, and an iPhone's home-screen app has no downloads.
  const shares = canShare && matchMedia('(pointer: coarse)').matches;
  const saves = !(isAppleHomeScreenApp() && canShare);
  return (
    <>
      <p ref={takeFocus} tabIndex={-1} role="status" className="figures">
        <span>{`${counted(rows, one, many)} ${rows === 1 ? 'is' : 'are'} ready in`}</span>{' '}
        <strong>{file.name}</strong>. The file holds names, addresses and phone numbers: keep it
        where only the staff can read it.
      </p>
      {shares && (
        <Button kind="primary" onClick={() => shareFile(file).catch(() => setHasFailed(true))}>
          Share the file
        </Button>
      )}
      {saves && (
        <Button kind={shares ? 'line' : 'primary'} onClick={() => downloadFile(file)}>
          Save the file
        </Button>
      )}
      {hasFailed && <p role="alert">It could not be shared. Please try again.</p>}
    </>
  );
}

/** What a file contains. */
export type Export<Row extends AnyRow> = { table: Table<Row>; filters: Filters };

/**
 * Collects all filtered rows as a file's content, page by page, so that a hundred thousand of them are never in memory
 * at once: a browser may keep a Blob's content on disk.
 * @throws if a page, the columns, or the team whose addresses name the owners, can't be loaded; the signal's reason if it is aborted
 */
export async function collect<Row extends AnyRow>(
  client: Pick<StaffClient, 'database'>,
  { table, filters }: Export<Row>,
  onProgress: (rows: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const [exported, team] = await Promise.all([table.exported(), loadMembers(client, signal)]);
  const addresses = new Map(team.map(({ user_id, email }) => [user_id, email]));
  const addressOf = (id: string) => addresses.get(id) ?? FORMER_COLLEAGUE;
  const parts: Blob[] = [
    new Blob([BYTE_ORDER_MARK, csvLines([exported.map(([heading]) => heading)])]),
  ];
  let rows = 0;
  for await (const page of pagesOf(client, table, { filters, withMerged: true }, signal)) {
    const lines = page.map((row) => exported.map(([, value]) => value(row, addressOf)));
    parts.push(new Blob([csvLines(lines)]));
    rows += page.length;
    onProgress(rows);
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}

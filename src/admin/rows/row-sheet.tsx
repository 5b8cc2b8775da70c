import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useStaff } from '../staff';
import { StaffSheet } from '../staff-sheet';
import { loadRow } from './load-page';
import type { AnyRow } from './row';
import type { Table } from './table';

type Props<Row extends AnyRow> = {
  table: Table<Row>;
  /** Which row is open, if any. */
  id: string | null;
  rows: readonly Row[];
  titleOf: (row: Row) => string;
  onClose: () => void;
  children: (row: Row) => ReactNode;
};

/** Keeps what somebody else has written from steering the direction of the words around it, where there is only text. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** The sheet of a row, whether the list has got to it or not: links lead to rows as well. */
export function RowSheet<Row extends AnyRow>(props: Props<Row>) {
  const { id, rows, titleOf, onClose, children } = props;
  const listed = rows.find((row) => row.id === id);
  const linked = useLinkedRow(props, listed !== undefined);
  const row = listed ?? linked;
  return (
    <StaffSheet
      title={row ? isolated(titleOf(row)) : 'Not found'}
      className="row-sheet"
      isOpen={id !== null && row !== undefined}
      onClose={onClose}
    >
      {row && children(row)}
    </StaffSheet>
  );
}

/** A row that the address names and the list does not hold. */
function useLinkedRow<Row extends AnyRow>(
  { id, table, onClose }: Props<Row>,
  isListed: boolean,
): Row | undefined {
  const { client } = useStaff();
  const { data: linked } = useQuery({
    queryKey: ['row', table.name, id],
    queryFn: ({ signal }) => loadRow(client, table, id ?? '', signal),
    enabled: id !== null && !isListed,
    gcTime: 0,
  });
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (linked === null) close();
  }, [linked]);
  return linked ?? undefined;
}

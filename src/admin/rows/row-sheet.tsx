import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Icon } from '../../ui/icon';
import { Action } from '../button';
import { useStaff } from '../staff';
import { StaffSheet } from '../staff-sheet';
import { rowKey } from './list';
import { loadRow } from './load-page';
import { PendingNotes } from './pending-notes';
import { type AnyRow, type RowContext, titleOf } from './row';
import type { Table } from './table';

type Props<Row extends AnyRow> = {
  table: Table<Row>;
  /** The id of the open row, if any. */
  id: string | null;
  rows: readonly Row[];
  /** Applies pending changes to a row that the list has not loaded; undefined if it is being deleted. */
  asChanged: (stored: Row) => Row | undefined;
  contextOf: (row: Row) => RowContext<Row>;
  onClose: () => void;
  children: (row: Row, context: RowContext<Row>) => ReactNode;
};

/** Keeps a name from changing the direction of the text around it, where an element can't be used. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** The sheet of the open row, which may come from a link and not be loaded in the list. */
export function RowSheet<Row extends AnyRow>(props: Props<Row>) {
  const { id, rows, asChanged, contextOf, onClose, children } = props;
  const listed = rows.find((row) => row.id === id);
  const linked = useLinkedRow(props, listed !== undefined);
  const stored = listed ?? linked;
  const row = listed ?? (linked && asChanged(linked));
  const context = stored && contextOf(stored);
  return (
    <StaffSheet
      title={row ? isolated(titleOf(row)) : 'Not found'}
      className="row-sheet"
      isOpen={id !== null && row !== undefined}
      onClose={onClose}
    >
      {row && context && (
        <div className="mt-3 grid min-w-0 gap-5 wrap-anywhere">
          <PendingNotes changes={context.changes} stored={context.stored} />
          {children(row, context)}
          <Action
            className="justify-self-start text-accent"
            onClick={() => {
              context.onRemove();
              onClose();
            }}
          >
            <Icon drawing={Trash2} />
            Delete
          </Action>
        </div>
      )}
    </StaffSheet>
  );
}

/** Loads the row that a link opens, if the list has not loaded it. */
function useLinkedRow<Row extends AnyRow>(
  { id, table, onClose }: Props<Row>,
  isListed: boolean,
): Row | undefined {
  const { client } = useStaff();
  const { data: linked } = useQuery({
    queryKey: rowKey(table.name, id ?? ''),
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

const NAME = 'row';
/** Marks a history entry of ours: closing the sheet may go back from it. */
const OURS = 'row';

/** Keeps the open row's id in the address: a phone's back button closes its sheet, and a link opens it. */
export function useOpenRow() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const id = new URLSearchParams(search).get(NAME);
  // A deleted row's sheet is closed twice, by its button and because the row is gone; going back twice would leave the
  // list.
  const closing = useRef<string>(null);
  useEffect(() => {
    if (id === null) closing.current = null;
  }, [id]);

  const to = (opened: string | null) => {
    const params = new URLSearchParams(search);
    if (opened === null) params.delete(NAME);
    else params.set(NAME, opened);
    return { search: params.size > 0 ? `?${params}` : '' };
  };
  return {
    id,
    open: (opened: string) => navigate(to(opened), { state: OURS }),
    close(): void {
      if (id === null || closing.current === id) return;
      closing.current = id;
      if (state === OURS) navigate(-1);
      else navigate(to(null), { replace: true });
    },
  };
}

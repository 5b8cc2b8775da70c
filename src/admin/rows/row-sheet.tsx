import { ArrowRight, Trash2 } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Action } from '../../ui/button';
import { Contained } from '../../ui/contained';
import { Icon } from '../../ui/icon';
import { StaffSheet } from '../staff-sheet';
import { PendingNotes } from './pending-notes';
import { type AnyRow, type RowContext, titleOf } from './row';

type Props<Row extends AnyRow> = {
  /** The open row, if any. */
  row: Row | undefined;
  context: RowContext<Row> | undefined;
  onClose: () => void;
  /** The way to the next row, if there is one. */
  next?: ReactNode;
  children: (row: Row, context: RowContext<Row>) => ReactNode;
};

/** Keeps a name from changing the direction of the text around it, where an element can't be used. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** The sheet of the open row. */
export function RowSheet<Row extends AnyRow>({
  row,
  context,
  onClose,
  next,
  children,
}: Props<Row>) {
  return (
    <StaffSheet
      title={row ? isolated(titleOf(row)) : 'Not found'}
      className="row-sheet"
      isOpen={row !== undefined}
      onClose={onClose}
    >
      {row && context && (
        <div className="mt-3 grid min-w-0 gap-5 wrap-anywhere">
          <Contained
            of={row}
            fallback={<p role="alert">What is known about this can’t be shown.</p>}
          >
            <PendingNotes changes={context.changes} stored={context.stored} />
            {children(row, context)}
          </Contained>
          {next}
        </div>
      )}
    </StaffSheet>
  );
}

/** Opens the next row in place of the open one. */
export function NextButton({ name, onOpen }: { name: string; onOpen: () => void }) {
  return (
    <p className="row-next">
      <Action className="max-w-full" onClick={onOpen}>
        <span className="truncate">Next: {isolated(name)}</span>
        <Icon drawing={ArrowRight} />
      </Action>
    </p>
  );
}

/** Deletes the open row, and closes its sheet. */
export function RemoveButton({
  onRemove,
  onClose,
}: Pick<RowContext<AnyRow>, 'onRemove' | 'onClose'>) {
  if (!onRemove) return null;
  return (
    <Action
      className="justify-self-start text-accent"
      onClick={() => {
        onRemove();
        onClose();
      }}
    >
      <Icon drawing={Trash2} />
      Delete
    </Action>
  );
}

const NAME = 'row';
/** Marks a history entry of ours: closing the sheet may go back from it. */
export const OURS = 'row';

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
    /** Opens another row in place of the open one: one step back leads to the list. */
    openInstead: (opened: string) => navigate(to(opened), { replace: true, state }),
    close(): void {
      if (id === null || closing.current === id) return;
      closing.current = id;
      if (state === OURS) navigate(-1);
      else navigate(to(null), { replace: true });
    },
  };
}

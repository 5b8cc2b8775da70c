import { ArrowRight, Trash2 } from 'lucide';
import type { ReactNode } from 'react';
import { useOpenInAddress } from '../../hooks/use-open-in-address';
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

/** Keeps the open row's id in the address. */
export const useOpenRow = () => useOpenInAddress('row');

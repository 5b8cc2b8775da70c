import { Download } from 'lucide';
import { useState } from 'react';
import { Action } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { loadOnce, useCode } from '../../ui/later';
import { Opening } from '../loading';
import type { AnyRow } from '../rows/row';
import { useStaff } from '../staff';
import { StaffSheet } from '../staff-sheet';
import type { Export } from './export-file';

const exportFile = loadOnce(() => import('./export-file'));

/**
 * Exports the filtered rows as a file for spreadsheets. Agents export nothing.
 * @param isEmpty whether the database has said that there are none
 */
export function ExportButton<Row extends AnyRow>({
  isEmpty,
  ...props
}: Export<Row> & { isEmpty: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  if (useStaff().role === 'agent') return null;
  return (
    <>
      <Action
        className="list-tool disabled:cursor-default disabled:opacity-55"
        aria-haspopup="dialog"
        disabled={isEmpty}
        onClick={() => setIsOpen(true)}
      >
        <Icon drawing={Download} />
        <span className="max-md:sr-only">Export</span>
      </Action>
      <StaffSheet title={`Export ${props.table.words.many}`} isOpen={isOpen} onClose={close}>
        <div className="mt-3 grid gap-4">{isOpen && <LateFile {...props} onCancel={close} />}</div>
      </StaffSheet>
    </>
  );
}

function LateFile<Row extends AnyRow>(props: Export<Row> & { onCancel: () => void }) {
  const { code, ...waiting } = useCode(exportFile);
  return code ? <code.ExportFile {...props} /> : <Opening {...waiting} />;
}

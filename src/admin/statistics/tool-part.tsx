import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button';
import { StaffSheet } from '../staff-sheet';
import { Part } from './parts';

type Props = {
  id: string;
  title: string;
  note: string;
  /** What the button says. */
  action: string;
  /** The title of the sheet that it opens, if that is not the part's. */
  sheetTitle?: string;
  /** What the sheet shows, given what closes it. */
  children: (close: () => void) => ReactNode;
};

/** A part of the Statistics tab for what an administrator rarely needs: what it is, and a button that opens it. */
export function ToolPart({ id, title, note, action, sheetTitle = title, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Part id={id} title={title}>
      <p className="note">{note}</p>
      <Button className="mt-4" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {action}
      </Button>
      <StaffSheet title={sheetTitle} isOpen={isOpen} onClose={close}>
        {children(close)}
      </StaffSheet>
    </Part>
  );
}

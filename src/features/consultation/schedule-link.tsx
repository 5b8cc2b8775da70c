import { type ReactNode, useState } from 'react';
import { Sheet } from '../../ui/sheet';
import { Opener } from './opener';
import type { Request } from './request';
import { Scheduler } from './scheduler';

type Props = {
  request: Request;
  className?: string;
  /** Where the sheet stands on wide screens, if not in the middle. */
  sheetClassName?: string;
  children: ReactNode;
};

/** Opens a sheet that asks for a date. */
export function ScheduleLink({ request, className, sheetClassName = '', children }: Props) {
  // Nothing of the sheet is in the prerendered page; closed, it stays, so that the focus finds its way back.
  const [isOpen, setIsOpen] = useState<boolean>();
  const close = () => setIsOpen(false);

  return (
    <>
      <Opener className={className} aria-haspopup="dialog" onOpen={() => setIsOpen(true)}>
        {children}
      </Opener>
      {isOpen !== undefined && (
        <Sheet
          title="Schedule a consultation"
          isOpen={isOpen}
          onClose={close}
          className={`sheet-${request.kind} ${sheetClassName}`}
        >
          {isOpen && <Scheduler request={request} onDone={close} autoFocus />}
        </Sheet>
      )}
    </>
  );
}

import { type ReactNode, useState } from 'react';
import { Sheet } from '../../ui/sheet';
import { Opener } from './opener';
import type { ScheduleRequest } from './request';
import { Scheduler } from './scheduler';

type Props = {
  request: ScheduleRequest;
  className?: string;
  /** Positions the sheet on wide screens; centred by default. */
  sheetClassName?: string;
  children: ReactNode;
};

/** A button that opens the scheduler in a sheet. */
export function ScheduleLink({ request, className, sheetClassName = '', children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);

  return (
    <>
      <Opener className={className} aria-haspopup="dialog" onOpen={() => setIsOpen(true)}>
        {children}
      </Opener>
      <Sheet
        title="Schedule a consultation"
        isOpen={isOpen}
        onClose={close}
        className={`sheet-${request.kind} ${sheetClassName}`}
      >
        <Scheduler request={request} onDone={close} autoFocus />
      </Sheet>
    </>
  );
}

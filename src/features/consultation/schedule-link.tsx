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
  const [sheet, setSheet] = useState<'none' | 'open' | 'closed'>('none');
  const close = () => setSheet('closed');

  return (
    <>
      <Opener className={className} aria-haspopup="dialog" onOpen={() => setSheet('open')}>
        {children}
      </Opener>
      {sheet !== 'none' && (
        <Sheet
          title="Schedule a consultation"
          isOpen={sheet === 'open'}
          onClose={close}
          className={`sheet-${request.kind} ${sheetClassName}`}
        >
          {sheet === 'open' && <Scheduler request={request} onDone={close} autoFocus />}
        </Sheet>
      )}
    </>
  );
}

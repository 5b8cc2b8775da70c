import { useEffect } from 'react';
import { AppointmentPanel } from './appointment-panel';
import { DatePanel } from './date-panel';
import type { Request } from './request';
import { prepareConfirmation } from './show-confirmation';

export { ScheduleShortcut } from './schedule-shortcut';

type Props = { request: Request; onDone: () => void; autoFocus?: boolean };

/** What a request asks for. */
export function Panel({ request, ...props }: Props) {
  useEffect(prepareConfirmation, []);
  switch (request.kind) {
    case 'appointment':
      return <AppointmentPanel property={request.property} {...props} />;
    case 'date':
      return <DatePanel place={request.place} {...props} />;
  }
}

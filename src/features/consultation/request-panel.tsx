import { AppointmentPanel } from './appointment-panel';
import { DatePanel } from './date-panel';
import type { ScheduleRequest } from './request';

export type PanelProps = { request: ScheduleRequest; onDone: () => void; autoFocus?: boolean };

/** What a new request asks for. */
export function RequestPanel({ request, ...props }: PanelProps) {
  return request.kind === 'appointment' ? (
    <AppointmentPanel about={request.about} {...props} />
  ) : (
    <DatePanel place={request.place} {...props} />
  );
}

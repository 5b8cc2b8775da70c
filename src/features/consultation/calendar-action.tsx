import { CalendarPlus } from 'lucide';
import { useId, useState } from 'react';
import { company } from '../../content/company';
import { handOver } from '../../device/files';
import { appAround, browserFor } from '../../device/in-app-browser';
import type { Booking } from '../../domain/booking';
import { calendarFile } from '../../domain/calendar-file';
import { lagosDay } from '../../domain/lagos-time';
import { whatsappLink } from '../../lib/phone-link';
import { Action } from '../../ui/button';
import { Icon } from '../../ui/icon';

/** Adds the consultation to a calendar, or removes a cancelled one; explains it where downloads are ignored. */
export function CalendarAction({ booking }: { booking: Booking }) {
  const [isTold, setIsTold] = useState(false);
  const words = useId();
  const app = appAround(navigator.userAgent);
  const browser = browserFor(navigator.userAgent);
  const save = () => void handOver(fileOf(booking)).catch(() => undefined);

  return (
    <>
      <Action
        {...(app && { 'aria-expanded': isTold, 'aria-controls': isTold ? words : undefined })}
        onClick={app ? () => setIsTold(!isTold) : save}
      >
        <Icon drawing={CalendarPlus} />
        {booking.isCancelled ? 'Remove from calendar (.ics)' : 'Add to calendar (.ics)'}
      </Action>
      {isTold && (
        <p id={words} role="status" className="note order-last basis-full">
          {app} shows this page in a window of its own, which can’t save files: please change your
          calendar by hand. {browser} can save them: next time, tap <strong>⋯</strong> or{' '}
          <strong>⋮</strong> in the corner of this window, choose <strong>Open in {browser}</strong>
          , <strong>Open in browser</strong> or <strong>Open in external browser</strong>, and ask
          for your consultation there.
        </p>
      )}
    </>
  );
}

function fileOf(booking: Booking): File {
  const { startsAt, property } = booking;
  const text = calendarFile({
    ...booking,
    madeAt: Date.now(),
    summary: `Consultation with ${company.name}`,
    description: [
      ...(property === null ? [] : [`About ${property}`]),
      `On WhatsApp: ${company.whatsapp}. Please wait for our confirmation in the chat.`,
    ].join('\n'),
    location: `WhatsApp, ${company.whatsapp}`,
    url: whatsappLink(company.whatsapp, ''),
    product: company.name,
    organizer: company.email,
  });
  return new File([text], `consultation-${lagosDay(startsAt)}.ics`, { type: 'text/calendar' });
}

import { CalendarPlus } from 'lucide';
import { useEffect, useId, useMemo, useState } from 'react';
import { company } from '../../content/company';
import { canShareFile, shareFile } from '../../device/files';
import { isAppleHomeScreenApp } from '../../device/home-screen';
import { appAround, browserFor } from '../../device/in-app-browser';
import type { Booking } from '../../domain/booking';
import { calendarFile } from '../../domain/calendar-file';
import { lagosDay } from '../../domain/clock';
import { whatsappLink } from '../../lib/phone-link';
import { Icon } from '../../ui/icon';

const TYPE = 'text/calendar';

/**
 * Adds the consultation to the visitor's calendar, or removes it once cancelled. A later file for the same consultation
 * replaces the earlier one. The file is made in advance, because sharing has to follow the tap immediately.
 */
export function CalendarAction({ booking }: { booking: Booking }) {
  const { uid, sequence } = booking;
  // biome-ignore lint/correctness/useExhaustiveDependencies: these two identify the file
  const file = useMemo(() => fileOf(booking), [uid, sequence]);
  const label = booking.isCancelled ? 'Remove from calendar (.ics)' : 'Add to calendar (.ics)';
  const url = useObjectUrl(file);
  const icon = <Icon drawing={CalendarPlus} />;

  const app = appAround(navigator.userAgent);

  if (app) return <NoFiles app={app} label={label} />;
  // Downloads don't work in an iPhone's home-screen app.
  if (isAppleHomeScreenApp() && canShareFile(file)) {
    return (
      <button
        type="button"
        className="action"
        onClick={() => shareFile(file).catch(() => undefined)}
      >
        {icon}
        {label}
      </button>
    );
  }
  return (
    <a className="action" href={url} download={file.name}>
      {icon}
      {label}
    </a>
  );
}

/** In-app browsers ignore downloads, so explain what to do instead. */
function NoFiles({ app, label }: { app: string; label: string }) {
  const [isTold, setIsTold] = useState(false);
  const words = useId();
  const browser = browserFor(navigator.userAgent);
  return (
    <>
      <button
        type="button"
        className="action"
        aria-expanded={isTold}
        aria-controls={isTold ? words : undefined}
        onClick={() => setIsTold(!isTold)}
      >
        <Icon drawing={CalendarPlus} />
        {label}
      </button>
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
  return new File([text], `consultation-${lagosDay(startsAt)}.ics`, { type: TYPE });
}

function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

import { CalendarPlus } from 'lucide';
import { useEffect, useState } from 'react';
import { company } from '../../content/company';
import { calendarFile } from '../../domain/calendar-file';
import type { Day } from '../../domain/lagos-time';
import { whatsappLink } from '../../lib/phone-link';
import { Icon } from '../../ui/icon';

type Props = { day: Day; startsAt: number; property: string | undefined };

const LABEL = 'Add to calendar (.ics)';
const TYPE = 'text/calendar';

/** Hands the consultation to the visitor's calendar. The file is made beforehand: sharing must follow the tap at once. */
export function CalendarAction(props: Props) {
  const [file] = useState(() => fileOf(props));
  const url = useObjectUrl(file);
  const icon = <Icon drawing={CalendarPlus} />;

  if (mustShare(file)) {
    return (
      // Who changes their mind in the share sheet rejects it: that is no failure.
      <button
        type="button"
        className="action"
        onClick={() => navigator.share({ files: [file] }).catch(() => undefined)}
      >
        {icon}
        {LABEL}
      </button>
    );
  }
  return (
    <a className="action" href={url} download={file.name}>
      {icon}
      {LABEL}
    </a>
  );
}

/** An iPhone's home-screen app can't download: a file leaves it through the share sheet. */
function mustShare(file: File): boolean {
  const isHomeScreenApp = 'standalone' in navigator && navigator.standalone === true;
  return isHomeScreenApp && navigator.canShare?.({ files: [file] });
}

function fileOf({ day, startsAt, property }: Props): File {
  const text = calendarFile({
    uid: `${randomName()}@${new URL(location.href).hostname}`,
    madeAt: Date.now(),
    startsAt,
    summary: `Consultation with ${company.name}`,
    description: [
      ...(property === undefined ? [] : [`About ${property}`]),
      `On WhatsApp: ${company.whatsapp}. Please wait for our confirmation in the chat.`,
    ].join('\n'),
    location: `WhatsApp, ${company.whatsapp}`,
    url: whatsappLink(company.whatsapp, ''),
    product: company.name,
  });
  return new File([text], `consultation-${day}.ics`, { type: TYPE });
}

/** Like `crypto.randomUUID()`, which is missing where a phone opens the site without TLS. */
function randomName(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
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

import { OWN_APPOINTMENTS } from '../../src/content/messages.ts';
import { isAppointmentState } from '../../src/domain/appointment.ts';
import { appointmentFile } from '../../src/domain/appointment-file.ts';
import { bothTimesText } from '../../src/domain/clock.ts';
import { lagosDay } from '../../src/domain/lagos-time.ts';
import { aboutText, KIND_WORDS } from '../../src/domain/lead-kind.ts';
import { unitAt } from '../../src/domain/unit.ts';
import { britishDate, fullDay } from '../../src/lib/english.ts';
import {
  instantText,
  nullable,
  number,
  object,
  oneOf,
  type ShapeOf,
  text,
} from '../../src/lib/shape.ts';
import { type Mail, signature } from './mail.ts';
import type { Shown } from './shown.ts';

/** What every message about an enquiry or appointment has, as it waits in the database, whichever way it goes. */
export const isAbout = {
  id: text,
  asked_at: instantText,
  attempts: number,
  enquiry: object({
    id: text,
    kind: nullable(text),
    /** Null if no time was asked for. */
    state: nullable(isAppointmentState),
    /** Of one that is cancelled, when it would have been. */
    at: nullable(instantText),
    /** When it was to be before the staff changed it; null if it had no time, or they changed nothing. */
    was: nullable(instantText),
    /** The day that was asked for, without a time. */
    day: nullable(text),
    zone: nullable(text),
    office: nullable(oneOf('lagos', 'london')),
    host: nullable(text),
    /** By which calendars know the appointment; null if another row has taken the place of this one. */
    uid: nullable(text),
    changes: number,
    answers: number,
  }),
};

/** What a visitor is told by e-mail: without a word that they wrote, since anybody can type anybody's address. */
export const isReceipt = object({
  ...isAbout,
  kind: oneOf('receipt'),
  email: text,
  property_slug: nullable(text),
  /** The one that was chosen, of those that are for sale. */
  unit: nullable(object({ kind: text, label: text })),
  made_at: instantText,
});
export type Receipt = ShapeOf<typeof isReceipt>;
type About = Pick<Receipt, 'enquiry' | 'asked_at'>;

/**
 * The same each time that it is tried: a mail service refuses another text under the key of the first.
 * @param site the site's address
 */
export function composeReceipt(
  receipt: Receipt,
  site: string,
  { company, properties }: Shown,
): Mail {
  const { enquiry, email, property_slug, unit, made_at } = receipt;
  const title = properties.find(({ slug }) => slug === property_slug)?.title ?? null;
  const property = title && unit ? unitAt(title, unit) : title;
  const noun = nounOf(enquiry);
  const file = fileOf(enquiry, noun, property, company, Date.parse(made_at));
  const { subject, said } = wordsOf(receipt, aboutText(noun, property));
  return {
    to: email,
    subject,
    text: [
      said,
      ...(file ? ['A calendar file is attached.'] : []),
      changeWords(enquiry, noun, site),
      'If you did not ask for this, somebody typed your address by mistake: tell us, and we’ll delete it.',
      `${signature(company)}WhatsApp ${company.whatsapp}\n`,
    ].join('\n\n'),
    // No mail program is to answer it, that somebody is on holiday for instance (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(file && { attachments: [file] }),
  };
}

/** The same on a phone that may lie on a table: neither about which property, nor with whom. */
export function appointmentWords({ enquiry, asked_at }: About): { title: string; body: string } {
  const noun = aboutText(nounOf(enquiry), null);
  const { subject, said } = wordsOf({ asked_at, enquiry: { ...enquiry, host: null } }, noun);
  return { title: subject, body: said };
}

/** "Consultation"; what was no appointment when it was sent, and has become one, is called that. */
function nounOf({ kind, state }: Receipt['enquiry']): string {
  if (kind === 'enquiry' && state === null) return KIND_WORDS.enquiry;
  const isNamed = oneOf('consultation', 'viewing', 'tour', 'video');
  return isNamed(kind) ? KIND_WORDS[kind] : 'Appointment';
}

function wordsOf(
  { enquiry, asked_at }: About,
  what: string,
): Pick<Mail, 'subject'> & { said: string } {
  const { kind, state, at, was, day, zone, host, office } = enquiry;
  // A visitor may have moved since what is not confirmed any more.
  const said = state === 'asked' ? (was ?? at) : at;
  const when = [
    // Nobody knows how their clock shows it: am and pm are understood everywhere.
    said ? bothTimesText(Date.parse(said), zone ?? '', true) : day && fullDay(day),
    office === 'london' && 'with our London office',
    state === 'confirmed' && host && `with ${host}`,
  ]
    .filter(Boolean)
    .join(', ');
  switch (state) {
    case 'confirmed':
      return { subject: `Confirmed: your ${what}`, said: `Your ${what} is confirmed: ${when}.` };
    case 'moved': {
      const orElse = 'If that does not suit you, tell us, and we’ll find another time.';
      return was
        ? {
            subject: `Moved: your ${what}`,
            said: `We have moved your ${what}. It is now on ${when}. ${orElse}`,
          }
        : { subject: `A time for your ${what}`, said: `We suggest ${when}. ${orElse}` };
    }
    case 'cancelled':
      return {
        subject: `Cancelled: your ${what}`,
        said: `Your ${what}${when && ` on ${when}`} is cancelled.`,
      };
    default: {
      if (was) {
        return {
          subject: `No longer confirmed: your ${what}`,
          said: `Your ${what} on ${when} is no longer confirmed. We’ll tell you as soon as it is again.`,
        };
      }
      const sent = `which reached us on ${britishDate(lagosDay(Date.parse(asked_at)))}`;
      const next = (does: string) => `Next, somebody from our team ${does}.`;
      if (kind === 'enquiry') {
        return {
          subject: `We have your ${what}`,
          said: `We have your ${what}, ${sent}. ${next('will write to you or call you')}`,
        };
      }
      const agrees = at
        ? 'will confirm the time or suggest another. Until then it is not agreed'
        : 'will agree a time with you';
      return {
        subject: `We have your request: ${what}`,
        said: `We have your request, ${sent}: ${[what, when].filter(Boolean).join(', ')}. ${next(agrees)}`,
      };
    }
  }
}

function changeWords({ state, at }: Receipt['enquiry'], noun: string, site: string): string {
  if (state === 'cancelled') {
    return `Please tell us when another time would suit you, or choose one on our site:\n${site}`;
  }
  return noun === KIND_WORDS.consultation && at !== null
    ? `To move or cancel it, open “${OWN_APPOINTMENTS}” on the device you used for the request, or write to us:\n${new URL('/outbox#consultations', site)}`
    : 'To change or withdraw it, write to us.';
}

/** The calendar file of an appointment, as an attachment; undefined where there is no time, or another row has it now. */
function fileOf(
  { uid, state, at, office, host, changes, answers }: Receipt['enquiry'],
  noun: string,
  property: string | null,
  company: Shown['company'],
  now: number,
) {
  if (state === null || at === null || uid === null) return undefined;
  const appointment = {
    uid,
    startsAt: Date.parse(at),
    office: office ?? undefined,
    property,
    sequence: changes,
    answers,
    isCancelled: state === 'cancelled',
    agreed: { state, host },
  };
  const file = appointmentFile(appointment, company, now, noun);
  return {
    filename: file.name,
    content: Buffer.from(file.text).toString('base64'),
    content_type: 'text/calendar; charset=utf-8',
  };
}

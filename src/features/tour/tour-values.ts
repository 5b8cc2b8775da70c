import { answerGoesTo } from '../../content/messages';
import { chosenProperty } from '../../content/property-names';
import { LIMIT } from '../../domain/field-rules';
import { clockAt, lagosDay } from '../../domain/lagos-time';
import type { Lead } from '../../domain/lead';
import type { Contact } from '../../domain/submission';
import { zoneHere } from '../../domain/zone';
import type { AnswerWords } from '../../forms/form-answer';
import { textOf } from '../../forms/form-fields';
import { britishDate, weekdayName } from '../../lib/english';
import type { FieldErrors } from '../../lib/field-errors';

/** Leaves room for the request's own lines within the maximum length of a message. */
export const MESSAGE_MAX = LIMIT.message - 100;

/** From the specification. */
export const tourWords: AnswerWords = {
  done: {
    title: 'Tour Request Sent!',
    description: "We'll contact you soon to confirm your tour details.",
  },
  receipt: 'We have your request. You can ask for another tour here.',
  goesTo: answerGoesTo,
  failed: 'There was an error sending your request. Please try again.',
};

/** The text in the request if no date was chosen. */
const NO_DATE = 'To be scheduled';

/**
 * Finds errors in the chosen date. The browser enforces `min` and `max` only in its date picker: a date can also be
 * typed, or come from an old draft.
 * @param today from `earliestDay`
 */
export function findTourErrors(form: FormData, today: string): FieldErrors {
  const date = textOf(form, 'date');
  const latest = latestDay(today);
  if (date !== '' && date < today) return { date: 'Please choose today or a later day.' };
  return date > latest ? { date: `Please choose a day by the end of ${latest.slice(0, 4)}.` } : {};
}

/** The last day of the year after next. Nobody plans a visit beyond it, so a later date is a typing error. */
export function latestDay(today: string): string {
  return `${Number(today.slice(0, 4)) + 2}-12-31`;
}

/** The ways of visiting that a property's page offers. */
const BY_VIDEO = 'By video';
export const WAYS = ['In person', BY_VIDEO] as const;

/** The request, unvalidated. Its message says the day in words as well. */
export function readTour(form: FormData): Contact {
  const day = textOf(form, 'date');
  const words = dateText(day);
  const way = textOf(form, 'way');
  const about = chosenProperty(textOf(form, 'property_interest'));
  const [slug, unit = ''] = textOf(form, 'home').split('/');
  // Another property may have been chosen since.
  const home = slug === about.property_slug ? unit : '';
  const lines = [
    'Tour Request',
    `Preferred date: ${words}`,
    ...(way ? [`Visit: ${way}`] : []),
    ...(home ? [`Home: ${home}`] : []),
  ];
  return {
    table: 'contacts',
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    phone: textOf(form, 'phone'),
    message: `${lines.join('\n')}\n\n${textOf(form, 'message')}`,
    ...about,
    ...(home && { property_interest: `${about.property_interest}, ${home}` }),
    // A fact, by which the staff prepare: somebody carries the phone.
    kind: way === BY_VIDEO ? 'video' : 'tour',
    preferred_date: words === NO_DATE ? null : day,
    // The time that the office proposes is told in the visitor's own as well.
    visitor_zone: zoneHere(),
  };
}

/** The same on a property's page, where a telephone number is enough: contacts have an e-mail address, leads need none. */
export function readVisit(form: FormData): Contact | Lead {
  const { message, ...request } = readTour(form);
  if (request.email !== '') return { ...request, message };
  return { ...request, table: 'leads', email: null, notes: message, source: 'contact_form' };
}

/** What is missing of a visit: somebody has to be reached. */
export function findVisitErrors(form: FormData, today: string): FieldErrors {
  const errors = findTourErrors(form, today);
  if (textOf(form, 'email') || textOf(form, 'phone')) return errors;
  return { ...errors, email: 'Please enter an email address or a phone number.' };
}

/** "Monday, 30 November 2026": the weekday makes typing errors visible. */
function dateText(day: string): string {
  if (Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return NO_DATE;
  return `${weekdayName(day)}, ${britishDate(day)}`;
}

/** The earliest day of a tour: today where the visitor is or in Lagos, where it may still be yesterday. */
export function earliestDay(now: number): string {
  const { day } = clockAt(now, -new Date(now).getTimezoneOffset());
  const [earlier = ''] = [day, lagosDay(now)].sort();
  return earlier;
}

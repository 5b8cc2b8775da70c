import { fullDay, longDate } from '../lib/english';
import { deviceZone } from '../lib/time-words';
import type { Booking } from './booking';
import type { Day } from './calendar-day';
import { visitorTime } from './clock';
import { lagosDay, lagosTime } from './lagos-time';
import { GENERAL_INTEREST, type Lead, leadFrom, type Visitor } from './lead';
import type { Office } from './office';
import { isZoneName } from './zone';

/** What a visitor asks for: a consultation, another time for one, or to cancel it. */
type Wish = Pick<Booking, 'startsAt' | 'office' | 'property' | 'slug' | 'isCancelled'> & {
  before?: Pick<Booking, 'startsAt'> | undefined;
};

const PLEASE_CONFIRM = 'Please confirm your availability.';

/**
 * The chat message and the lead for a consultation. The lead names the previous time, as it may arrive as a separate
 * lead.
 * @param zone the visitor's time zone, so that whoever calls back knows the visitor's local time
 */
export function consultationRequest(wish: Wish, zone: string, visitor?: Partial<Visitor>) {
  const { message, notes } = wishWords(wish, zone);
  const lead: Lead = leadFrom(
    'whatsapp',
    {
      property_interest: wish.property ?? GENERAL_INTEREST,
      property_slug: wish.slug ?? null,
      notes,
      kind: 'consultation',
      appointment_at: wish.isCancelled ? null : new Date(wish.startsAt).toISOString(),
      visitor_zone: isZoneName(zone) ? zone : null,
      office: wish.office ?? 'lagos',
    },
    visitor,
  );
  return { message, lead };
}

function wishWords({ startsAt, office, property, isCancelled, before }: Wish, zone: string) {
  const consultation = `consultation${property ? ` about ${property}` : ''}`;
  const on = lagosWords(startsAt);
  if (isCancelled) {
    return {
      message: `Hello, I would like to cancel my ${consultation} on ${on}.`,
      notes: `Cancelled: the consultation on ${on}.`,
    };
  }
  const clock = visitorClock(startsAt, zone);
  const whenItIs = `${on}${ownTime(startsAt, zone)}${withHost(office, 'your')}`;
  const host = withHost(office, 'the');
  if (!before) {
    return {
      message: `Hello, I would like to schedule a ${consultation} on ${whenItIs}. ${PLEASE_CONFIRM}`,
      notes: `Consultation scheduled from the scheduler for ${on}${host}.${clock}`,
    };
  }
  const was = lagosWords(before.startsAt);
  return {
    message: `Hello, I would like to move my ${consultation} from ${was} to ${whenItIs}. ${PLEASE_CONFIRM}`,
    notes: `Change of the consultation on ${was}: now on ${on}${host}.${clock}`,
  };
}

/** Where on the page a date was picked. */
export type DatePlace = 'hero' | 'header';

/** The chat message and the lead for a consultation date picked without a time, perhaps instead of another. */
export function dateRequest(day: Day, place: DatePlace, visitor?: Visitor, before = day) {
  const zone = deviceZone();
  const date = longDate(day);
  const was = before === day ? undefined : longDate(before);
  const lead: Lead = leadFrom(
    'whatsapp',
    {
      property_interest: `${GENERAL_INTEREST}, consultation on ${date}`,
      // Staff read it.
      notes: `Consultation scheduled from the ${place === 'hero' ? 'hero of the home page' : place} for ${date}.${was ? ` It was ${was} before.` : ''}`,
      kind: 'consultation',
      preferred_date: day,
      visitor_zone: isZoneName(zone) ? zone : null,
    },
    visitor,
  );
  const wish = was
    ? `move my consultation from ${was} to ${date}`
    : `schedule a consultation on ${date}`;
  const message = `Hello, I would like to ${wish}. ${PLEASE_CONFIRM}`;
  return { date: fullDay(day), message, lead };
}

function lagosWords(at: number): string {
  return `${longDate(lagosDay(at))} at ${lagosTime(at)} (Lagos time)`;
}

/** The host, where it is not Lagos. */
function withHost(office: Office | undefined, whose: 'your' | 'the'): string {
  return office === 'london' ? `, with ${whose} London office` : '';
}

/** The visitor's local time in their own words, where it differs. */
function ownTime(at: number, zone: string): string {
  const local = visitorTime(at, zone);
  if (!local) return '';
  const day = local.otherDay ? ` on ${local.otherDay.weekday},` : '';
  return `, which is ${local.time}${day} my time`;
}

/** The same for staff. */
function visitorClock(at: number, zone: string): string {
  const local = visitorTime(at, zone);
  const clock = local && [local.time, local.otherDay?.weekday].filter(Boolean).join(', ');
  return clock ? `\nFor the visitor: ${clock} (${zone}).` : '';
}

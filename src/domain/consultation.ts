import { longDate } from '../lib/english';
import type { About, Booking } from './booking';
import type { Day } from './calendar-day';
import { lagosDay, lagosTime, visitorTime } from './clock';
import { GENERAL_INTEREST, type Lead, type Visitor, whatsappLead } from './lead';

/** The consultation before a change. */
type Held = Pick<Booking, 'startsAt' | 'property' | 'slug'>;

/** What a visitor asks for: a consultation, another time for one, or to cancel it. */
export type Wish =
  | { kind: 'new'; about?: About | undefined; startsAt: number }
  | { kind: 'change'; before: Held; startsAt: number }
  | { kind: 'cancellation'; before: Held };

const PLEASE_CONFIRM = 'Please confirm your availability.';

/**
 * The chat message and the lead for a wish. The lead names the previous time, as it may arrive as a separate lead.
 * @param zone the visitor's time zone, so that whoever calls back knows the visitor's local time
 */
export function consultationRequest(wish: Wish, zone: string, visitor?: Visitor) {
  const { message, notes } = wishWords(wish, zone);
  const about = aboutOf(wish);
  const lead: Lead = whatsappLead(
    {
      property_interest: about?.property ?? GENERAL_INTEREST,
      property_slug: about?.slug ?? null,
      notes,
    },
    visitor,
  );
  return { message, lead };
}

function wishWords(wish: Wish, zone: string): { message: string; notes: string } {
  const property = aboutOf(wish)?.property;
  const consultation = `consultation${property ? ` about ${property}` : ''}`;
  if (wish.kind === 'cancellation') {
    const was = lagosWords(wish.before.startsAt);
    return {
      message: `Hello, I would like to cancel my ${consultation} on ${was}.`,
      notes: `Cancelled: the consultation on ${was}.`,
    };
  }
  const on = lagosWords(wish.startsAt);
  const clock = visitorClock(wish.startsAt, zone);
  if (wish.kind === 'new') {
    return {
      message: `Hello, I would like to schedule a ${consultation} on ${on}. ${PLEASE_CONFIRM}`,
      notes: `Consultation scheduled from the mobile scheduler for ${on}.${clock}`,
    };
  }
  const was = lagosWords(wish.before.startsAt);
  return {
    message: `Hello, I would like to move my ${consultation} from ${was} to ${on}. ${PLEASE_CONFIRM}`,
    notes: `Change of the consultation on ${was}: now on ${on}.${clock}`,
  };
}

const aboutOf = (wish: Wish) => (wish.kind === 'new' ? wish.about : wish.before);

/** Where on the page a date was picked. */
export type DatePlace = 'hero' | 'header';

/** The chat message and the lead for a consultation date picked without a time. */
export function dateRequest(day: Day, place: DatePlace, visitor?: Visitor) {
  const date = longDate(day);
  const lead: Lead = whatsappLead(
    {
      property_interest: `${GENERAL_INTEREST}, consultation on ${date}`,
      notes: `Consultation scheduled from the ${place} for ${date}.`,
    },
    visitor,
  );
  const message = `Hello, I would like to schedule a consultation on ${date}. ${PLEASE_CONFIRM}`;
  return { date, message, lead };
}

function lagosWords(at: number): string {
  return `${longDate(lagosDay(at))} at ${lagosTime(at)} (Lagos time)`;
}

/** The visitor's local time, where it differs. */
function visitorClock(at: number, zone: string): string {
  const local = visitorTime(at, zone);
  const clock = local && [local.time, local.otherDay?.weekday].filter(Boolean).join(', ');
  return clock ? `\nFor the visitor: ${clock} (${zone}).` : '';
}

import { type Day, lagosInstant, longDate } from './lagos-time';
import { GENERAL_INTEREST, type Lead, type Visitor, whatsappLead } from './lead';
import { visitorTime } from './visitor-time';

/** A consultation as it was asked for. `time` is Lagos time, such as `09:00`; `property` what it is about. */
export type Appointment = { day: Day; time: string; property?: string | undefined };

/** Where on the page a date was picked. */
export type DatePlace = 'hero' | 'header';

/** Somebody picked a date for a consultation, and no time. */
export function dateLead(day: Day, place: DatePlace, visitor?: Visitor): Lead {
  const date = longDate(day);
  return whatsappLead(
    {
      property_interest: `${GENERAL_INTEREST}, consultation on ${date}`,
      notes: `Consultation scheduled from the ${place} for ${date}.`,
    },
    visitor,
  );
}

/**
 * Somebody chose a date and a time.
 * @param zone the visitor's time zone: who calls back should know what time it is there
 */
export function appointmentLead(
  { day, time, property }: Appointment,
  zone: string,
  visitor?: Visitor,
): Lead {
  const local = visitorTime(lagosInstant(day, time), zone);
  const clock = local && [local.time, local.otherDay?.weekday].filter(Boolean).join(', ');
  const notes = [
    `Consultation scheduled from the mobile scheduler for ${longDate(day)} at ${time} (Lagos time).`,
    ...(clock ? [`For the visitor: ${clock} (${zone}).`] : []),
  ];
  return whatsappLead(
    { property_interest: property ?? GENERAL_INTEREST, notes: notes.join('\n') },
    visitor,
  );
}

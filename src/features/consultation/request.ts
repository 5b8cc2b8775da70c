import type { About } from '../../domain/booking';
import type { DatePlace } from '../../domain/consultation';

/**
 * What a scheduler asks for: a date and a time, perhaps about a property, or just a date, which opens the chat
 * immediately.
 */
export type ScheduleRequest =
  | { kind: 'appointment'; about?: About | undefined }
  | { kind: 'date'; place: DatePlace };

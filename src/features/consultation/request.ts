import type { About } from '../../domain/booking';
import type { DatePlace } from '../../domain/consultation';

/** What somebody is asked: a date and a time, perhaps about a property; or a date alone, which opens the chat at once. */
export type Request =
  | { kind: 'appointment'; about?: About | undefined }
  | { kind: 'date'; place: DatePlace };

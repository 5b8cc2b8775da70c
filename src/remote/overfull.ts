import { lagosDay } from '../domain/lagos-time';
import type { Office } from '../domain/office';
import { slotKey } from '../domain/slot';
import { instantText, listOf, number, object, text } from '../lib/shape';
import { askFullSlots } from './full-slots';
import type { Settings } from './post';

const isAnswer = listOf(
  object({ office: text, starts_at: instantText, taken: number, places: number }),
);

/**
 * Asks the database whether more people have a time than it has places. Asked just after a request was recorded, this
 * tells whether that one was too late; null if the database does not say.
 */
export function askOverfull(
  settings: Settings,
  startsAt: number,
  office: Office = 'lagos',
): Promise<boolean | null> {
  const day = lagosDay(startsAt);
  const key = slotKey(office, startsAt);
  return askFullSlots(settings, day, day, (answer) => readOverfull(answer, key));
}

/** Parses the answer: whether the slot of this key is overfull. */
function readOverfull(answer: unknown, key: string): boolean | null {
  if (!isAnswer(answer)) return null;
  return answer.some(
    ({ office, starts_at, taken, places }) =>
      taken > places && slotKey(office, Date.parse(starts_at)) === key,
  );
}

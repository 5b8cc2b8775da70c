import { lagosDay } from '../domain/lagos-time';
import type { Office } from '../domain/office';
import { slotKey } from '../domain/slot';
import { instantText, listOf, number, object, text } from '../lib/shape';
import { ask, type Database } from './post';

const isAnswer = listOf(
  object({ office: text, starts_at: instantText, taken: number, places: number }),
);

/** Asks the database which times between two days have no place left; undefined if it does not say. */
async function askTimes(database: Database, since: string, until: string) {
  const path = `rpc/full_slots?since=${since}&until=${until}`;
  const times = await ask(database, path, isAnswer);
  return times?.map(({ office, starts_at, taken, places }) => ({
    key: slotKey(office, Date.parse(starts_at)),
    isOverfull: taken > places,
  }));
}

/** Asks for the slots between two days that have no place left, by {@link slotKey}; undefined if the database does not say. */
export async function askFullSlots(
  ...asked: Parameters<typeof askTimes>
): Promise<ReadonlySet<string> | undefined> {
  const times = await askTimes(...asked);
  return times && new Set(times.map(({ key }) => key));
}

/**
 * Asks the database whether more people have a time than it has places. Asked just after a request was recorded, this
 * tells whether that one was too late; undefined if the database does not say.
 */
export async function askOverfull(
  database: Database,
  startsAt: number,
  office: Office = 'lagos',
): Promise<boolean | undefined> {
  const day = lagosDay(startsAt);
  const times = await askTimes(database, day, day);
  const asked = slotKey(office, startsAt);
  return times?.some(({ key, isOverfull }) => isOverfull && key === asked);
}

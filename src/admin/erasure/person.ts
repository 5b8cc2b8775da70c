import { cleanAddress } from '../../lib/address';
import { toE164 } from '../../lib/e164';
import { listOf, nullable, number, object, recordOf, type ShapeOf, text } from '../../lib/shape';
import type { StaffClient } from '../client';
import { shortAppointment } from '../rows/fact-words';
import { QueryError, runQuery } from '../rows/run-query';
import { counted } from '../rows/words';

const isAnswer = object({ counts: recordOf(number), appointments: listOf(text) });

/** How many rows a person has, by table, when they have appointments to come, and the names in the rows, as far as they are known. */
export type Found = ShapeOf<typeof isAnswer> & {
  who: string;
  total: number;
  names: readonly string[];
};
/** The keys of the erased rows, by table. */
export type Erased = Record<string, string[]>;

/** Counts a person's rows. Uses POST, since URLs end up in logs. */
export async function findPerson({ database }: StaffClient, who: string): Promise<Found> {
  const { counts, appointments } = await runQuery(database.rpc('find_person', { who }), isAnswer);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const names = total > 0 ? await findNames(database, who) : [];
  return { who, counts, appointments, total, names };
}

/** The most rows per table whose names are read. */
const MOST_NAMED = 50;
const isNamed = object({ name: nullable(text), email: nullable(text), phone: nullable(text) });
const SEARCHES = ['search_leads', 'search_contacts'] as const;

/** Returns the names in a person's rows: several people may share a number. If they can't be read, none are said. */
async function findNames(database: StaffClient['database'], who: string): Promise<string[]> {
  const search = async (name: (typeof SEARCHES)[number]) => {
    const rows = database.rpc(name, { query: who, page_size: MOST_NAMED, with_merged: true });
    return runQuery(rows.select('name,email,phone'), listOf(isNamed)).catch(() => []);
  };
  const found = (await Promise.all(SEARCHES.map(search))).flat();
  return namesOf(found, who);
}

/** Returns the names in the rows with this very address or number; a search finds words of texts as well. */
export function namesOf(rows: readonly ShapeOf<typeof isNamed>[], who: string): string[] {
  const number = digitsOf(who);
  const own = rows.filter(({ email, phone }) =>
    who.includes('@')
      ? email?.toLowerCase() === who.toLowerCase()
      : isSameEnd(digitsOf(phone ?? ''), number),
  );
  return [...new Set(own.flatMap(({ name }) => name?.trim() || []))];
}

const digitsOf = (number: string): string => number.replace(/\D/g, '').replace(/^0+/, '');

/** Whether these are one number, with or without its country; no number has more than fifteen digits, so that more are two. */
const isSameEnd = (written: string, number: string): boolean =>
  Math.min(written.length, number.length) >= 7 &&
  (written.endsWith(number) ||
    number.endsWith(written) ||
    (written.length > 15 && written.includes(number.slice(-9))));

/** Erases a person's rows if there are still as many as were found. It can't be cancelled. */
export function erasePerson({ database }: StaffClient, { who, total }: Found): Promise<Erased> {
  return runQuery(database.rpc('erase_person', { who, expected: total }), recordOf(listOf(text)));
}

/** Returns the search term, numbers in the database's format: 07700… is somebody else in Lagos than in London. */
export function personSought(typed: string, zone: string): string {
  const who = typed.trim();
  return who.includes('@') ? cleanAddress(who) : (toE164(who, zone) ?? who);
}

const NOUNS: Record<string, [one: string, many: string]> = {
  contacts: ['enquiry', 'enquiries'],
  leads: ['lead', 'leads'],
  newsletter_subscribers: ['newsletter address', 'newsletter addresses'],
  property_watchers: ['property alert', 'property alerts'],
};

/** Describes a person's rows, a line per table: "2 leads", "1 enquiry". An unknown table keeps its own name. */
export function foundLines(counts: Found['counts']): string[] {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([table, count]) => {
      const name = table.replaceAll('_', ' ');
      const known = Object.hasOwn(NOUNS, table) ? NOUNS[table] : undefined;
      const [one, many] = known ?? [`record of ${name}`, `records of ${name}`];
      return counted(count, one, many);
    });
}

/** Says which appointments go as well, by the clock in Lagos; empty if there are none to come. */
export function appointmentWords([first, ...more]: readonly string[]): string {
  if (first === undefined) return '';
  const when = shortAppointment({ appointment_at: first });
  return more.length === 0
    ? `Their appointment on ${when} goes too.`
    : `Their ${more.length + 1} appointments go too, the first on ${when}.`;
}

/** "1 record", "3 records". */
export function recordsText(count: number): string {
  return counted(count, 'record');
}

/** The database's status when the search term may match many people. */
const NOT_WHOLE = 422;
/** Its status when the number of rows has changed since the search. */
const CHANGED = 409;

export function searchFailure(error: Error): string {
  if (error.cause === NOT_WHOLE) {
    return 'Enter the whole email address or phone number: part of one may be many people’s.';
  }
  return error instanceof QueryError && error.kind === 'unreachable'
    ? 'Our database can’t be reached. Check the connection and try again.'
    : 'The search did not work. Please try again.';
}

export function eraseFailure(error: Error): string {
  if (error.cause === NOT_WHOLE) return 'Nothing was erased. Search again.';
  if (error.cause === CHANGED) {
    return 'Nothing was erased: something has come or gone since. Search again.';
  }
  return isRefused(error)
    ? 'Nothing was erased. Please try again.'
    : 'No answer came, so it may be done or not. Search again to see.';
}

/** Whether it certainly wasn't done: a gateway timeout or an unreadable response leaves that open. */
function isRefused({ cause }: Error): boolean {
  return typeof cause === 'number' && cause >= 400 && cause < 500 && cause !== 408;
}

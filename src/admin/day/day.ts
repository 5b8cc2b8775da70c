import { brand } from '../../content/brand';
import { dateOf } from '../../domain/calendar-day';
import { STATUS_WORDS } from '../../domain/change-words';
import { called } from '../../domain/known';
import { isDoubtful } from '../../domain/person-name';
import { fullDay } from '../../lib/english';
import { shortDay } from '../../lib/time-words';
import type { StaffClient } from '../client';
import { propertyOf } from '../people/addressee';
import { shortAppointment } from '../rows/fact-words';
import { NO_FILTERS } from '../rows/filters';
import { pagesOf } from '../rows/load-page';
import { propertyText } from '../rows/property';
import type { InboxRow } from '../rows/row';
import { contacts, leads, newestFirst } from '../rows/table';
import { counted } from '../rows/words';

/** Somebody who came in on a day. */
export type DayLine = {
  id: string;
  name: string;
  phone: string | null;
  interest: string | null;
  next: string;
};

/** Loads who came in on a day in Lagos, of what the caller may see, the latest first. */
export async function loadDay(
  client: Pick<StaffClient, 'database'>,
  day: string,
  signal: AbortSignal,
): Promise<InboxRow[]> {
  const query = { filters: { ...NO_FILTERS, since: day } };
  const rows: InboxRow[] = [];
  for await (const page of pagesOf(client, leads, query, signal)) rows.push(...page);
  for await (const page of pagesOf(client, contacts, query, signal)) rows.push(...page);
  return rows.sort(newestFirst);
}

/** Each person once, as the staff know them, with what is to be done next. */
export function dayLines(rows: readonly InboxRow[]): DayLine[] {
  return people(rows).map((row) => ({
    id: row.id,
    name: nameOf(row),
    phone: row.phone ?? row.known?.also_phone ?? null,
    interest: row.known?.interest ?? propertyOf(row),
    next: nextOf(row),
  }));
}

/** The list is sent in the company's name, so a message that a visitor typed as a name stays out of it. */
function nameOf(row: InboxRow): string {
  const { name } = called(row);
  return name === row.name && isDoubtful(name) ? '(a message instead of a name)' : name;
}

function people(rows: readonly InboxRow[]): InboxRow[] {
  const latest = new Map<string, InboxRow>();
  for (const row of rows) {
    const person = row.known?.person ?? row.id;
    if (!latest.has(person)) latest.set(person, row);
  }
  return [...latest.values()];
}

function nextOf(row: InboxRow): string {
  const { follow_up_on, appointment_at, preferred_date, status } = row;
  if (follow_up_on) return `Next step on ${shortDay(dateOf(follow_up_on).getTime())}`;
  if (appointment_at) return `Appointment ${shortAppointment(row)}`;
  if (preferred_date) return `Wants ${shortAppointment(row)}`;
  return status === 'new' ? 'To be answered' : STATUS_WORDS[status];
}

/** The lines as a text, for colleagues. */
export const dayText = (lines: readonly DayLine[]): string =>
  lines
    .map(({ name, phone, interest, next }) =>
      [name, phone, interest, next].filter(Boolean).join(', '),
    )
    .join('\n');

/** The day in figures: nobody’s name, number, address or words. */
export function figuresText(rows: readonly InboxRow[], day: string): string {
  const all = people(rows);
  const answered = all.filter(({ status }) => status !== 'new').length;
  const counts = new Map<string, number>();
  for (const { property_slug } of all) {
    const name = propertyText({ property_slug });
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const properties = [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([name, count]) => `${name}: ${count}`);
  return [
    `${brand.name}, ${fullDay(day)}`,
    `${counted(all.length, 'person', 'people')}, ${answered} answered`,
    ...properties,
  ].join('\n');
}

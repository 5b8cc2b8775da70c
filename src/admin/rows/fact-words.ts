import { isUnconfirmed } from '../../domain/appointment';
import { factFields } from '../../domain/fields';
import { lagosDay, lagosTime } from '../../domain/lagos-time';
import { isKind, KIND_WORDS } from '../../domain/lead-kind';
import { CITY, OFFICES } from '../../domain/office';
import { isDoubtful, NAME_DOUBT } from '../../domain/person-name';
import { clockTime, parseTime } from '../../lib/time-words';
import { agreedWords } from '../upcoming/agreed-words';
import { propertyText } from './property';
import { type InboxRow, type Subscriber, textIn } from './row';
import { counted, sourceWords } from './words';

/** What a row shows at a glance. */
export type FactChip = {
  name: string;
  words: string;
  /** Said before the words, which alone would not tell. */
  label?: string;
  /** Whether it is time to do something. */
  isDue?: boolean;
};

type Known = {
  now: number;
  /** How somebody of the team is called, by their id. */
  nameOf: (id: string) => string;
  /** How many enquiries there are of this person. */
  enquiries: number;
  /** The time of the next step, if it has one. */
  stepAt?: number | undefined;
};

/** The facts of a row, from its columns alone. */
export function factChips(row: InboxRow, known: Known): FactChip[] {
  const chips: (FactChip | false)[] = [
    chip('doubt', isDoubtful(row.name) && NAME_DOUBT),
    { name: 'kind', words: kindWords(row) },
    chip('merged', row.merged_into && 'Merged'),
    chip('property', propertyText(row)),
    ...chosenLines(row).flatMap(({ column, label, text, known, isChip }) =>
      isChip ? chip(column, known ?? text, label) : [],
    ),
    chip('appointment', shortAppointment(row), 'Appointment'),
    agreedChip(row, known),
    chip('office', 'office' in row && row.office !== 'lagos' && officeWords(row.office)),
    stepChip(row.follow_up_on, known),
    chip('owner', row.assignee && known.nameOf(row.assignee), 'With'),
    chip('person', known.enquiries > 1 && enquiryWords(known.enquiries)),
  ];
  return chips.filter((one) => one !== false);
}

/** "3 enquiries"; the database counts no further than a hundred. */
export const enquiryWords = (count: number): string =>
  count < 100 ? counted(count, 'enquiry', 'enquiries') : '100+ enquiries';

/** What a subscriber has sent besides, if anything. */
export function subscriberChips({ known }: Pick<Subscriber, 'known'>): FactChip[] | undefined {
  return known?.rows ? [{ name: 'person', words: enquiryWords(known.rows) }] : undefined;
}

/** What a person chose, in lines, and what the staff know of it by now. */
export function chosenLines(row: InboxRow) {
  return factFields('source' in row ? 'leads' : 'contacts').map((field) => ({
    ...field,
    text: textIn(row, field.column),
    known: row.known ? textIn(row.known, field.column) : undefined,
  }));
}

function chip(name: string, words?: string | false | null, label?: string): FactChip | false {
  return words ? { name, words, ...(label !== undefined && { label }) } : false;
}

/** How far an appointment is agreed. */
function agreedChip(row: InboxRow, { now, nameOf }: Known): FactChip | false {
  const words = agreedWords(row, nameOf);
  if (!words) return false;
  const isAhead = parseTime(row.appointment_at ?? '') > now;
  return { name: 'agreed', words, isDue: isAhead && isUnconfirmed(row.appointment_state) };
}

/** What a row is: "Consultation". */
export function kindWords(row: InboxRow): string {
  if (isKind(row.kind)) return KIND_WORDS[row.kind];
  return 'source' in row ? sourceWords(row.source) : 'Enquiry';
}

/** The office that hosts an appointment: "London office". */
export function officeWords(office: string | null | undefined): string | undefined {
  const known = OFFICES.find((one) => one === office);
  return known && `${CITY[known]} office`;
}

/** An appointment by the clock in Lagos, or the day that was asked for: "Thu 3 Mar, 10:00". */
export function shortAppointment({
  appointment_at,
  preferred_date,
}: Partial<Pick<InboxRow, 'appointment_at' | 'preferred_date'>>): string | undefined {
  if (appointment_at) {
    const at = parseTime(appointment_at);
    return `${shortDayOf(lagosDay(at))}, ${lagosTime(at)}`;
  }
  return preferred_date ? shortDayOf(preferred_date) : undefined;
}

function stepChip(day: string | null | undefined, { now, stepAt }: Known): FactChip | false {
  if (!day) return false;
  const today = lagosDay(now);
  const time = stepAt === undefined ? '' : `, ${clockTime(stepAt)}`;
  if (day > today) return { name: 'step', words: shortDayOf(day) + time, label: 'Follow up' };
  const due = day === today ? 'Due today' : `Due since ${shortDayOf(day)}`;
  return { name: 'step', words: due + time, isDue: true };
}

const SHORT_DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** Formats a calendar day: "Thu 3 Mar". */
export function shortDayOf(day: string): string {
  return SHORT_DAY.format(Date.parse(day)).replace(',', '');
}

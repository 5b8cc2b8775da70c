import { hostNow } from '../../device/clock';
import { FACT_KINDS } from '../../domain/known';
import { lagosDay } from '../../domain/lagos-time';
import { parseTime } from '../../lib/database-time';
import { folded, plainWords, searchParts } from '../../lib/folded';
import { type Filters, range } from './filters';
import { NO_PROPERTY, otherInterests } from './property';
import type { AnyRow } from './row';
import { timeOf } from './table';

/**
 * Whether a row matches the filters. Used for the staff copy; online, the database decides.
 * @param me the id of whoever asks for their own rows
 */
export function fits(row: AnyRow, filters: Filters, me: string): boolean {
  const { from, before } = range(filters);
  const at = parseTime(timeOf(row));
  return (
    isInView(row, filters.view, me) &&
    equals(row, 'status', filters.status) &&
    equals(row, 'kind', filters.kind) &&
    equals(row, 'source', filters.source) &&
    isAbout(row, filters.property) &&
    equals(row, 'is_active', filters.active) &&
    (from === undefined || at >= Date.parse(from)) &&
    (before === undefined || at < Date.parse(before)) &&
    isFound(row, filters.search)
  );
}

function isInView(row: AnyRow, view: string, me: string): boolean {
  if (view === '') return true;
  if ('is_active' in row) return false;
  if (view === 'due') return Boolean(row.follow_up_on && row.follow_up_on <= lagosDay(hostNow()));
  return (row.assignee ?? null) === (view === 'mine' ? me : null);
}

function equals(row: AnyRow, column: string, wanted: string): boolean {
  return wanted === '' || String(Reflect.get(row, column)) === wanted;
}

function isAbout(row: AnyRow, property: string): boolean {
  const isOfNone = Reflect.get(row, 'property_slug') === null;
  if (property === NO_PROPERTY) return isOfNone;
  if (!otherInterests.includes(property)) return equals(row, 'property_slug', property);
  // The scheduler adds the day that was chosen.
  const interest = String(Reflect.get(row, 'property_interest'));
  return isOfNone && (interest === property || interest.startsWith(`${property}, `));
}

const SEARCHED = ['name', 'email', 'phone', 'message', 'notes'];

function isFound(row: AnyRow, search: string): boolean {
  const facts = FACT_KINDS.map((kind) => row.known?.[kind] ?? '');
  const phone = digitsOf(`${Reflect.get(row, 'phone') ?? ''} ${row.known?.also_phone ?? ''}`);
  const text = [...SEARCHED.map((column) => Reflect.get(row, column) ?? ''), ...facts].join(' ');
  const plain = ` ${plainWords(text).join(' ')}`;
  return searchParts(search).every(
    ({ words, number }) =>
      (number !== undefined && phone.includes(number)) ||
      plainWords(words).every((word) => plain.includes(asPart(word))),
  );
}

/** One or two letters are the beginning of a word, as in the database. */
const asPart = (word: string) => (/^[\p{L}\d]{1,2}$/u.test(word) ? ` ${word}` : word);

const digitsOf = (text: string) => folded(text).replace(/\D/g, '');

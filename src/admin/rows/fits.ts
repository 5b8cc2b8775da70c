import { plainWords } from '../../domain/plain-words';
import { parseTime } from '../../lib/database-time';
import { type Filters, range } from './filters';
import { NO_PROPERTY } from './property';
import type { AnyRow } from './row';
import { timeOf } from './table';

/** Whether a row matches the filters. Used for the staff copy; online, the database decides. */
export function fits(row: AnyRow, filters: Filters): boolean {
  const { from, before } = range(filters);
  const at = parseTime(timeOf(row));
  return (
    equals(row, 'status', filters.status) &&
    equals(row, 'source', filters.source) &&
    isAbout(row, filters.property) &&
    equals(row, 'is_active', filters.active) &&
    (from === undefined || at >= Date.parse(from)) &&
    (before === undefined || at < Date.parse(before)) &&
    isFound(row, filters.search)
  );
}

function equals(row: AnyRow, column: string, wanted: string): boolean {
  return wanted === '' || String(Reflect.get(row, column)) === wanted;
}

function isAbout(row: AnyRow, property: string): boolean {
  return property === NO_PROPERTY
    ? Reflect.get(row, 'property_slug') === null
    : equals(row, 'property_slug', property);
}

const SEARCHED = ['name', 'email', 'phone', 'message', 'notes'];

function isFound(row: AnyRow, search: string): boolean {
  // A phone number in any spacing. Dialled within the country, it starts with zero instead of the country code.
  const isNumber = /^[\d\s()+.-]*$/.test(search) && digitsOf(search).length > 3;
  const phone = digitsOf(String(Reflect.get(row, 'phone') ?? ''));
  if (isNumber && phone.includes(digitsOf(search).replace(/^0+/, ''))) return true;
  const text = SEARCHED.map((column) => Reflect.get(row, column) ?? '').join(' ');
  const plain = plainWords(text).join(' ');
  return plainWords(search).every((word) => plain.includes(word));
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

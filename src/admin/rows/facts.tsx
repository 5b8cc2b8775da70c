import type { ReactNode } from 'react';
import { isPlaced, type ListedTable, tableFields } from '../../domain/fields';
import { placeOf } from '../../domain/zone';
import { useAge } from '../../hooks/use-now';
import { MINUTE_MS } from '../../lib/durations';
import { toE164 } from '../../lib/e164';
import { exactTime, parseTime } from '../../lib/time-words';
import { PersonText } from '../people/person-text';
import type { Person } from '../people/reach';
import { propertyText } from './property';
import type { AnyRow } from './row';

type FactProps = {
  label: string;
  /** What can be done about it, below it. */
  tools?: ReactNode;
  children: ReactNode;
};

export function Fact({ label, tools, children }: FactProps) {
  return (
    <div className="grid grid-cols-[6rem_1fr] gap-x-4 border-t border-line py-1.5 leading-[1.4]">
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
      {tools && (
        <dd className="col-span-full -mb-1.5 flex flex-wrap items-center gap-x-5">{tools}</dd>
      )}
    </div>
  );
}

/** How long ago the database stored something. */
export function When({ at }: { at: string }) {
  const stored = parseTime(at);
  return (
    <time dateTime={new Date(stored).toISOString()} title={exactTime(stored)}>
      {useAge(stored)}
    </time>
  );
}

type ReceivedProps = { label: string; at: string; capturedAt?: string };

/** When the database stored something, and when it was captured if it had to wait for a connection. */
export function Received({ label, at, capturedAt }: ReceivedProps) {
  const stored = parseTime(at);
  const captured = capturedAt === undefined ? stored : parseTime(capturedAt);
  return (
    <Fact label={label}>
      {exactTime(stored)}, <When at={at} />
      {/* A smaller gap is just the time it takes to send. */}
      {stored - captured > MINUTE_MS && <> (written {exactTime(captured)})</>}
    </Fact>
  );
}

/** What people filled in, the property first. The title, the message and notes are shown elsewhere on the sheet. */
export function GivenFacts({ table, row }: { table: ListedTable; row: AnyRow }) {
  const isAbout = 'property_interest' in row;
  const given = tableFields(table).filter(
    ({ column, kind }) =>
      !(kind === 'text' && isPlaced(column)) &&
      kind !== 'property' &&
      !(isAbout && column === 'name'),
  );
  return (
    <>
      {isAbout && <Given label="Property" text={propertyText(row)} nothing="Not said" />}
      {given.map(({ column, label, staffLabel = label, nothing = 'Not given' }) => (
        <Given key={column} label={staffLabel} text={Reflect.get(row, column)} nothing={nothing}>
          {column === 'phone' && typedIn(row)}
        </Given>
      ))}
    </>
  );
}

type GivenProps = {
  label: string;
  text: string | null | undefined;
  nothing: string;
  /** What is known about the text. */
  children?: ReactNode;
};

/** What somebody typed into a field, or a placeholder if it was left empty. */
function Given({ label, text, nothing, children }: GivenProps) {
  return (
    <Fact label={label}>
      {text ? <PersonText>{text}</PersonText> : nothing}
      {children && <span>{children}</span>}
    </Fact>
  );
}

/** Says where a number was typed whose country is not known: only that tells how to dial it. */
export function typedIn({ phone, visitor_zone: zone }: Person) {
  return phone && zone && !toE164(phone, zone)
    ? `, typed in ${placeOf(zone)} without a country code`
    : '';
}

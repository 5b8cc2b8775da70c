import type { ReactNode } from 'react';
import { type SubmissionTable, tableFields } from '../../domain/fields';
import { useAge } from '../../hooks/use-now';
import { parseTime } from '../../lib/database-time';
import { exactTime } from '../../lib/time-words';
import { PersonText } from '../people/person-text';
import { propertyText } from './property';
import type { AnyRow } from './row';

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_1fr] gap-4 border-t border-line py-2 leading-[1.45]">
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What somebody typed into a field, or a placeholder if it was left empty. */
export function Said({ text, nothing }: { text: string | null; nothing: string }) {
  return text ? <PersonText>{text}</PersonText> : nothing;
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

/** A smaller gap between capture and storage is just the time it takes to send. */
const MINUTE_MS = 60_000;

/** When the row was stored, and when it was captured if it had to wait for a connection. */
export function Received({ at, capturedAt }: { at: string; capturedAt?: string }) {
  const stored = parseTime(at);
  const captured = capturedAt === undefined ? stored : parseTime(capturedAt);
  return (
    <>
      {exactTime(stored)}, <When at={at} />
      {stored - captured > MINUTE_MS && <> (written {exactTime(captured)})</>}
    </>
  );
}

/** What people filled in, the property first. The title and long texts are shown elsewhere on the sheet. */
export function GivenFacts({ table, row }: { table: SubmissionTable; row: AnyRow }) {
  const isAbout = 'property_interest' in row;
  const given = tableFields(table).filter(
    ({ column, kind }) => kind !== 'text' && kind !== 'property' && !(isAbout && column === 'name'),
  );
  return (
    <>
      {isAbout && (
        <Fact label="Property">
          <Said text={propertyText(row)} nothing="Not said" />
        </Fact>
      )}
      {given.map(({ column, label, staffLabel, nothing = 'Not given' }) => {
        const text: unknown = Reflect.get(row, column);
        return (
          <Fact key={column} label={staffLabel ?? label}>
            <Said text={typeof text === 'string' ? text : null} nothing={nothing} />
          </Fact>
        );
      })}
    </>
  );
}

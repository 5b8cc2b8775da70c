import type { ReactNode } from 'react';
import { type SubmissionTable, tableFields } from '../../domain/fields';
import { parseTime } from '../../lib/database-time';
import { exactTime } from '../../lib/time-words';
import { PersonText } from '../people/person-text';
import { propertyText } from './property';
import type { AnyRow } from './row';
import { When } from './when';

/** One line of what is known. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What somebody wrote into a field, or what to say where they left it empty. */
export function Said({ text, nothing }: { text: string | null; nothing: string }) {
  return text ? <PersonText>{text}</PersonText> : nothing;
}

/** Between what the device says and what the database says so much is the way, and no wait. */
const MINUTE_MS = 60_000;

/** When it came in, and when it was written if it had to wait for a signal. */
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

/** What people filled in, the property first; a sheet's title and long texts have their own place. */
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

import type { ReactNode } from 'react';
import { parseTime } from '../../lib/database-time';
import { exactTime } from '../../lib/time-words';
import { PersonText } from '../people/person-text';
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

import type { PushAddress } from '../device/push';
import { type AppointmentAnswer, isAppointmentState } from '../domain/appointment';
import {
  either,
  flag,
  instantText,
  maybe,
  nullable,
  number,
  object,
  oneOf,
  text,
} from '../lib/shape';
import { ask, type Database } from './post';

const isAnswer = object({
  outcome: oneOf('delivered'),
  id: text,
  state: nullable(isAppointmentState),
  at: nullable(instantText),
  host: nullable(text),
  // Missing from a database that is older than the site.
  host_is_public: maybe(flag),
  changes: number,
  answers: number,
  is_told: flag,
  as_of: instantText,
});
const isUnknown = object({
  outcome: oneOf('refused'),
  id: text,
  why: oneOf('unknown'),
  as_of: instantText,
});

/**
 * Asks the database how far an appointment is agreed, by the secret of its row.
 * @param device which one is told of it from now on; null: none; if omitted, it stays as it is
 * @returns `undefined` without an answer, and for one that is not about this row or that this release can't read
 */
export async function askAppointment(
  database: Database,
  { id, secret }: { id: string; secret: string },
  device?: PushAddress | null,
): Promise<AppointmentAnswer | undefined> {
  const isEither = either(isAnswer, isUnknown);
  // Undefined is left out of the JSON.
  const entry = { id, secret, device };
  const answer = await ask(database, 'rpc/appointment', isEither, { entry });
  if (answer?.id !== id) return undefined;
  const asOf = Date.parse(answer.as_of);
  if (answer.outcome === 'refused') return { state: answer.why, asOf };
  const { state, at, host, host_is_public, is_told } = answer;
  return {
    // What was asked for without a time has no state of its own.
    state: state ?? 'asked',
    at: at === null ? null : Date.parse(at),
    host,
    isHostPublic: host_is_public ?? false,
    changes: answer.changes + answer.answers,
    isTold: is_told,
    asOf,
  };
}

import { type AppointmentAnswer, isAppointmentState } from '../domain/appointment';
import { either, instantText, nullable, number, object, oneOf, text } from '../lib/shape';
import { ask, type Database } from './post';

const isAnswer = object({
  outcome: oneOf('delivered'),
  id: text,
  state: nullable(isAppointmentState),
  at: nullable(instantText),
  host: nullable(text),
  changes: number,
  answers: number,
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
 * @returns `undefined` without an answer, and for one that is not about this row or that this release can't read
 */
export async function askAppointment(
  database: Database,
  { id, secret }: { id: string; secret: string },
): Promise<AppointmentAnswer | undefined> {
  const isEither = either(isAnswer, isUnknown);
  const answer = await ask(database, 'rpc/appointment', isEither, { entry: { id, secret } });
  if (answer?.id !== id) return undefined;
  const asOf = Date.parse(answer.as_of);
  if (answer.outcome === 'refused') return { state: answer.why, asOf };
  const { state, at, host } = answer;
  return {
    // What was asked for without a time has no state of its own.
    state: state ?? 'asked',
    at: at === null ? null : Date.parse(at),
    host,
    changes: answer.changes + answer.answers,
    asOf,
  };
}

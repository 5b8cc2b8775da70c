import { type AppointmentState, isAppointmentState } from '../domain/appointment';
import { either, instantText, nullable, object, oneOf, parsed, text } from '../lib/shape';
import { post } from './post';

/** How far an appointment is agreed, as the database has it; `at` is null once it is cancelled. */
export type Agreed = { state: AppointmentState; at: number | null; host: string | null };

const isAnswer = object({
  outcome: oneOf('delivered'),
  id: text,
  state: isAppointmentState,
  at: nullable(instantText),
  host: nullable(text),
});

/** The office deleted it, or a restored database lacks it. */
const isUnknown = object({ outcome: oneOf('refused'), id: text, why: oneOf('unknown') });

/** The next time that the consultation is shown it is asked again. */
const TIMEOUT_MS = 15_000;

/**
 * Asks the database how far an appointment is agreed, by the secret of its lead.
 * @returns `unknown` if it has no such lead; `undefined` without an answer, and for one that is not about this lead or that
 * this release can't read
 */
export async function askAppointment(
  database: Parameters<typeof post>[0],
  { id, secret }: { id: string; secret: string },
): Promise<Agreed | 'unknown' | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await post(database, 'rpc/appointment', { entry: { id, secret } }, { signal });
    const answer = response.ok
      ? parsed(await response.text(), either(isAnswer, isUnknown))
      : undefined;
    if (answer?.id !== id) return undefined;
    if (answer.outcome === 'refused') return answer.why;
    const { state, at, host } = answer;
    return { state, at: at === null ? null : Date.parse(at), host };
  } catch {
    // No signal, or none that lasted.
    return undefined;
  }
}

import type { Change } from '../../domain/change';
import { attempt } from '../attempt';
import type { Connection } from '../connection';
import { DIRECT_TIMEOUT_MS } from '../direct';
import type { Clock } from '../env';
import { changesOf } from './change-claims';
import type { ChangeResult, DeliverChange } from './change-outcome';
import { isPending } from './kept-change';
import { basisOf } from './order';

type DirectEnv = { connection: Connection; clock: Clock; deliver: DeliverChange['deliver'] };

/**
 * Sends a change without storing it first, for a device that is full or whose storage can't be opened.
 * @param cause why it could not be stored
 */
export async function sendChangeDirectly(
  { connection, clock, deliver }: DirectEnv,
  change: Change,
  cause: 'quota' | 'unavailable',
): Promise<ChangeResult> {
  const notSaved = { kind: 'not-saved', cause } as const;
  // A full device can still be read; of one that can't be opened nothing is known.
  const earlier = await connection.read((tx) => changesOf(tx, change.row_id)).catch(() => []);
  // It must not overtake what was asked for first.
  if (earlier.some((kept) => isPending(kept) && kept.change.staff === change.staff))
    return notSaved;
  const outcome = await attempt(
    { clock, deliver },
    { change, basis: basisOf({ change }, earlier) },
    new AbortController().signal,
    DIRECT_TIMEOUT_MS,
  );
  switch (outcome.kind) {
    case 'delivered':
      return { kind: 'delivered' };
    case 'conflict':
    case 'rejected':
      return { kind: 'rejected', why: outcome.why };
    case 'retry':
    case 'hold':
      return notSaved;
  }
}

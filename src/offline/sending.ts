import { createClaims } from './claims';
import type { Connection } from './connection';
import { createDirect, type SendDirectly } from './direct';
import type { Clock, LocksLike } from './env';
import { createFlush, type Flush } from './flush';
import type { Deliver } from './outcome';

/** What a page needs for sending, as against keeping. */
export type Sending = { flush: Flush; sendDirectly: SendDirectly };

/** What sending shares with the rest of the outbox. */
export type SendingParts = {
  connection: Connection;
  clock: Clock;
  newId(): string;
  random(): number;
  locks: LocksLike | undefined;
  onChange(): void;
  onEnd(): void;
};

export type CreateSending = (parts: SendingParts) => Sending;

/**
 * The half of the outbox that talks to the database. A page gets it when there is something to send: keeping a
 * submission works without it, as a page whose signal went has to.
 */
export function createSending(parts: SendingParts & { deliver: Deliver }): Sending {
  const { connection, clock, newId, random, deliver } = parts;
  const claims = createClaims({ connection, now: clock.now, random, by: newId() });
  return {
    flush: createFlush({ ...parts, claims }),
    sendDirectly: createDirect({ clock, deliver }),
  };
}

import type { Outcome } from '../outcome';
import { createManualClock } from './clock';
import { createDevice } from './device';
import { createServer, type Fate } from './server';

export const REFUSED: Outcome = { kind: 'rejected', why: 'Please check the name.', field: 'name' };
export const HOLD_ALL: Outcome = { kind: 'hold', scope: 'all', why: 'configuration' };
export const HOLD_THIS: Outcome = { kind: 'hold', scope: 'entry', why: 'version' };

/** The server asks us to wait. */
export const pause = (retryAfterMs: number): Outcome => ({
  kind: 'retry',
  scope: 'link',
  mayBeStored: false,
  retryAfterMs,
  why: '429',
});

/** Creates a device, its server, and the clock that they share. */
export function createPhone(options: { withLocks?: boolean } = {}) {
  const clock = createManualClock();
  const server = createServer(clock);
  const device = createDevice({ clock, deliver: server.deliver, random: () => 0.5, ...options });
  return {
    clock,
    server,
    device,
    /** Gives every request this fate from now on. */
    always(fate: Fate) {
      server.fate = () => fate;
    },
  };
}

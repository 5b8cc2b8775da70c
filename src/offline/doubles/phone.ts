import { expect } from 'vitest';
import type { Outcome } from '../outcome';
import { createManualClock } from './clock';
import { createDevice } from './device';
import { createServer, type Fate } from './server';

export const REFUSED: Outcome = { kind: 'rejected', why: 'Please check the name.', field: 'name' };
export const HOLD_ALL: Outcome = { kind: 'hold', scope: 'all', why: 'configuration' };
export const HOLD_THIS: Outcome = { kind: 'hold', scope: 'entry', why: 'version' };

/** What a form is told that was saved and not sent yet. */
export const SAVED = { kind: 'saved', isSent: expect.any(Function) };

/** The server asks us to wait. */
export const pause = (retryAfterMs: number): Outcome => ({
  kind: 'retry',
  scope: 'link',
  mayBeStored: false,
  retryAfterMs,
  why: '429',
});

/** Without a fate every request is stored. */
type Options = { withLocks?: boolean; fate?: Fate };

/** Creates a device, its server, and the clock that they share. */
export function createPhone({ fate = 'stored', ...options }: Options = {}) {
  const clock = createManualClock();
  const server = createServer(clock);
  server.fate = () => fate;
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

/** The same with a page open. */
export function openPhone(options?: Options) {
  const phone = createPhone(options);
  return { ...phone, outbox: phone.device.open().outbox };
}

/** The same, which has begun to send what waits. */
export async function startPhone(options?: Options) {
  const phone = openPhone(options);
  await phone.clock.until(phone.outbox.start());
  return phone;
}

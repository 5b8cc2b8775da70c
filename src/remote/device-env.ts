import { type DeviceEnv, databaseOpener } from '../offline/connection';
import type { ChannelLike, Clock, LocksLike } from '../offline/env';

const CHANNEL_NAME = 'meridian-outbox';

export const clock: Clock = {
  now: () => Date.now(),
  setTimer(callback, ms) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

/** The browser's own parts for an outbox, the same in a page and in the worker. */
export function deviceEnv(): DeviceEnv {
  return {
    clock,
    newId: () => crypto.randomUUID(),
    random: Math.random,
    openDatabase: databaseOpener(),
    locks: webLocks(),
    channel: broadcast(),
  };
}

/** Missing on insecure origins and in Safari before 15.4. */
export function webLocks(): LocksLike | undefined {
  if (!('locks' in navigator)) return undefined;
  return { request: (name, options, callback) => navigator.locks.request(name, options, callback) };
}

function broadcast(): ChannelLike | undefined {
  if (!('BroadcastChannel' in globalThis)) return undefined;
  const channel = new BroadcastChannel(CHANNEL_NAME);
  return {
    post: (seqs) => channel.postMessage(seqs),
    listen(listener) {
      const hear = ({ data }: MessageEvent<unknown>) =>
        listener(Array.isArray(data) ? data : undefined);
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
}

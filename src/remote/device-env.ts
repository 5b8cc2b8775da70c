import { createChannel } from '../device/channel';
import { clock } from '../device/clock';
import { either, listOf, maybe, number, oneOf } from '../lib/shape';
import { type DeviceEnv, databaseOpener } from '../offline/connection';

/** Which entries have changed, by their `seq`; an earlier release says only that some have. */
const changed = createChannel('meridian-outbox', maybe(either(listOf(number), oneOf('changed'))));

/** The browser's own parts for an outbox, the same in a page and in the worker. */
export function deviceEnv(): DeviceEnv {
  return {
    clock,
    newId: () => crypto.randomUUID(),
    random: Math.random,
    openDatabase: databaseOpener(),
    locks: navigator.locks,
    channel: {
      post: changed.post,
      listen: (listener) =>
        changed.listen((seqs) => listener(seqs === 'changed' ? undefined : seqs)),
    },
  };
}

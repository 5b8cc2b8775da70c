import { createChannel, hasChannels } from '../device/channel';
import { clock } from '../device/clock';
import { randomId } from '../lib/random-id';
import { listOf, maybe, number } from '../lib/shape';
import { type DeviceEnv, databaseOpener } from '../offline/connection';

/** The entries that changed, by `seq`; any may have if there are none. */
const changed = createChannel('meridian-outbox', maybe(listOf(number)));

/** Returns the browser features that an outbox needs, the same in a page and in the worker. */
export function deviceEnv(): DeviceEnv {
  return {
    clock,
    newId: randomId,
    random: Math.random,
    openDatabase: databaseOpener(),
    locks: navigator.locks,
    // Where there is none, the outbox reads everything again instead of waiting for messages.
    channel: hasChannels ? changed : undefined,
  };
}

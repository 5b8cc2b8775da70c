import { createStore } from 'zustand/vanilla';
import type { Change } from '../domain/change';
import type { Changes, DeliverChange } from './changes/changes';
import type { Trigger } from './link';
import type { KeepChangeResult } from './result';
import type { Sending } from './sending';

/** Stands in for the administrators' part of the outbox until its code is loaded: only people who sign in need it. */
export function createLazyChanges(load: () => Promise<Sending>, report: (error: unknown) => void) {
  /** Changes that are being stored: a row shows a tap at once, before it is on the device. */
  const storing = createStore<readonly Change[]>(() => []);
  let staff: DeliverChange | undefined;

  /** Loads the part, authorized for whoever is signed in. */
  async function changes(): Promise<Changes> {
    const part = await (await load()).changes();
    part.authorize(staff);
    return part;
  }

  return {
    storing,
    changes,

    flush(trigger: Trigger) {
      if (staff) changes().then((part) => part.flush(trigger), report);
    },

    async keep(change: Change, afterMs: number): Promise<KeepChangeResult> {
      storing.setState([...storing.getState(), change], true);
      try {
        return await (await changes()).keep(change, afterMs);
      } catch (error) {
        report(error);
        return { kind: 'not-saved', cause: 'unavailable' };
      } finally {
        const rest = storing.getState().filter((one) => one !== change);
        storing.setState(rest, true);
      }
    },

    authorize(deliver: DeliverChange | undefined) {
      if (staff === deliver) return;
      staff = deliver;
      changes().catch(report);
    },
  };
}

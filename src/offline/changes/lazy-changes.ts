import { createStore } from 'zustand/vanilla';
import type { Change } from '../../domain/change';
import type { Trigger } from '../link';
import type { KeepChangeResult } from '../result';
import type { Sending } from '../sending';
import type { Changes, DeliverChange } from './changes';

/** The administrators' part of the outbox before its code is there: only people who sign in need that. */
export function createLazyChanges(load: () => Promise<Sending>, report: (error: unknown) => void) {
  /** Changes that are being written down: a row shows at once what was tapped, before the device has it. */
  const storing = createStore<readonly Change[]>(() => []);
  let staff: DeliverChange | undefined;

  /** In the name of whoever is signed in. */
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

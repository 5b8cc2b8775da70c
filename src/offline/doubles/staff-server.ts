import type { ChangeParcel } from '../changes/change-policy';
import type { DeliverChange } from '../changes/changes';
import type { Outcome } from '../outcome';
import type { ManualClock } from './clock';

/** What happens to a change: it is `taken`, is `drop`ped, `stall`s without end, or gets this outcome. */
export type ChangeFate = 'taken' | 'drop' | 'stall' | Outcome;

const LATENCY_MS = 50;

/** Creates the database that administrators change, as the outbox sees it. */
export function createStaffServer(clock: ManualClock) {
  const parcels: ChangeParcel[] = [];
  const busy = new Map<string, number>();
  const lost = (why: string): Outcome => ({
    kind: 'retry',
    scope: 'link',
    mayBeStored: true,
    why,
  });
  const server = {
    /** Every request, in the order in which it was sent. */
    parcels,
    taken: [] as ChangeParcel[],
    inFlight: 0,
    mostInFlight: 0,
    /** The most requests ever in flight for one row. */
    mostOfOneRow: 0,
    fate: (_parcel: ChangeParcel): ChangeFate => 'taken',
    /** Returns how a signed-in administrator reaches it. */
    as: (staff: string): DeliverChange => ({
      staff,
      deliver: (parcel, signal) =>
        new Promise((resolve) => {
          const { row_id } = parcel.change;
          parcels.push(parcel);
          busy.set(row_id, (busy.get(row_id) ?? 0) + 1);
          server.inFlight++;
          server.mostInFlight = Math.max(server.mostInFlight, server.inFlight);
          server.mostOfOneRow = Math.max(server.mostOfOneRow, busy.get(row_id) ?? 0);
          const end = (outcome: Outcome) => {
            server.inFlight--;
            busy.set(row_id, (busy.get(row_id) ?? 0) - 1);
            resolve(outcome);
          };
          signal.addEventListener('abort', () => end(lost('AbortError')), { once: true });
          const fate = server.fate(parcel);
          if (fate === 'stall') return;
          clock.setTimer(() => {
            if (signal.aborted) return;
            if (fate === 'drop') return end(lost('TypeError'));
            if (fate !== 'taken') return end(fate);
            server.taken.push(parcel);
            end({ kind: 'delivered' });
          }, LATENCY_MS);
        }),
    }),
  };
  return server;
}

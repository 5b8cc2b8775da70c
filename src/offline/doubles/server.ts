import { AMENDMENT } from '../../domain/amendment';
import { ATTACHMENT } from '../../domain/business-card';
import type { Deliver, Outcome, Parcel, PictureParcel } from '../outcome';
import type { ManualClock } from './clock';

/**
 * What happens to a request: `stored` and answered; `drop`ped before it arrives; stored with its answer `lost`;
 * a `stall` that never ends by itself; or refused with this outcome, nothing stored.
 */
export type Fate = 'stored' | 'drop' | 'lost' | 'stall' | Outcome;

const LATENCY_MS = 50;

const unclear = (why: string): Outcome & { kind: 'retry' } => ({
  kind: 'retry',
  scope: 'link',
  mayBeStored: true,
  why,
});

/** Creates a database with a primary key that takes corrections, behind a link with configurable faults. */
export function createServer(clock: ManualClock) {
  const rows = new Map<string, Parcel>();
  const requests: Parcel[] = [];
  const pictures = new Map<string, PictureParcel>();
  const uploads: PictureParcel[] = [];
  const server = {
    rows,
    /** Pictures of business cards, by lead, and every request with one. */
    pictures,
    uploads,
    /** Decides what becomes of each request with a picture. */
    pictureFate: (_parcel: PictureParcel): Fate => 'stored',
    /** Every request, in the order in which it was sent. */
    requests,
    /** Renewed by a restore from a backup. */
    epoch: undefined as string | undefined,
    /** Requests in flight now, and the most that ever were. */
    inFlight: 0,
    mostInFlight: 0,
    /** Decides each request's fate; `nth` counts the requests with that id from 1. */
    fate: (_parcel: Parcel, _nth: number): Fate => 'stored',
    deliver: ((parcel, signal) =>
      new Promise((resolve) => {
        const isUpload = 'picture' in parcel;
        if (isUpload) uploads.push(parcel);
        else requests.push(parcel);
        server.inFlight++;
        server.mostInFlight = Math.max(server.mostInFlight, server.inFlight);
        const end = (outcome: Outcome) => {
          server.inFlight--;
          resolve(outcome);
        };
        signal.addEventListener('abort', () => end(unclear('aborted')), { once: true });
        const nth = requests.filter(({ id }) => id === parcel.id).length;
        const fate = isUpload ? server.pictureFate(parcel) : server.fate(parcel, nth);
        if (fate === 'stall') return;
        clock.setTimer(() => {
          if (signal.aborted) return;
          if (fate === 'drop') return end({ ...unclear('dropped'), isUnanswered: true });
          if (typeof fate === 'object') return end(fate);
          if (isUpload) {
            if (!rows.has(parcel.lead)) {
              return end({ kind: 'rejected', why: 'unknown', names: ATTACHMENT });
            }
            if (!pictures.has(parcel.lead)) pictures.set(parcel.lead, parcel);
            return end(fate === 'lost' ? unclear('answer lost') : { kind: 'delivered' });
          }
          const { revision } = parcel.submission;
          // An update of another entry's lead is only recorded.
          if (revision && !parcel.amends) {
            const before = rows.get(parcel.id);
            if (!before) return end({ kind: 'rejected', why: 'unknown', names: AMENDMENT });
            if (revision > (before.submission.revision ?? 0)) rows.set(parcel.id, parcel);
          }
          // A key that is taken reads as delivered: it is the same submission.
          if (!rows.has(parcel.id)) rows.set(parcel.id, parcel);
          const { epoch } = server;
          end(
            fate === 'lost'
              ? unclear('answer lost')
              : { kind: 'delivered', ...(epoch && { epoch }) },
          );
        }, LATENCY_MS);
      })) satisfies Deliver as Deliver,
  };
  return server;
}

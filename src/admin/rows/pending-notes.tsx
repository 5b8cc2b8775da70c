import type { PendingChange } from '../../domain/change';
import { LazyPart } from '../lazy-part';
import type { ParkedProps } from './parked-props';

type Props = Omit<ParkedProps, 'pending'> & { changes: readonly PendingChange[] };

/** Changes to a row that failed: somebody else changed it first, or the database refused them. */
export function PendingNotes({ changes, stored, onFind }: Props) {
  return changes
    .filter(({ state }) => state === 'parked')
    .map((one) => (
      <LazyPart key={one.seq} name="parked-change" load={() => import('./parked-change')}>
        {({ ParkedChange }) => <ParkedChange pending={one} stored={stored} onFind={onFind} />}
      </LazyPart>
    ));
}

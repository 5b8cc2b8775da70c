import type { PendingChange } from '../../domain/change';
import { LazyPart } from '../lazy-part';
import type { ParkedProps } from './parked-change';

type Props = Pick<ParkedProps, 'stored' | 'onFind'> & {
  /** The changes that wait or failed. */
  changes: readonly PendingChange[];
  /** The deleted rows, and whom each was about. */
  gone?: ReadonlyMap<string, string>;
};

/** Changes to a row that failed: it was changed elsewhere first, or the database refused them. */
export function PendingNotes({ gone, onFind, stored, changes }: Props) {
  return changes
    .filter(({ state }) => state === 'parked')
    .map((one) => {
      const name = gone?.get(one.change.row_id);
      return (
        <LazyPart key={one.seq} name="parked-change" load={() => import('./parked-change')}>
          {({ ParkedChange }) => (
            <ParkedChange
              stored={stored}
              pending={one}
              name={name}
              onFind={name === undefined ? onFind : undefined}
            />
          )}
        </LazyPart>
      );
    });
}

/** Whether a row has pending changes, none of which needs a decision. */
export function isWaiting(changes: readonly Pick<PendingChange, 'state'>[]): boolean {
  return changes.length > 0 && changes.every(({ state }) => state !== 'parked');
}

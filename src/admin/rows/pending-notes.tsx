import type { PendingChange } from '../../domain/change';
import { opened } from '../loading';
import type { ParkedProps } from './parked-change';

const ParkedChange = opened(async () => (await import('./parked-change')).ParkedChange);

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
        <ParkedChange
          key={one.seq}
          stored={stored}
          pending={one}
          name={name}
          onFind={name === undefined ? onFind : undefined}
        />
      );
    });
}

/** Whether a row has pending changes, none of which needs a decision. */
export function isWaiting(changes: readonly Pick<PendingChange, 'state'>[]): boolean {
  return changes.length > 0 && changes.every(({ state }) => state !== 'parked');
}

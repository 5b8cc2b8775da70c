import { LazyPart } from '../lazy-part';
import type { ParkedProps } from './parked-change';

type Props = Omit<ParkedProps, 'pending' | 'name'> & {
  /** The deleted rows, and whom each was about. */
  gone?: ReadonlyMap<string, string>;
};

/** Changes to a row that failed: it was changed elsewhere first, or the database refused them. */
export function PendingNotes({ gone, onFind, ...props }: Props) {
  return props.changes
    .filter(({ state }) => state === 'parked')
    .map((one) => {
      const name = gone?.get(one.change.row_id);
      return (
        <LazyPart key={one.seq} name="parked-change" load={() => import('./parked-change')}>
          {({ ParkedChange }) => (
            <ParkedChange
              {...props}
              pending={one}
              name={name}
              onFind={name === undefined ? onFind : undefined}
            />
          )}
        </LazyPart>
      );
    });
}

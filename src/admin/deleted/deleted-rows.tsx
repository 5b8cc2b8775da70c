import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide';
import { hides } from '../../domain/change';
import { useChanges } from '../../hooks/use-changes';
import { Action } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { calledWithin } from '../people/called';
import { PersonText } from '../people/person-text';
import { useTeam } from '../people/use-team';
import { When } from '../rows/facts';
import { useActions } from '../rows/use-actions';
import { capitalized, partWords } from '../rows/words';
import { useStaff } from '../staff';
import { deletedNote } from './deleted-note';
import { type DeletedRow, deletedQuery } from './deleted-query';

/** What can still be restored, without what waits on this device to be restored. */
export function DeletedRows() {
  const staff = useStaff();
  const changes = useChanges(staff.id);
  const { nameOf } = useTeam();
  const { restore } = useActions();
  const { data, isError } = useQuery(deletedQuery(staff));
  const restored = new Set(
    changes.filter(({ change }) => hides(change) === false).map(({ change }) => change.row_id),
  );
  const known = new Set(data?.map(({ id }) => id));
  // They can be undone, or wait for a network: the database doesn't have them yet.
  const isDeleting = changes.some(
    ({ change, state }) => state !== 'parked' && hides(change) && !known.has(change.row_id),
  );
  const rows = data?.filter(({ id }) => !restored.has(id)) ?? [];
  const note = deletedNote({
    count: rows.length,
    isKnown: data !== undefined,
    isError,
    isDeleting,
  });
  return (
    <>
      <p role="status">{[note, partWords('newest', data ?? [])].filter(Boolean).join(' ')}</p>
      <ul className="grid">
        {rows.map((row) => (
          <li
            key={row.id}
            className="flex items-center justify-between gap-x-6 border-t border-line py-1"
          >
            <div className="min-w-0">
              <p className="wrap-anywhere">
                <strong>
                  <PersonText>{row.name}</PersonText>
                </strong>
              </p>
              <p className="note">
                {kindWords(row)}, deleted{' '}
                {row.deleted_by && <>by {calledWithin(nameOf(row.deleted_by))} </>}
                <When at={row.deleted_at} />
              </p>
            </div>
            <Action className="flex-none" onClick={() => void restore(row.found_in, row)}>
              <Icon drawing={Undo2} />
              Restore
              <span className="sr-only"> {row.name}</span>
            </Action>
          </li>
        ))}
      </ul>
    </>
  );
}

const kindWords = ({ found_in, kind }: DeletedRow): string =>
  kind ? capitalized(kind) : found_in === 'leads' ? 'Lead' : 'Contact';

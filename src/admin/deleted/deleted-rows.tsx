import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide';
import { hides } from '../../domain/change';
import { useChanges } from '../../hooks/use-changes';
import { capitalized } from '../../lib/english';
import { listOf, nullable, number, object, oneOf, type ShapeOf, text } from '../../lib/shape';
import { Action } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { PersonText } from '../people/person-text';
import { calledWithin, useTeam } from '../people/use-team';
import { DELETED } from '../queries';
import { When } from '../rows/facts';
import { runQuery } from '../rows/run-query';
import { useActions } from '../rows/use-actions';
import { partWords } from '../rows/words';
import { type Staff, useStaff } from '../staff';
import { copiedQuery } from '../with-copy';

/** What can still be restored, without what waits on this device to be restored. */
export function DeletedRows() {
  const staff = useStaff();
  const changes = useChanges(staff.id);
  const { nameOf } = useTeam();
  const { restore } = useActions();
  const { data, isError } = useQuery({ ...deletedQuery(staff), staleTime: 0, select: rowsOf });
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

const rowsOf = ({ rows }: ShapeOf<typeof isKept>) => rows;

const kindWords = ({ found_in, kind }: DeletedRow): string =>
  kind ? capitalized(kind) : found_in === 'leads' ? 'Lead' : 'Contact';

const isDeleted = object({
  found_in: oneOf('leads', 'contacts'),
  id: text,
  name: text,
  kind: nullable(text),
  deleted_at: text,
  deleted_by: nullable(text),
  /** How many there are in all. */
  total: number,
});
/** A row that can still be restored. */
type DeletedRow = ShapeOf<typeof isDeleted>;
const areDeleted = listOf(isDeleted);
/** As the copy on this device has them. */
const isKept = object({ rows: areDeleted });

/** Reads what can still be restored, latest first. */
const deletedQuery = ({ client, lists }: Pick<Staff, 'client' | 'lists'>) =>
  copiedQuery(lists.copy, DELETED, isKept, async (signal) => ({
    rows: await runQuery(client.database.rpc('deleted_rows'), areDeleted, signal),
  }));

type Known = {
  /** How many rows are listed. */
  count: number;
  /** Whether there is an answer, or at least the copy of an earlier one. */
  isKnown: boolean;
  /** Whether the database could not be asked just now. */
  isError: boolean;
  /** Whether a deletion on this device has not been sent yet. */
  isDeleting: boolean;
};

/** What is said about the rows that can be restored, besides naming them. */
export function deletedNote({ count, isKnown, isError, isDeleting }: Known): string {
  if (isError) {
    return count > 0
      ? 'As last seen: what was deleted since is listed once there is a network.'
      : 'What can be restored is known only with a network.';
  }
  if (!isKnown) return 'Loading...';
  if (isDeleting) return 'What was deleted just now is listed here once that has been sent.';
  return count > 0 ? '' : 'Nothing can be restored.';
}

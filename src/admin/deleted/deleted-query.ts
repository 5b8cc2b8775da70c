import { queryOptions } from '@tanstack/react-query';
import {
  listOf,
  maybe,
  nullable,
  number,
  object,
  oneOf,
  type ShapeOf,
  text,
} from '../../lib/shape';
import { runQuery } from '../rows/run-query';
import type { Staff } from '../staff';
import { withCopy } from '../with-copy';
import { DELETED } from './deleted-key';

const isDeleted = object({
  found_in: oneOf('leads', 'contacts'),
  id: text,
  name: text,
  kind: nullable(text),
  deleted_at: text,
  deleted_by: nullable(text),
  /** How many there are in all. */
  total: maybe(number),
});
/** A row that can still be restored. */
export type DeletedRow = ShapeOf<typeof isDeleted>;
const areDeleted = listOf(isDeleted);

/** Reads what can still be restored, latest first. */
export const deletedQuery = ({ client, lists }: Pick<Staff, 'client' | 'lists'>) =>
  queryOptions({
    queryKey: [DELETED],
    async queryFn({ signal }) {
      const rows = await runQuery(client.database.rpc('deleted_rows'), areDeleted, signal);
      void lists.copy.write(DELETED, { rows });
      return rows;
    },
    persister: withCopy(
      async () => (await lists.copy.read(DELETED, object({ rows: areDeleted })))?.value.rows,
    ),
    staleTime: 0,
    refetchOnReconnect: 'always',
  });

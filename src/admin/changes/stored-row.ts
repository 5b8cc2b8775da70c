import type { Change } from '../../domain/change';
import { flag, nullable, object, text } from '../../lib/shape';
import type { Database } from '../../remote/database.generated';

export type ChangeTable = Change['row_table'];
/** A row as the database has it. */
export type StoredRow<Table extends ChangeTable = ChangeTable> =
  Database['public']['Tables'][Table]['Row'];

/** The columns by which a change is judged. */
const SHAPES = {
  contacts: object({ id: text, message: text }),
  newsletter_subscribers: object({ id: text, is_active: flag }),
  leads: object({ id: text, status: text, notes: nullable(text), updated_at: text }),
};

/** Takes an answer's row for what it says it is; `undefined` if it can't be one. */
export function readRow(table: ChangeTable, value: unknown): StoredRow | undefined {
  return SHAPES[table](value) ? (value as StoredRow) : undefined;
}

import { object } from '../../lib/shape';
import type { StaffCopy } from '../../staff-copy/staff-copy';
import { isStatistics } from '../statistics/figures';
import type { TableName } from './table';

/** Under which name the device keeps the statistics. */
export const STATISTICS = 'statistics';

const isKept = object({ statistics: isStatistics });
const TOTAL = {
  leads: 'total_leads',
  contacts: 'total_contacts',
  newsletter_subscribers: 'total_subscribers',
} as const;

/** How many rows the database had, and when: it was counted apart from the rows, and may be older than they are. */
export type Total = { rows: number; at: number };

/** What the statistics said when they were last read on this device, if they ever were. */
export async function readTotal(copy: StaffCopy, table: TableName): Promise<Total | undefined> {
  const stored = await copy.read(STATISTICS);
  if (!stored || !isKept(stored.value)) return undefined;
  return { rows: stored.value.statistics[TOTAL[table]], at: stored.savedAt };
}

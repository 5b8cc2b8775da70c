import { ERASURES, type Erasure } from './erasures.ts';
import type { Leaver } from './leavers.ts';
import { rowsOf } from './line.ts';

const LISTS = ['public.newsletter_subscribers', 'public.property_watchers'] as const;

/** What a later backup knows that an earlier one cannot: who was erased, and who left a list. */
export async function readLater(file: string): Promise<{ erasures: Erasure[]; leavers: Leaver[] }> {
  const erasures: Erasure[] = [];
  const leavers: Leaver[] = [];
  for await (const { table, row } of rowsOf(file, [ERASURES, ...LISTS])) {
    const { id, is_active, unsubscribed_at, erased_at, erased_by, row_counts, row_ids } = row;
    if (table === ERASURES) {
      if (erased_at && erased_by && row_counts && row_ids) {
        erasures.push({ erased_at, erased_by, row_counts, row_ids });
      }
    } else if (id && unsubscribed_at && is_active !== 'true') {
      leavers.push({ list: table, id, left_at: unsubscribed_at });
    }
  }
  return { erasures, leavers };
}

import { NOUNS } from '../../domain/change-words';
import type { ListedTable } from '../../domain/fields';
import { capitalized } from './words';

/**
 * The message about an open row that is gone.
 * @param name the person it was about, if known
 * @param isSure whether it was deleted: whoever sees all rows can tell; for others it may be a colleague's
 */
export function goneWords(table: ListedTable, name: string, isSure: boolean) {
  const one = NOUNS[table];
  const notes =
    table === 'newsletter_subscribers' ? '' : ' Any note that you had not saved is above the list.';
  const who = name || `This ${one}`;
  const why = isSure ? 'has been deleted.' : 'is not yours to see, or it was deleted.';
  return {
    title: `${capitalized(one)} ${isSure ? 'Deleted' : 'Not Found'}`,
    description: `${who} ${why}${notes}`,
  };
}

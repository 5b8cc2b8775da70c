import { idle } from '../../device/idle';
import { untilListed } from '../rows/listed';

/** Loads the sheet of a lead or contact: the list stands without it. */
export const loadInboxSheet = () => import('./inbox-sheet');

/** Loads it ahead of the first tap, once nothing else is to be done. */
export function preloadInboxSheet(): void {
  void untilListed()
    .then(idle)
    .then(loadInboxSheet)
    .catch(() => undefined);
}

import { later } from '../../ui/later';
import { untilListed } from '../rows/listed';

/** Unsaved notes on deleted rows. They are searched for once the list is there. */
export const LostDrafts = later(
  async () => (await import('./lost-drafts-list')).LostDrafts,
  untilListed,
);

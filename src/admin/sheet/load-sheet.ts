import { loadAhead } from '../rows/listed';

/** Loads the sheet of a lead or contact: the list stands without it. */
export const loadInboxSheet = () => import('./inbox-sheet');

/** Loads it ahead of the first tap. */
export const preloadInboxSheet = () => void loadAhead(loadInboxSheet);

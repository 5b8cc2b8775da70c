import { opened } from '../loading';
import { loadAhead } from '../rows/listed';

/** The sheet of a lead or contact: the list stands without it. */
export const LazyInboxSheet = opened(async () => (await import('./inbox-sheet')).InboxSheet);

/** Loads it ahead of the first tap. */
export const preloadInboxSheet = () => void loadAhead(LazyInboxSheet.load);

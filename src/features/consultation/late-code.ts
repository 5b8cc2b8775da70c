import { loadOnce } from './load-once';

/** The calendar of a month: three times as much script as the rest of the scheduler. */
export const month = loadOnce(() => import('./day-calendar'));

/** What makes a request, and confirms it. A time can be chosen before it has arrived. */
export const lastStep = loadOnce(() => import('./last-step'));

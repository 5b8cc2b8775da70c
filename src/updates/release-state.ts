import { createStore } from 'zustand/vanilla';

/** Whether this page's release of the site can still do its work. */
export type ReleaseState =
  | 'current'
  /** A script of it did not come, though the host answers; it can send. */
  | 'incomplete'
  /** What sends did not come, though the host answers: a newer release has taken its place. */
  | 'gone'
  /** The database's gateway refuses all that it sends: its key was changed, perhaps. */
  | 'refused';

export const releaseState = createStore<ReleaseState>(() => 'current');

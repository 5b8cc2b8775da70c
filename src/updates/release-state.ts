import { createStore } from 'zustand/vanilla';

/** Whether this page's release still works. */
export type ReleaseState =
  | 'current'
  /** One of its scripts is missing although the host answers; it can still send. */
  | 'incomplete'
  /** Its sending code is missing although the host answers: a newer release has replaced it. */
  | 'gone'
  /** The database's gateway refuses its requests; perhaps the key was changed. */
  | 'refused';

export const releaseState = createStore<ReleaseState>(() => 'current');

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

/** A message about the site itself. */
export type SiteNews = {
  text: string;
  action?: { label: string; run: () => void };
  /** Good news that needs no action: it disappears by itself, and only shows when there is nothing else to report. */
  isPassing?: true;
};

export type WorkerNews = SiteNews & {
  kind: 'ready-offline' | 'update-available' | 'updating' | 'update-delayed' | 'updated-elsewhere';
};

/** The latest news of the worker. */
export const siteNews = createStore<WorkerNews | null>(() => null);

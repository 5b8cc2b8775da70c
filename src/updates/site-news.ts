import { createStore } from 'zustand/vanilla';

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

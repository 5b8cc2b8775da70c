import { createStore } from 'zustand/vanilla';

/** A message about the site itself. */
export type SiteNews = {
  text: string;
  action?: { label: string; run: () => void };
  /** Good news that needs no action: it disappears by itself, and only shows when there is nothing else to report. */
  isPassing?: true;
};

export const siteNews = createStore<SiteNews | null>(() => null);

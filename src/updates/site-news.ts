import { createStore } from 'zustand/vanilla';

/** What the site has to say of itself. */
export type SiteNews = {
  text: string;
  action?: { label: string; run: () => void };
  /** Good news without consequences: it goes by itself, and only where nothing else is told. */
  isPassing?: true;
};

export const siteNews = createStore<{ news: SiteNews | null }>(() => ({ news: null }));

import { useSyncExternalStore } from 'react';
import { type SiteNews, siteNews } from '../updates/site-news';

const readNews = () => siteNews.getState().news;
const NONE = () => null;

/** What the site has to say of itself; nothing in the prerendered page and the first render. */
export function useSiteNews(): SiteNews | null {
  return useSyncExternalStore(siteNews.subscribe, readNews, NONE);
}

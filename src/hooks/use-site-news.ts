import { useSyncExternalStore } from 'react';
import { type SiteNews, siteNews } from '../updates/site-news';

const readNews = () => siteNews.getState().news;
const NONE = () => null;

/** News about the site itself; none while prerendering and during the first render. */
export function useSiteNews(): SiteNews | null {
  return useSyncExternalStore(siteNews.subscribe, readNews, NONE);
}

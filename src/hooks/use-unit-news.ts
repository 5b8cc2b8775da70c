import { use, useEffect, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Settings } from '../remote/post';
import { askUnitNews, keptUnitNews, type UnitNews } from '../remote/units';
import { SettingsContext } from './root-context';
import { useConnectivity } from './use-connectivity';

const unitNews = createStore<{ news?: UnitNews }>(() => ({}));

/** How many parts of the page show it while the site is reachable. The first of them asks, and its answer serves them all. */
let parts = 0;
let isAsked = false;
/** Of the last question: the answer to an earlier one must not come after its own. */
let asking = new AbortController();

/**
 * What the database has said of all units: asked once a page, and again when the network is back; until then, what is kept.
 * After a failure, the next part that opens asks again.
 */
export function useUnitNews(): UnitNews | undefined {
  const readSettings = use(SettingsContext);
  const isOnline = useConnectivity() === 'online';
  useLayoutEffect(() => {
    const news = keptUnitNews();
    if (news && !unitNews.getState().news) unitNews.setState({ news });
  }, []);
  useEffect(() => {
    if (!readSettings || !isOnline) return;
    parts += 1;
    if (!isAsked) void askFor(readSettings);
    return () => {
      parts -= 1;
      if (parts === 0) isAsked = false;
    };
  }, [isOnline, readSettings]);
  return useStore(unitNews).news;
}

async function askFor(readSettings: () => Promise<Settings>): Promise<void> {
  isAsked = true;
  asking.abort();
  asking = new AbortController();
  const { signal } = asking;
  let news: UnitNews | undefined;
  try {
    news = await askUnitNews(await readSettings(), keptUnitNews(), signal);
    if (news) unitNews.setState({ news });
  } finally {
    if (!news && !signal.aborted) isAsked = false;
  }
}

import { use, useEffect, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { askUnitNews, keptUnitNews, type UnitNews } from '../remote/units';
import { SettingsContext } from './root-context';
import { useConnectivity } from './use-connectivity';

const unitNews = createStore<{ news?: UnitNews }>(() => ({}));

/** One question serves all parts of a page. */
let isAsking = false;

/** What the database has said of all units: once a visit, and again when the network is back; until then, what is kept. */
export function useUnitNews(): UnitNews | undefined {
  const readSettings = use(SettingsContext);
  const isOnline = useConnectivity() === 'online';
  useLayoutEffect(() => {
    const news = keptUnitNews();
    if (news && !unitNews.getState().news) unitNews.setState({ news });
  }, []);
  useEffect(() => {
    if (!readSettings || !isOnline || isAsking) return;
    isAsking = true;
    const ask = async () => {
      try {
        const news = await askUnitNews(await readSettings(), keptUnitNews());
        if (news) unitNews.setState({ news });
      } finally {
        isAsking = false;
      }
    };
    void ask();
  }, [isOnline, readSettings]);
  return useStore(unitNews).news;
}

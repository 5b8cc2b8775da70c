import { use, useEffect } from 'react';
import { SettingsContext } from '../../hooks/settings-context';
import { useConnectivity } from '../../hooks/use-connectivity';
import { askUnitNews, keptUnitNews, type UnitNews } from '../../remote/units';
import { writeUnitNews } from './units-news';

/** Keeps the page's list of units as the database has it: once a visit, and again when the network is back. */
export function LiveUnits({ slug }: { slug: string }) {
  const readSettings = use(SettingsContext);
  const isOnline = useConnectivity() === 'online';

  useEffect(() => {
    let isOver = false;
    const show = (news: UnitNews | undefined) => {
      const part = document.querySelector<HTMLElement>(`[data-units="${slug}"]`);
      if (part && news && !isOver) writeUnitNews(part, news, Date.now());
    };
    const kept = keptUnitNews();
    show(kept);
    const ask = async () => {
      if (readSettings && isOnline) show(await askUnitNews(await readSettings(), kept, Date.now()));
    };
    void ask();
    return () => {
      isOver = true;
    };
  }, [slug, isOnline, readSettings]);

  return null;
}

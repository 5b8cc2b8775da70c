import { useMemo } from 'react';
import { hostNow } from '../../device/clock';
import type { Day } from '../../domain/calendar-day';
import { lagosDay } from '../../domain/lagos-time';
import { type UnitForSale, unitsIn } from '../../domain/unit';
import { useUnitNews } from '../../hooks/use-unit-news';
import { keptUnitNews, type UnitNews } from '../../remote/units';
import { useLoaded } from '../../ui/later';

type KnownUnits = {
  units: UnitForSale[];
  /** The day of what is known; undefined where nothing is yet. */
  asOf: Day | undefined;
  /** What the database has said. */
  news: UnitNews | undefined;
};

/**
 * A property's units as the database last said; on a device that it has never answered, as the build has them.
 * @param isNeeded whether what the build has is worth loading
 */
export function useUnits(slug: string, isNeeded = true): KnownUnits {
  const news = useUnitNews();
  const built = useLoaded(() => import('../../content/plans.generated'), {
    isDue: isNeeded && !news && !keptUnitNews(),
  });
  const units = useMemo(() => {
    const groups = news?.groups ?? built?.offers.flatMap((offer) => offer.groups) ?? [];
    return unitsIn(groups, lagosDay(hostNow())).filter(({ property }) => property === slug);
  }, [news, built, slug]);
  return { units, asOf: news ? lagosDay(news.askedAt) : built?.unitsAsOf, news };
}

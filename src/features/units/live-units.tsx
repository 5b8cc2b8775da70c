import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { lagosDay } from '../../domain/lagos-time';
import { unitsIn } from '../../domain/unit';
import { useUnitNews } from '../../hooks/use-unit-news';
import { ChosenUnit } from './chosen-unit';
import { markChosen, writeUnitNews } from './units-news';

type Props = { slug: string; title: string };

/** Keeps the page's list of units as the database has it. Shows the unit that the address names. */
export function LiveUnits({ slug, title }: Props) {
  const news = useUnitNews();
  const label = new URLSearchParams(useLocation().search).get('unit');
  const [part, setPart] = useState<HTMLElement | null>(null);

  useLayoutEffect(() => {
    const parts = [...document.querySelectorAll<HTMLElement>(`[data-units="${slug}"]`)];
    const list = parts.find(({ id }) => id === 'units') ?? null;
    setPart(list);
    if (news) for (const one of parts) writeUnitNews(one, news, Date.now());
    if (list) markChosen(list, label);
  }, [slug, news, label]);

  const place = part?.querySelector('[data-chosen-unit]');
  const unit = unitsIn(news?.groups ?? [], lagosDay(Date.now())).find(
    (one) => one.property === slug && one.label === label,
  );
  return place && unit ? createPortal(<ChosenUnit unit={unit} title={title} />, place) : null;
}

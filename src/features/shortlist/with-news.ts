import { comparedLabels } from '../../content/compared.generated';
import type { ComparedProperty } from '../../domain/compared';
import { lagosDay } from '../../domain/lagos-time';
import {
  areStatedPrices,
  leftWords,
  PRICE_LABEL,
  UNITS_LABEL,
  unitLines,
  unitsIn,
} from '../../domain/unit';
import type { UnitNews } from '../../remote/units';

/** A property as the comparison and a message tell it, with what the database has said of its units. */
export function withNews(
  property: ComparedProperty,
  news: UnitNews | undefined,
  now: number,
): ComparedProperty {
  const units = unitsIn(news?.groups ?? [], lagosDay(now)).filter(
    ({ property: slug }) => slug === property.slug,
  );
  if (!news || units.length === 0) return property;
  const asOf = lagosDay(news.askedAt);
  const { told, left, cells } = property;
  const isRepriced = !areStatedPrices(property.statedPrices, units);
  return {
    ...property,
    told: told.map((line, n) =>
      n === 0 && isRepriced
        ? `${line} · some unit prices have changed since the website was made`
        : line.replace(left, leftWords(units, asOf)),
    ),
    cells: cells.map((lines, row) => {
      const label = comparedLabels[row];
      if (label === UNITS_LABEL) return unitLines(units, asOf);
      if (label !== PRICE_LABEL || !isRepriced) return lines;
      return [...lines, `Unit prices have changed since this page was made; see “${UNITS_LABEL}”`];
    }),
  };
}

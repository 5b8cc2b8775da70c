import { offers } from '../../content/plans.generated';
import { hostNow } from '../../device/clock';
import { lagosDay } from '../../domain/lagos-time';
import { unitAt, unitHref, unitsIn } from '../../domain/unit';
import type { ChosenDuty } from '../../features/calculators/stamp-duty-calculator';
import { useUnitNews } from '../../hooks/use-unit-news';
import { NextSteps } from './next-steps';

/** What comes after the duty on a home of ours, which the address names; nothing for any other. */
export function DutySteps({ property, unit: label, inShort }: ChosenDuty) {
  const offer = offers.find(({ slug }) => slug === property);
  const { groups } = useUnitNews() ?? { groups: offer?.groups ?? [] };
  const unit = unitsIn(groups, lagosDay(hostNow())).find(
    (one) => one.property === property && one.label === label,
  );
  if (!offer) return null;
  const { slug, title } = offer;
  const name = unit ? unitAt(title, unit) : title;
  return (
    <NextSteps
      {...{ slug, title, name }}
      page={`/properties/${slug}${unit ? unitHref(unit.label) : ''}`}
      message={`Hello, I am interested in ${name}: ${inShort}. Please send me an offer.`}
    />
  );
}

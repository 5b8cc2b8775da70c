import { offers } from '../../content/plans.generated';
import { hostNow } from '../../device/clock';
import { lagosDay } from '../../domain/lagos-time';
import { unitsIn } from '../../domain/unit';
import type { ChosenDuty } from '../../features/calculators/stamp-duty-calculator';
import { UnitGone } from '../../features/calculators/unit-gone';
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
  return (
    <>
      <UnitGone unit={unit} />
      <NextSteps {...{ slug, title, unit }} sums={`: ${inShort}`} />
    </>
  );
}

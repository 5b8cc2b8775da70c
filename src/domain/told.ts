import { britishDate } from '../lib/english';
import type { Answers, Proof } from './answers';
import { listPriceText } from './listing';
import type { Property } from './property';
import { availableText, unitsOf } from './unit';
import type { UnitsForSale } from './unit-group';

/** How a property is paid for, in as few words as a card has room for: "24-month plan". */
export function planText({ paymentPlan: { plans } }: Pick<Property, 'paymentPlan'>): string {
  const months = [...new Set(plans.flatMap((plan) => plan.months || []))].sort((a, b) => a - b);
  if (months.length > 0) return `${months.join(' or ')}-month plan`;
  const stages = plans.find((plan) => plan.stages)?.stages;
  return stages ? `Paid in ${stages.length} stages` : 'Plan agreed with your offer';
}

/** What a family asks first, in three lines: what it costs, when it is handed over, and what is open. */
export function toldOf(
  property: Property,
  { inShort, proofs }: Answers,
  forSale: UnitsForSale,
): string[] {
  const count = (state: Proof['state']) => proofs.filter((proof) => proof.state === state).length;
  const papers = [
    `${count('shown')} of ${proofs.length} shown`,
    `${count('on-request')} on request`,
    `${count('not-issued')} not issued yet`,
  ];
  const left = availableText(unitsOf(property.slug, forSale));
  const noun = property.type === 'land' ? 'plots' : 'homes';
  return [
    `Cost: ${listPriceText(property)} · deposit: ${lowered(property.paymentPlan.deposit)} · ${lowered(planText(property))}`,
    `When: ${lowered(inShort.handover)}`,
    `Open: papers ${papers.join(', ')}; ${noun} ${left} on ${britishDate(forSale.asOf)}`,
  ];
}

/** As the rest of a line. */
function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

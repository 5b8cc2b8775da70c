import { rates } from '../../content/rates';
import type { Payment } from '../../domain/instalments';
import {
  CURRENCY_NAMES,
  type Currency,
  converted,
  exactMoney,
  MINOR_UNITS,
} from '../../domain/money';
import type { Scenario } from '../../domain/plan-address';
import { britishDate } from '../../lib/english';

// What a plan means in the buyer's own currency: loaded once one is chosen.

const SCENARIO_NAMES: Record<Scenario, string> = {
  '-20': '20% better for you',
  '0': 'As they are',
  '20': '20% worse for you',
};

type ScenariosProps = {
  own: Currency;
  totals: (readonly [scenario: Scenario, total: number])[];
  chosen: Scenario;
  onChoose: (scenario: string) => void;
};

/** What the plan costs in the buyer's currency if the rates stay, or change. */
export function Scenarios({ own, totals, chosen, onChoose }: ScenariosProps) {
  return (
    <fieldset className="no-print mt-5">
      <legend className="mb-2 font-semibold">If exchange rates after the first payment are</legend>
      <div className="grid grid-cols-3 gap-2">
        {totals.map(([scenario, total]) => (
          <label key={scenario}>
            <input
              type="radio"
              className="sr-only"
              name="rate"
              value={scenario}
              checked={scenario === chosen}
              onChange={({ target }) => onChoose(target.value)}
            />
            <span className="choice grid h-full content-between gap-1 border border-(--edge) p-3">
              <span className="text-balance text-small leading-snug">
                {SCENARIO_NAMES[scenario]}
              </span>
              <span className="figures font-semibold">{about(total, own)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The payments in another currency, under each scenario. The first day's are made at today's rate. */
export function equivalentsIn(own: Currency, currency: Currency, payments: Payment[]) {
  const first = payments[0]?.day;
  return (scenario: Scenario): number[] =>
    payments.map(({ amount, day }) => {
      const change = day === first ? 0 : scenario;
      return (converted(amount / MINOR_UNITS, currency, own, rates) * (100 + change)) / 100;
    });
}

/** Rounded to whole naira, pounds or dollars. */
export const about = (amount: number, currency: Currency) =>
  exactMoney(Math.round(amount) * MINOR_UNITS, currency);

/** At which rates the amounts were worked out. */
export function rateWords(own: Currency, scenario: Scenario): string {
  const change = scenario === 0 ? '' : `, ${SCENARIO_NAMES[scenario]} after the first day`;
  return `Amounts in ${CURRENCY_NAMES[own]} use our indicative rate of ${britishDate(rates.asOf)}${change}.`;
}

import { plainDigits } from '../lib/plain-digits';
import { type Day, isDay } from './calendar-day';
import { type Currency, isCurrency } from './money';

/** By how many per cent the contract's currency costs the buyer less or more than at our rates. */
export const SCENARIOS = [-20, 0, 20] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** What somebody has chosen in the payment-plan calculator, as its address stores it; empty where they have not. */
export type PlanFields = {
  /** A property's slug. */
  property: string;
  /** The id of one of its plans. */
  plan: string;
  /** The label of one of its units: `W07-02`. */
  unit: string;
  /** The unit's price as it is typed, if it is not the plan's. */
  price: string;
  start: Day | '';
  /** In per cent. */
  deposit: string;
  months: string;
  currency: Currency | '';
  rate: Scenario;
};

export const NO_PLAN: PlanFields = {
  property: '',
  plan: '',
  unit: '',
  price: '',
  start: '',
  deposit: '',
  months: '',
  currency: '',
  rate: 0,
};

const UNIT_LABEL = /^[A-Z0-9-]{1,12}$/;

export function readPlan(search: string): PlanFields {
  const params = new URLSearchParams(search);
  const text = (name: string) => params.get(name) ?? '';
  const currency = text('currency');
  return {
    property: text('property'),
    plan: text('plan'),
    unit: UNIT_LABEL.test(text('unit')) ? text('unit') : '',
    price: text('price'),
    start: isDay(text('start')) ? text('start') : '',
    deposit: text('deposit'),
    months: text('months'),
    currency: isCurrency(currency) ? currency : '',
    rate: scenarioOf(text('rate')),
  };
}

/** The address's search for what is in the form; empty for an empty form. */
export function writePlan({ rate, ...fields }: PlanFields): string {
  const params = new URLSearchParams(
    Object.entries({ ...fields, rate: rate === 0 ? '' : String(rate) }).filter(
      ([, value]) => value !== '',
    ),
  );
  return params.size > 0 ? `?${params}` : '';
}

export function scenarioOf(text: string): Scenario {
  return SCENARIOS.find((scenario) => String(scenario) === text) ?? 0;
}

/** A number of months, from 1 to 120; undefined for anything else. */
export function monthsOf(typed: string): number | undefined {
  const text = plainDigits(typed.normalize('NFKC')).trim();
  const months = Number(/^(\d{1,3})(?: ?months?)?$/i.exec(text)?.[1] ?? 0);
  return months >= 1 && months <= 120 ? months : undefined;
}

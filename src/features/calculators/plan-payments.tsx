import { rates } from '../../content/rates';
import { CURRENCY_NAMES, type Currency } from '../../domain/currency';
import { type Choice, type Payment, paymentsOf } from '../../domain/instalments';
import { converted, exactMoney, MINOR_UNITS } from '../../domain/money';
import type { Offer, PaymentPlan } from '../../domain/payment-plan';
import { SCENARIOS, type Scenario } from '../../domain/plan-address';
import { britishDate } from '../../lib/english';
import { sum } from '../../lib/sum';
import { later } from '../../ui/later';

const PlanCalendar = later(async () => (await import('./plan-calendar')).PlanCalendar);

type Props = {
  offer: Offer;
  plan: PaymentPlan;
  choice: Choice;
  /** The buyer's currency, if it is not the contract's. */
  own: Currency | undefined;
  scenario: Scenario;
  /** The search of the address that shows this plan. */
  address: string;
  onScenario: (scenario: string) => void;
};

const SCENARIO_NAMES: Record<Scenario, string> = {
  '-20': '20% better for you',
  '0': 'As they are',
  '20': '20% worse for you',
};

/** What is due, and when. */
export function PlanPayments({ offer, plan, choice, own, scenario, address, onScenario }: Props) {
  const { price, statedAs, note } = plan;
  const { currency } = price;
  const payments = paymentsOf(plan, choice);
  const total = sum(payments.map(({ amount }) => amount));
  const inOwn = own && own !== currency ? equivalentsIn(own, currency, payments) : undefined;

  return (
    <>
      <p
        className="font-semibold"
        data-chosen={`${offer.title}, ${plan.name}`}
        data-chosen-property={offer.slug}
      >
        {offer.title}: {plan.name}
      </p>
      <p className="note">In all, in {CURRENCY_NAMES[currency]}, the currency of the contract</p>
      <p className="figures font-serif text-price leading-tight">{exactMoney(total, currency)}</p>
      {statedAs && (
        <p className="mt-1">
          Stated as {exactMoney(statedAs.amount * MINOR_UNITS, statedAs.currency)}, at the rate of{' '}
          {britishDate(rates.asOf)}. The rate of your offer’s day counts.
        </p>
      )}
      {note && <p className="mt-2">{note}</p>}
      {own && inOwn && (
        <Scenarios
          own={own}
          totals={SCENARIOS.map((each) => [each, sum(inOwn(each))] as const)}
          chosen={scenario}
          onChoose={onScenario}
        />
      )}
      <table className="figures mt-5 w-full text-left">
        <thead>
          <tr className="note">
            <th scope="col" className="py-2 font-normal">
              Due
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              In the contract
            </th>
            {own && inOwn && (
              <th scope="col" className="py-2 pl-3 text-right font-normal">
                About, in {CURRENCY_NAMES[own]}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {payments.map(({ name, day, amount }, index) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-2 font-normal">
                {britishDate(day)} <span className="note block">{name}</span>
              </th>
              <td className="py-2 text-right whitespace-nowrap">{exactMoney(amount, currency)}</td>
              {own && inOwn && (
                <td className="py-2 pl-3 text-right whitespace-nowrap text-muted">
                  {about(inOwn(scenario)[index] ?? 0, own)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note mt-3">
        Dates are examples; your contract sets them.
        {own &&
          inOwn &&
          ` Amounts in ${CURRENCY_NAMES[own]} use our indicative rate of ${britishDate(rates.asOf)}`}
        {own && inOwn && scenario !== 0 && `, ${SCENARIO_NAMES[scenario]} after the first day`}
        {own && inOwn && '.'}
      </p>
      <div className="no-print mt-4 flex min-h-12 flex-wrap gap-x-6">
        <PlanCalendar offer={offer} plan={plan} payments={payments} address={address} />
      </div>
    </>
  );
}

type ScenariosProps = {
  own: Currency;
  totals: (readonly [scenario: Scenario, total: number])[];
  chosen: Scenario;
  onChoose: (scenario: string) => void;
};

/** What the plan costs in the buyer's currency if the rates stay, or change. */
function Scenarios({ own, totals, chosen, onChoose }: ScenariosProps) {
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
function equivalentsIn(own: Currency, currency: Currency, payments: Payment[]) {
  const first = payments[0]?.day;
  return (scenario: Scenario): number[] =>
    payments.map(({ amount, day }) => {
      const change = day === first ? 0 : scenario;
      return (converted(amount / MINOR_UNITS, currency, own, rates) * (100 + change)) / 100;
    });
}

/** Rounded to whole naira, pounds or dollars. */
const about = (amount: number, currency: Currency) =>
  exactMoney(Math.round(amount) * MINOR_UNITS, currency);

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { rates } from '../../content/rates';
import { type Choice, paymentsOf, planInShort } from '../../domain/instalments';
import { CURRENCY_NAMES, type Currency, exactMoney, MINOR_UNITS } from '../../domain/money';
import type { Offer, PaymentPlan } from '../../domain/payment-plan';
import { SCENARIOS, type Scenario } from '../../domain/plan-address';
import { type UnitForSale, unitAt } from '../../domain/unit';
import { britishDate } from '../../lib/english';
import { sum } from '../../lib/sum';
import { Action } from '../../ui/button';
import { untilAnswered, untilLoaded, useLoaded } from '../../ui/later';

/** Most visits need neither the calendar nor sharing. */
const loadTools = () => import('./plan-tools');

const NOT_LOADED = 'This part of the page could not be loaded. Tap again once you are online.';

/** What the calculator shows, for what leads on from it. */
export type ChosenPlan = {
  slug: string;
  /** `Bloom Towers`. */
  title: string;
  unit: UnitForSale | undefined;
  /** What is due, in a line. */
  inShort: string;
  plan: string;
};

type Props = {
  offer: Offer;
  plan: PaymentPlan;
  choice: Choice;
  /** The buyer's currency, if it is not the contract's. */
  own: Currency | undefined;
  scenario: Scenario;
  /** The chosen unit. */
  unit: UnitForSale | undefined;
  actions: (chosen: ChosenPlan) => ReactNode;
  /** The search of the address that shows this plan. */
  address: string;
  onScenario: (scenario: string) => void;
};

/** What is due, and when. */
export function PlanPayments(props: Props) {
  const { offer, plan, choice, own, scenario, unit, actions, address, onScenario } = props;
  /** Why the calendar can't have the payments, or why nothing happened. */
  const [told, setTold] = useState<ReactNode>();
  const isGiving = useRef(false);
  const path = `/calculators/payment-plan${address}`;
  const { price, statedAs, note } = plan;
  const { currency } = price;
  const payments = paymentsOf(plan, choice);
  const total = sum(payments.map(({ amount }) => amount));
  const isForeign = own !== undefined && own !== currency;
  const view = useLoaded(() => import('./own-currency'), { isDue: isForeign });
  const inOwn = isForeign &&
    view && {
      ...view,
      amounts: view.equivalentsIn(own, currency, payments),
    };
  const name = unit ? unitAt(offer.title, unit) : offer.title;
  const inShort = inOwn
    ? planInShort(
        plan,
        payments,
        (index) => inOwn.about(inOwn.amounts(scenario)[index] ?? 0, own),
        'about ',
      )
    : planInShort(plan, payments, (index) => exactMoney(payments[index]?.amount ?? 0, currency));

  const toCalendar = async () => {
    // A tap for which the code was late.
    if (isGiving.current) return;
    isGiving.current = true;
    try {
      const tools = await loadTools();
      const isClosing = told && told !== NOT_LOADED;
      setTold(isClosing ? undefined : await tools.toCalendar(offer, plan, payments, path));
    } catch {
      setTold(NOT_LOADED);
    } finally {
      isGiving.current = false;
    }
  };
  const sharePlan = async () => {
    try {
      await (await loadTools()).sharePlan(offer, path);
    } catch {
      setTold(NOT_LOADED);
    }
  };

  // A share sheet opens only soon after a tap, so its code must be here by then.
  useEffect(() => void untilAnswered().then(() => untilLoaded(loadTools)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it was said of another plan
  useEffect(() => setTold(undefined), [address]);

  return (
    <>
      <p
        className="font-semibold"
        data-chosen={`${name}, ${plan.name}, ${inShort}`}
        data-chosen-property={offer.slug}
      >
        {`${name}: ${plan.name}`}
      </p>
      {(inOwn || !isForeign) && (
        <p className="figures mt-2 max-w-[24ch] font-serif text-price leading-tight first-letter:uppercase">
          {inShort}
        </p>
      )}
      <p className="figures mt-3">
        {`${exactMoney(total, currency)} in all, in ${CURRENCY_NAMES[currency]}, the currency of the contract.`}
      </p>
      {statedAs && (
        <p className="note mt-1">
          {`Stated as ${exactMoney(statedAs.amount * MINOR_UNITS, statedAs.currency)}, at the rate of ${britishDate(rates.asOf)}. The rate on the day of your offer counts.`}
        </p>
      )}
      {note && <p className="mt-2">{note}</p>}
      {inOwn && payments.some(({ day }) => day !== payments[0]?.day) && (
        <inOwn.Scenarios
          own={own}
          totals={SCENARIOS.map((each) => [each, sum(inOwn.amounts(each))] as const)}
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
            {inOwn && (
              <th scope="col" className="py-2 pl-3 text-right font-normal">
                {`About, in ${CURRENCY_NAMES[own]}`}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {payments.map(({ name, day, amount }, index) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-2 font-normal">
                <span>{britishDate(day)}</span> <span className="note block">{name}</span>
              </th>
              <td className="py-2 text-right whitespace-nowrap">{exactMoney(amount, currency)}</td>
              {inOwn && (
                <td className="py-2 pl-3 text-right whitespace-nowrap text-muted">
                  {inOwn.about(inOwn.amounts(scenario)[index] ?? 0, own)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note mt-3">
        Dates are examples; your contract sets them.{' '}
        {inOwn && <span>{inOwn.rateWords(own, scenario)}</span>}
      </p>
      <div className="no-print mt-4 flex flex-wrap gap-x-6">
        <Action onClick={() => void toCalendar()}>Add to calendar (.ics)</Action>
        <Action onClick={() => void sharePlan()}>Share</Action>
      </div>
      {told && <p role="status">{told}</p>}
      {actions({
        slug: offer.slug,
        title: offer.title,
        unit,
        inShort,
        plan: plan.name,
      })}
    </>
  );
}

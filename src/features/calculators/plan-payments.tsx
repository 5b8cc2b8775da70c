import type { ReactNode } from 'react';
import { company } from '../../content/company';
import { rates } from '../../content/rates';
import { hostNow } from '../../device/clock';
import { calendarOfDays } from '../../domain/calendar-file';
import { type Choice, type Payment, paymentsOf, planInShort } from '../../domain/instalments';
import { CURRENCY_NAMES, type Currency, exactMoney, MINOR_UNITS } from '../../domain/money';
import type { Offer, PaymentPlan } from '../../domain/payment-plan';
import { SCENARIOS, type Scenario } from '../../domain/plan-address';
import { type UnitForSale, unitAt } from '../../domain/unit';
import { britishDate } from '../../lib/english';
import { sum } from '../../lib/sum';
import { CalendarButton } from '../../ui/calendar-button';
import { giveCalendar } from '../../ui/give-calendar';
import { useLoaded } from '../../ui/later';
import { ShareButton } from '../../ui/share-button';

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
        {/* What it says is about this plan. */}
        <CalendarButton key={address} give={() => givePayments(offer, plan, payments, path)}>
          Add to calendar (.ics)
        </CalendarButton>
        <ShareButton title={`Payment plan for ${offer.title}`} path={path} />
      </div>
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

/**
 * Puts the payments of a plan into the buyer's calendar; `path` leads back to the plan.
 * @returns why it can't, in an app's own browser
 */
function givePayments(
  offer: Offer,
  plan: PaymentPlan,
  payments: Payment[],
  path: string,
): Promise<ReactNode> {
  const url = location.origin + path;
  const days = payments.map(({ name, day, amount }, index) => ({
    uid: `${offer.slug}-${plan.id}-${index}-${day}@${location.host}`,
    day,
    summary: `${exactMoney(amount, plan.price.currency)} for ${offer.title}`,
    description: `${name}. An example: your contract sets the day and the sum.\n${url}`,
    url,
  }));
  const text = calendarOfDays(days, company.name, hostNow());
  const file = new File([text], `${offer.slug}-payments.ics`, { type: 'text/calendar' });
  return giveCalendar(file, {
    byHand: 'please enter the payments by hand',
    later: 'open this page there',
  });
}

import { type ReactNode, useState } from 'react';
import { offers } from '../../content/plans.generated';
import { readPercent } from '../../domain/amount';
import { dayOf } from '../../domain/calendar-day';
import { CURRENCIES, currencyLabel, exactMoney, isCurrency, MINOR_UNITS } from '../../domain/money';
import { type PaymentPlan, plansOfUnit } from '../../domain/payment-plan';
import {
  monthsOf,
  NO_PLAN,
  type PlanFields,
  readPlan,
  scenarioOf,
  writePlan,
} from '../../domain/plan-address';
import { unitHref, unitName, unitsIn } from '../../domain/unit';
import { textOf } from '../../forms/form-fields';
import { chooseCurrency, useCurrency } from '../../hooks/use-currency';
import { useIsHydrated } from '../../hooks/use-is-hydrated';
import { useNow } from '../../hooks/use-now';
import { useUnitNews } from '../../hooks/use-unit-news';
import { MINUTE_MS } from '../../lib/durations';
import { SelectField } from '../../ui/field';
import { Link } from '../../ui/link';
import { EXAMPLE, isUnclear, PlanChoice, priceIn } from './plan-choice';
import { type ChosenPlan, PlanPayments } from './plan-payments';
import { UnitGone } from './unit-gone';
import { useAddressForm } from './use-address-form';

const ADDRESS = {
  empty: NO_PLAN,
  read: readPlan,
  write: writePlan,
  entered: (form: FormData) => ({
    ...readPlan(`?currency=${textOf(form, 'currency')}`),
    property: textOf(form, 'property'),
  }),
};

type Props = {
  /** What the page offers for a plan: the way back to the property, a time, a chat. */
  actions: (chosen: ChosenPlan) => ReactNode;
};

/** Works out the payments of a plan, with their dates, in the contract's currency and in the buyer's. */
export function PlanCalculator({ actions }: Props) {
  const { form, fields, change } = useAddressForm(ADDRESS);
  const set = (changed: Partial<PlanFields>) => change({ ...fields, ...changed });
  const offer = offers.find(({ slug }) => slug === fields.property);
  const { groups } = useUnitNews() ?? { groups: offer?.groups ?? [] };
  const now = useNow(MINUTE_MS);
  const today = useIsHydrated() ? dayOf(new Date(now)) : '';
  const units = unitsIn(groups, today).filter(({ property }) => property === offer?.slug);
  const unit = units.find(({ label }) => label === fields.unit);
  const ofUnit = unit && offer ? plansOfUnit(offer.plans, unit) : [];
  // Of a home whose price is told on request, the property's: the visitor may have been told it.
  const plans = ofUnit.length > 0 ? ofUnit : (offer?.plans ?? []);
  const listed =
    plans.find(({ id }) => id === fields.plan) ??
    plans.find(({ price }) => price.amount === unit?.price) ??
    firstOf(plans);
  const plan = listed && atPrice(listed, fields.price);
  const chosen = useCurrency();
  const [isContractOnly, setContractOnly] = useState(false);
  // Until something else is chosen, in the currency in which the property's page states the price.
  const stated = offer?.plans.find(({ statedAs }) => statedAs)?.statedAs?.currency;
  const own = isContractOnly ? undefined : fields.currency || chosen || stated;

  return (
    <div className="grid gap-10 lg:grid-cols-[5fr_7fr]">
      <form {...form} className="waits no-print grid content-start gap-5">
        <SelectField
          id="plan-property"
          name="property"
          label="Property"
          value={fields.property}
          options={[
            { value: '', label: 'Choose a property' },
            ...offers.map(({ slug, title }) => ({ value: slug, label: title })),
          ]}
          onChange={({ target }) => set({ property: target.value, plan: '', unit: '', price: '' })}
        />
        {offer && plan && (
          <PlanChoice
            plans={plans}
            plan={plan}
            units={units}
            fields={fields}
            today={today}
            onChange={set}
          />
        )}
        <SelectField
          id="plan-currency"
          name="currency"
          label="The currency that you earn in"
          value={own ?? ''}
          options={[
            { value: '', label: 'Only the contract’s' },
            ...CURRENCIES.map((value) => ({ value, label: currencyLabel(value) })),
          ]}
          onChange={({ target }) => {
            const currency = isCurrency(target.value) ? target.value : undefined;
            chooseCurrency(currency);
            setContractOnly(currency === undefined);
            set({ currency: currency ?? '' });
          }}
        />
      </form>
      <output className="block min-w-0" htmlFor="plan-property">
        <UnitGone unit={unit} />
        {unit && unit.price === null && !fields.price ? (
          <>
            <p className="text-muted">
              {`The price of ${unitName(unit.kind, unit.label)} is on request. Ask us for it, and enter it to see the payments.`}
            </p>
            <Link
              className="action mt-4"
              to={`/properties/${unit.property}${unitHref(unit.label)}`}
            >
              {`Back to ${offer?.title}`}
            </Link>
          </>
        ) : plan && isUnclear(plan, fields) ? (
          <p className="text-muted">Correct what is marked to see the payments.</p>
        ) : offer && plan && today ? (
          <PlanPayments
            offer={offer}
            plan={plan}
            choice={{
              start: fields.start || today,
              deposit: readPercent(fields.deposit) ?? EXAMPLE.deposit,
              months: monthsOf(fields.months) ?? EXAMPLE.months,
            }}
            own={own}
            scenario={fields.rate}
            unit={unit}
            actions={actions}
            address={writePlan({
              ...fields,
              plan: plan.id,
              start: fields.start || today,
              currency: own ?? '',
            })}
            onScenario={(rate) => set({ rate: scenarioOf(rate) })}
          />
        ) : (
          <>
            <p className="waits text-muted">Choose a property to see what is due, and when.</p>
            <noscript>The calculator needs JavaScript.</noscript>
          </>
        )}
      </output>
    </div>
  );
}

/** A plan with as many payments as there are, for the least: what is asked for is when they are due. */
function firstOf(plans: PaymentPlan[]): PaymentPlan | undefined {
  return [...plans].sort(
    (a, b) => (b.months ?? 0) - (a.months ?? 0) || a.price.amount - b.price.amount,
  )[0];
}

/** The plan for a home at another price. */
function atPrice(plan: PaymentPlan, typed: string): PaymentPlan {
  const amount = priceIn(plan.price.currency)(typed);
  if (amount === undefined) return plan;
  const { statedAs: _, ...rest } = plan;
  const { currency } = plan.price;
  const name = `at ${exactMoney(Math.round(amount * MINOR_UNITS), currency)}`;
  return { ...rest, name, price: { amount, currency } };
}

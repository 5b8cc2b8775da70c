import { useEffect, useRef } from 'react';
import { offers } from '../../content/plans.generated';
import { hostNow } from '../../device/clock';
import { readPercent } from '../../domain/amount';
import { type Day, dayOf } from '../../domain/calendar-day';
import { CURRENCIES, currencyLabel, isCurrency } from '../../domain/currency';
import type { Offer, PaymentPlan } from '../../domain/payment-plan';
import {
  monthsOf,
  NO_PLAN,
  type PlanFields,
  readPlan,
  scenarioOf,
  writePlan,
} from '../../domain/plan-address';
import { textOf } from '../../forms/form-fields';
import { chooseCurrency, useCurrency } from '../../hooks/use-currency';
import { useIsHydrated } from '../../hooks/use-is-hydrated';
import { SelectField, TextField } from '../../ui/field';
import { PlanPayments } from './plan-payments';
import { useAddressForm } from './use-address-form';

/** Until the offer says. */
const EXAMPLE = { deposit: 30, months: 12 };

const ADDRESS = {
  empty: NO_PLAN,
  read: readPlan,
  write: writePlan,
  entered: (form: FormData) => ({
    ...readPlan(`?currency=${textOf(form, 'currency')}`),
    property: textOf(form, 'property'),
  }),
};

/** Works out the payments of a plan, with their dates, in the contract's currency and in the buyer's. */
export function PlanCalculator() {
  const form = useRef<HTMLFormElement>(null);
  const { fields, change } = useAddressForm(form, ADDRESS);
  const set = (changed: Partial<PlanFields>) => change({ ...fields, ...changed });
  const offer = offers.find(({ slug }) => slug === fields.property);
  const plan = offer?.plans.find(({ id }) => id === fields.plan) ?? longestOf(offer?.plans ?? []);
  const chosen = useCurrency();
  const own = fields.currency || chosen;
  const today = useIsHydrated() ? dayOf(new Date(hostNow())) : '';

  return (
    <div className="grid gap-10 lg:grid-cols-[5fr_7fr]">
      <form
        ref={form}
        className="no-print grid content-start gap-5"
        onSubmit={(event) => event.preventDefault()}
      >
        <SelectField
          id="plan-property"
          name="property"
          label="Property"
          value={fields.property}
          options={[
            { value: '', label: 'Choose a property' },
            ...offers.map(({ slug, title }) => ({ value: slug, label: title })),
          ]}
          onChange={({ target }) => set({ property: target.value, plan: '' })}
        />
        {offer && plan && (
          <PlanChoice offer={offer} plan={plan} fields={fields} today={today} onChange={set} />
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
            set({ currency: currency ?? '' });
          }}
        />
      </form>
      <output className="block min-w-0" htmlFor="plan-property">
        {plan && isUnclear(plan, fields) ? (
          <p className="text-muted">
            Correct the deposit or the number of months to see the payments.
          </p>
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
            address={writePlan({
              ...fields,
              plan: plan.id,
              start: fields.start || today,
              currency: own ?? '',
            })}
            onScenario={(rate) => set({ rate: scenarioOf(rate) })}
          />
        ) : (
          <p className="text-muted">Choose a property to see what is due, and when.</p>
        )}
      </output>
    </div>
  );
}

/** What the offer will say, and the buyer assumes until then. */
function leftOpen({ deposit, months, stages }: PaymentPlan) {
  return {
    isDepositOpen: !(deposit || stages || months === 0),
    areMonthsOpen: !stages && months === undefined,
  };
}

function isUnclear(plan: PaymentPlan, { deposit, months }: PlanFields): boolean {
  const { isDepositOpen, areMonthsOpen } = leftOpen(plan);
  return (
    (isDepositOpen && isWrong(deposit, readPercent)) || (areMonthsOpen && isWrong(months, monthsOf))
  );
}

/** Whether something is typed that can't be read. */
function isWrong(typed: string, read: (typed: string) => number | undefined): boolean {
  return typed !== '' && read(typed) === undefined;
}

/** The plan with the most payments: what is asked for is when they are due. */
function longestOf(plans: PaymentPlan[]): PaymentPlan | undefined {
  return [...plans].sort((a, b) => (b.months ?? 0) - (a.months ?? 0))[0];
}

type ChoiceProps = {
  offer: Offer;
  plan: PaymentPlan;
  fields: PlanFields;
  today: Day | '';
  onChange: (changed: Partial<PlanFields>) => void;
};

/** The plan, its first day, and what its offer leaves open. */
function PlanChoice({ offer, plan, fields, today, onChange }: ChoiceProps) {
  const { isDepositOpen, areMonthsOpen } = leftOpen(plan);
  const startField = useRef<HTMLInputElement>(null);
  const start = fields.start || today;

  // For a step back, or another address.
  useEffect(() => {
    const field = startField.current;
    if (field && field !== document.activeElement) field.value = start;
  }, [start]);

  return (
    <>
      <SelectField
        id="plan-plan"
        name="plan"
        label="Plan"
        value={plan.id}
        options={offer.plans.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => onChange({ plan: target.value })}
      />
      <TextField
        ref={startField}
        id="plan-start"
        name="start"
        type="date"
        label="First payment on"
        // What is typed passes through days that do not exist, so the field keeps it.
        defaultValue={start}
        onChange={({ target }) => {
          const { start: typed } = readPlan(`?start=${target.value}`);
          if (typed) onChange({ start: typed });
        }}
      />
      {isDepositOpen && (
        <AssumedField
          name="deposit"
          label="Deposit, in per cent"
          inputMode="decimal"
          typed={fields.deposit}
          read={readPercent}
          range="0 to 100"
          onChange={(deposit) => onChange({ deposit })}
        />
      )}
      {areMonthsOpen && (
        <AssumedField
          name="months"
          label="Months"
          inputMode="numeric"
          typed={fields.months}
          read={monthsOf}
          range="1 to 120"
          onChange={(months) => onChange({ months })}
        />
      )}
    </>
  );
}

type AssumedProps = {
  name: keyof typeof EXAMPLE;
  label: string;
  inputMode: 'decimal' | 'numeric';
  typed: string;
  read: (typed: string) => number | undefined;
  /** Which numbers it accepts. */
  range: string;
  onChange: (typed: string) => void;
};

/** A number that the offer will say, and the buyer assumes until then. */
function AssumedField({ name, label, inputMode, typed, read, range, onChange }: AssumedProps) {
  return (
    <TextField
      id={`plan-${name}`}
      name={name}
      label={`${label} (an example until your offer says)`}
      inputMode={inputMode}
      autoComplete="off"
      placeholder={String(EXAMPLE[name])}
      isLive
      value={typed}
      error={isWrong(typed, read) ? `Please enter a number from ${range}.` : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

import { useEffect, useRef } from 'react';
import { readAmount, readPercent } from '../../domain/amount';
import type { Day } from '../../domain/calendar-day';
import { CURRENCY_NAMES, type Currency, exactMoney, MINOR_UNITS } from '../../domain/money';
import type { PaymentPlan } from '../../domain/payment-plan';
import { monthsOf, type PlanFields, readPlan } from '../../domain/plan-address';
import { type UnitForSale, unitName, unitPriceText, unitStateText } from '../../domain/unit';
import { lowered } from '../../lib/english';
import { SelectField, TextField } from '../../ui/field';

/** Until the offer says. */
export const EXAMPLE = { deposit: 30, months: 12 };

/** What the offer will say, and the buyer assumes until then. */
function leftOpen({ deposit, months, stages }: PaymentPlan) {
  return {
    isDepositOpen: !(deposit || stages || months === 0),
    areMonthsOpen: !stages && months === undefined,
  };
}

export function isUnclear(plan: PaymentPlan, { price, deposit, months }: PlanFields): boolean {
  const { isDepositOpen, areMonthsOpen } = leftOpen(plan);
  return (
    isWrong(price, priceIn(plan.price.currency)) ||
    (isDepositOpen && isWrong(deposit, readPercent)) ||
    (areMonthsOpen && isWrong(months, monthsOf))
  );
}

/** Whether something is typed that can't be read. */
function isWrong(typed: string, read: (typed: string) => number | undefined): boolean {
  return typed !== '' && read(typed) === undefined;
}

/** No home costs more, in any of our currencies. */
const MAX_PRICE = 1e11;

export const priceIn = (currency: Currency) => (typed: string) => {
  const price = readAmount(typed, currency);
  return price && price <= MAX_PRICE ? price : undefined;
};

type ChoiceProps = {
  /** Those to choose from. */
  plans: PaymentPlan[];
  plan: PaymentPlan;
  /** The property's units, of which those that can be had are offered. */
  units: UnitForSale[];
  fields: PlanFields;
  today: Day | '';
  onChange: (changed: Partial<PlanFields>) => void;
};

/** The plan, its first day, and what its offer leaves open. */
export function PlanChoice({ plans, plan, units, fields, today, onChange }: ChoiceProps) {
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
        id="plan-unit"
        name="unit"
        label="Home or plot"
        value={fields.unit}
        options={[
          { value: '', label: 'Not chosen yet' },
          ...units
            .filter(({ label, state }) => state === 'available' || label === fields.unit)
            .map((unit) => ({
              value: unit.label,
              label: [
                unitName(unit.kind, unit.label),
                unitPriceText(unit),
                ...(unit.state === 'available' ? [] : [lowered(unitStateText(unit))]),
              ].join(', '),
            })),
        ]}
        onChange={({ target }) => onChange({ unit: target.value, plan: '', price: '' })}
      />
      <SelectField
        id="plan-plan"
        name="plan"
        label="Plan"
        value={plan.id}
        options={plans.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => onChange({ plan: target.value, price: '' })}
      />
      <PriceField
        plan={plan}
        typed={fields.price}
        isUnpriced={units.find(({ label }) => label === fields.unit)?.price === null}
        onChange={(price) => onChange({ price, unit: '' })}
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

type PriceProps = {
  plan: PaymentPlan;
  typed: string;
  /** Whether the chosen unit's price is told on request. */
  isUnpriced: boolean;
  onChange: (typed: string) => void;
};

/** The price of another unit than the plan names. */
function PriceField({ plan, typed, isUnpriced, onChange }: PriceProps) {
  const { amount, currency } = plan.price;
  return (
    <TextField
      id="plan-price"
      name="price"
      label={`Price in ${CURRENCY_NAMES[currency]}, if yours is another`}
      inputMode="text"
      autoComplete="off"
      placeholder={isUnpriced ? undefined : exactMoney(amount * MINOR_UNITS, currency)}
      isLive
      value={typed}
      error={
        isWrong(typed, priceIn(currency))
          ? `Please enter a price in ${CURRENCY_NAMES[currency]}, like 285m or 350k.`
          : undefined
      }
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

import { type FormEvent, useRef, useState } from 'react';
import { readAmount } from '../../domain/amount';
import { CURRENCY_NAMES, SYMBOL } from '../../domain/money';
import { grouped } from '../../lib/english';
import { Action } from '../../ui/button';
import { TextField } from '../../ui/field';
import type { StaffUnit } from './staff-units';

/** The database keeps no higher price. */
const TOO_HIGH = 1e12;

/** How a unit's price is shown. */
export const priceText = ({ price, currency }: Pick<StaffUnit, 'price' | 'currency'>): string =>
  price === null ? 'On request' : SYMBOL[currency] + grouped(price);

type Props = { unit: StaffUnit; onPrice: (price: number | null) => void };

/** Changes a unit's price. What is not being typed follows the unit: an undo, or a colleague's change. */
export function PriceForm({ unit, onPrice }: Props) {
  const { id, label, price, currency } = unit;
  const [typed, setTyped] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const type = (text: string | undefined) => {
    setTyped(text);
    setIsWrong(false);
  };
  const set = (next: number | null) => {
    type(undefined);
    if (next !== price) onPrice(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed === undefined) return;
    const next = readAmount(typed, currency);
    if (next && Number.isInteger(next) && next < TOO_HIGH) return set(next);
    setIsWrong(true);
    field.current?.focus();
  };
  return (
    <form className="grid justify-items-start gap-2" onSubmit={submit}>
      <TextField
        ref={field}
        id={`price-${id}`}
        label={`Price of ${label}, in ${CURRENCY_NAMES[currency]}`}
        autoComplete="off"
        placeholder="On request"
        isLive
        value={typed ?? (price === null ? '' : priceText(unit))}
        error={
          isWrong
            ? `Please enter a price in whole ${CURRENCY_NAMES[currency]}, like 285m or 350k.`
            : undefined
        }
        onChange={({ target }) => type(target.value)}
      />
      <div className="flex flex-wrap items-center gap-x-5">
        <button type="submit" className="button button-line">
          Set price
        </button>
        {price !== null && (
          <Action
            onClick={() => {
              // The button goes, and must not take the focus with it.
              field.current?.focus();
              set(null);
            }}
          >
            Price on request
          </Action>
        )}
      </div>
    </form>
  );
}

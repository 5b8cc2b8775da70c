import type { ReactNode } from 'react';
import { hostNow } from '../../device/clock';
import {
  NO_PURCHASE,
  priceOf,
  RATES_UNTIL,
  readPurchase,
  type Slice,
  stampDuty,
  writePurchase,
} from '../../domain/stamp-duty';
import { textOf } from '../../forms/form-fields';
import { useIsHydrated } from '../../hooks/use-is-hydrated';
import { britishDate, grouped } from '../../lib/english';
import { Check, TextField } from '../../ui/field';
import { useAddressForm } from './use-address-form';

const pounds = (amount: number) => `£${grouped(amount)}`;

const ADDRESS = {
  empty: NO_PURCHASE,
  read: readPurchase,
  write: writePurchase,
  entered: (form: FormData) => ({
    ...NO_PURCHASE,
    price: textOf(form, 'price'),
    additional: form.has('additional'),
    non_resident: form.has('non_resident'),
  }),
};

/** What was worked out for a home, for what leads on from it. */
export type ChosenDuty = {
  /** The slug of the property that it is of. */
  property: string;
  /** The label of its unit; empty if none was chosen. */
  unit: string;
  /** The price and the duty, in a line. */
  inShort: string;
};

type Props = {
  /** What the page offers for a home of ours: the way back to it, a time, a chat. */
  actions: (chosen: ChosenDuty) => ReactNode;
};

/** Works out the stamp duty on a home, as it is typed. */
export function StampDutyCalculator({ actions }: Props) {
  const { form, fields: purchase, change } = useAddressForm(ADDRESS);
  const price = priceOf(purchase.price);
  const isWrong = purchase.price !== '' && price === undefined;
  const duty = stampDuty({
    price: price ?? 0,
    isAdditional: purchase.additional,
    isNonResident: purchase.non_resident,
  });
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      <form {...form} className="waits grid content-start gap-5">
        <TextField
          id="duty-price"
          name="price"
          label="Price of the home, in pounds"
          inputMode="text"
          autoComplete="off"
          isLive
          value={purchase.price}
          error={
            isWrong ? 'Please enter a price in whole pounds, like 210,000 or 350k.' : undefined
          }
          onChange={({ target }) => change({ ...purchase, price: target.value })}
        />
        <Check
          name="additional"
          checked={purchase.additional}
          onChange={({ target }) => change({ ...purchase, additional: target.checked })}
        >
          You will own another home as well, in any country
        </Check>
        <Check
          name="non_resident"
          checked={purchase.non_resident}
          onChange={({ target }) => change({ ...purchase, non_resident: target.checked })}
        >
          You will have been in the UK on fewer than 183 days in the 12 months before you complete
        </Check>
      </form>
      <output className="block" htmlFor="duty-price">
        {price === undefined ? (
          <>
            <p className="waits text-muted">
              {isWrong ? 'Correct the price to see the tax.' : 'Enter a price to see the tax.'}
            </p>
            <noscript>The calculator needs JavaScript.</noscript>
          </>
        ) : (
          <>
            <Result price={price} {...duty} />
            {purchase.property !== '' &&
              actions({
                property: purchase.property,
                unit: purchase.unit,
                inShort: `${pounds(price)}, with stamp duty of ${pounds(duty.total)}`,
              })}
          </>
        )}
      </output>
    </div>
  );
}

function Result({ price, total, slices }: { price: number; total: number; slices: Slice[] }) {
  const isOld = useIsHydrated() && hostNow() > Date.parse(RATES_UNTIL);
  return (
    <>
      <p className="note">Stamp duty</p>
      <p
        className="figures font-serif text-price leading-tight"
        data-chosen={`price ${pounds(price)}, stamp duty ${pounds(total)}`}
      >
        {pounds(total)}
      </p>
      <p className="mt-1">{`Price and duty together: ${pounds(price + total)}`}</p>
      {isOld && (
        <p className="mt-3 font-semibold">
          These rates were known to apply until {britishDate(RATES_UNTIL)}. They may be out of date.
        </p>
      )}
      <table className="figures mt-5 w-full text-left">
        <thead>
          <tr className="note">
            <th scope="col" className="py-2 font-normal">
              Part of the price
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              Rate
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              Tax
            </th>
          </tr>
        </thead>
        <tbody>
          {slices.map(({ from, to, rate, tax }) => (
            <tr key={from} className="border-t border-line">
              <th scope="row" className="py-2 font-normal">
                {from === 0 ? `Up to ${pounds(to)}` : `${pounds(from)} to ${pounds(to)}`}
              </th>
              <td className="py-2 text-right">{rate}%</td>
              <td className="py-2 text-right">{pounds(Math.floor(tax))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

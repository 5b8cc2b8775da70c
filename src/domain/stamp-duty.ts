import { readAmount } from './amount';

/**
 * Stamp Duty Land Tax on a home in England or Northern Ireland, bought by people and not by a company: the rates since
 * 1 April 2025. Sources: `uk-sdlt-bands`, `uk-sdlt-additional` and `uk-sdlt-nonresident` in `content/facts.yaml`.
 */
export type Purchase = {
  /** In whole pounds. */
  price: number;
  /** The buyer will own another home as well, anywhere in the world. */
  isAdditional: boolean;
  /** The buyer is not resident in the UK for this tax. */
  isNonResident: boolean;
};

/** A part of the price, in pounds, with the rate that it is taxed at, in per cent. */
export type Slice = { from: number; to: number; rate: number; tax: number };

/** Until when the rates are known to apply; after that they may be out of date. */
export const RATES_UNTIL = '2027-04-05';

const BANDS = [
  { from: 0, rate: 0 },
  { from: 125_000, rate: 2 },
  { from: 250_000, rate: 5 },
  { from: 925_000, rate: 10 },
  { from: 1_500_000, rate: 12 },
];
const ADDITIONAL = 5;
const NON_RESIDENT = 2;
/** Below this price there are no surcharges. */
const SURCHARGED_FROM = 40_000;

const MAX_PRICE = 100_000_000;

/** The tax in whole pounds, rounded down as HM Revenue & Customs does, and what it consists of. */
export function stampDuty({ price, isAdditional, isNonResident }: Purchase) {
  const surcharge =
    price < SURCHARGED_FROM
      ? 0
      : (isAdditional ? ADDITIONAL : 0) + (isNonResident ? NON_RESIDENT : 0);
  const slices: Slice[] = BANDS.filter((band, index) => index === 0 || price > band.from).map(
    ({ from, rate }, index, { length }) => {
      const to = index === length - 1 ? price : (BANDS[index + 1]?.from ?? price);
      return { from, to, rate: rate + surcharge, tax: ((to - from) * (rate + surcharge)) / 100 };
    },
  );
  return { total: Math.floor(slices.reduce((total, { tax }) => total + tax, 0)), slices };
}

/** The price in what somebody typed, in whole pounds; undefined if it is none that we can tax. */
export function priceOf(typed: string): number | undefined {
  const price = readAmount(typed, 'GBP') ?? 0;
  return Number.isInteger(price) && price > 0 && price <= MAX_PRICE ? price : undefined;
}

/** The fields of the form, as the address stores them. */
export type PurchaseFields = {
  price: string;
  additional: boolean;
  non_resident: boolean;
  /** The slug of the property whose page led here. */
  property: string;
  /** The label of its unit. */
  unit: string;
};

export const NO_PURCHASE: PurchaseFields = {
  price: '',
  additional: false,
  non_resident: false,
  property: '',
  unit: '',
};

export function readPurchase(search: string): PurchaseFields {
  const params = new URLSearchParams(search);
  return {
    price: params.get('price') ?? '',
    additional: params.get('additional') === '1',
    non_resident: params.get('non_resident') === '1',
    property: params.get('property') ?? '',
    unit: params.get('unit') ?? '',
  };
}

/** The address's search for what is in the form; empty for an empty form. */
export function writePurchase(fields: PurchaseFields): string {
  const { price, additional, non_resident, property, unit } = fields;
  const params = new URLSearchParams({
    ...(price && { price: String(priceOf(price) ?? price) }),
    ...(additional && { additional: '1' }),
    ...(non_resident && { non_resident: '1' }),
    ...(property && { property }),
    ...(unit && { unit }),
  });
  return params.size > 0 ? `?${params}` : '';
}

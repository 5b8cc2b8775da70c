export const CURRENCIES = ['NGN', 'USD', 'GBP'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const SYMBOL: Record<Currency, string> = { NGN: '₦', GBP: '£', USD: '$' };

/** As words in a sentence. */
export const CURRENCY_NAMES: Record<Currency, string> = {
  NGN: 'naira',
  GBP: 'pounds',
  USD: 'dollars',
};

export function isCurrency(code: string | null | undefined): code is Currency {
  return CURRENCIES.some((currency) => currency === code);
}

/** `USD ($)`. */
export const currencyLabel = (code: Currency) => `${code} (${SYMBOL[code]})`;

import { useSyncExternalStore } from 'react';
import { type Currency, isCurrency } from '../domain/money';
import { writeStored } from '../lib/stored-text';

/** Where the chosen currency is remembered; the loader reads it before anything is painted (`main/loader.ts`). */
const CURRENCY_KEY = 'currency';

const listeners = new Set<() => void>();

/** The currency in which the visitor wants to see prices as well; undefined until one is chosen: it is never guessed. */
export function useCurrency(): Currency | undefined {
  return useSyncExternalStore(subscribe, shownCurrency, () => undefined);
}

/** Shows all prices in this currency as well, now and on later visits; undefined: only the contract's. */
export function chooseCurrency(currency: Currency | undefined): void {
  show(currency);
  writeStored(CURRENCY_KEY, currency);
}

/** The currency is an attribute of the page, so that the style sheet can show what it needs to. */
function shownCurrency(): Currency | undefined {
  const shown = document.documentElement.dataset['currency'];
  return isCurrency(shown) ? shown : undefined;
}

function show(currency: Currency | undefined): void {
  const { dataset } = document.documentElement;
  if (currency) dataset['currency'] = currency;
  else delete dataset['currency'];
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onStored = ({ key, newValue }: StorageEvent) => {
    if (key === CURRENCY_KEY) show(isCurrency(newValue) ? newValue : undefined);
  };
  listeners.add(listener);
  addEventListener('storage', onStored);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStored);
  };
}

import { CURRENCIES, type Currency, currencyLabel, SYMBOL } from '../../domain/money';
import { chooseCurrency, useCurrency } from '../../hooks/use-currency';

type Props = {
  /** The currencies in which the page’s one price can be shown. */
  offered?: readonly Currency[];
};

/** Chooses, once for all pages, the currency in which prices are shown beside the contract's; a second tap undoes it. */
export function CurrencyChoice({ offered = CURRENCIES }: Props) {
  const chosen = useCurrency();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't stand beside its buttons
    <div
      role="group"
      aria-label="Also show prices in"
      className="no-print flex flex-wrap items-center gap-x-3 gap-y-1"
    >
      <span className="note">Also show prices in</span>
      <span className="flex flex-wrap gap-2">
        {offered.map((currency) => (
          <button
            key={currency}
            type="button"
            className="currency"
            aria-label={currencyLabel(currency)}
            aria-pressed={currency === chosen}
            onClick={() => chooseCurrency(currency === chosen ? undefined : currency)}
          >
            {SYMBOL[currency]}
          </button>
        ))}
      </span>
    </div>
  );
}

// Made from src/content/rates.ts, by every build. Do not edit.
import type { Currency } from '../domain/money';

/** The bands of prices in each currency. */
export const bandLabels: Record<Currency, Record<string, string>> = {
  "NGN": {
    "under-100k": "Under ₦150M",
    "100k-500k": "₦150M to ₦750M",
    "500k-1m": "₦750M to ₦1,500M",
    "above-1m": "Above ₦1,500M"
  },
  "USD": {
    "under-100k": "Under $100k",
    "100k-500k": "$100k to $500k",
    "500k-1m": "$500k to $1M",
    "above-1m": "Above $1M"
  },
  "GBP": {
    "under-100k": "Under £75k",
    "100k-500k": "£75k to £375k",
    "500k-1m": "£375k to £750k",
    "above-1m": "Above £750k"
  }
};

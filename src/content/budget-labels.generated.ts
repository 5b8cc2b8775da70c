// Made from src/content/rates.ts, by every build. Do not edit.
export const budgetLabels: Record<string, string> = {
  "Under ₦50M": "Under ₦50M (about $33k)",
  "₦50M to ₦100M": "₦50M to ₦100M (about $33k–$67k)",
  "₦100M to ₦250M": "₦100M to ₦250M (about $67k–$170k)",
  "Over ₦250M": "Over ₦250M (about $170k)",
  "Under £150k": "Under £150k (about $200k)",
  "£150k to £250k": "£150k to £250k (about $200k–$330k)",
  "Over £250k": "Over £250k (about $330k)"
};

export const budgetRates = 'Dollars at rates of 1 November 2026';

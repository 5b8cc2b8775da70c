import type { Rates } from './money.ts';
import { pricedText } from './priced-text.ts';
import type { Property } from './property';

/**
 * What the script of a property's page needs: pictures, prices and actions. Only the build renders the rest
 * (`pages/property/story-source.tsx`).
 */
export function propertyHeadOf(property: Property, rates: Rates) {
  const { slug, title, subtitle, location, status, pictures, hasTour, whatsappMessage } = property;
  const { price, priceNote, listPrice, paymentPlan, search, summary } = property;
  return {
    slug,
    title,
    subtitle,
    location,
    status,
    pictures,
    ...(hasTour && { hasTour }),
    whatsappMessage,
    price: pricedText(price, rates),
    ...(priceNote && { priceNote: pricedText(priceNote, rates) }),
    deposit: pricedText(paymentPlan.deposit, rates),
    /** The contract's currency. */
    currency: listPrice.currency,
    /** What search engines are told. */
    search: search ?? {
      title: `${title}, ${location} | Meridian Estates`,
      description: summary,
    },
  };
}

export type PropertyHead = ReturnType<typeof propertyHeadOf>;

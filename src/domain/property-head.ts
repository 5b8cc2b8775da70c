import { shortPriceText, statedPrices } from './listing.ts';
import type { Rates } from './money.ts';
import { type Picture, slidesOf } from './picture.ts';
import { nairaRange, pricedText } from './priced-text.ts';
import type { Property } from './property';
import { availableText, unitsOf } from './unit.ts';
import type { UnitsForSale } from './unit-group';

/**
 * What the script of a property's page needs: pictures, prices and actions. Only the build renders the rest
 * (`pages/property/story.tsx`).
 */
export function propertyHeadOf(property: Property, rates: Rates, forSale: UnitsForSale) {
  const { slug, title, subtitle, location, status, hasTour, whatsappMessage } = property;
  const { alt, ...lead } = property.lead;
  const { price, priceOf, priceNote, listPrice, paymentPlan, figures, search, summary } = property;
  const naira = nairaRange(property);
  return {
    slug,
    title,
    subtitle,
    location,
    status,
    pictures: slidesOf(property.pictures).map((slide, n) => (n === 0 ? { ...slide, alt } : slide)),
    lead: Object.fromEntries(
      Object.entries(lead).flatMap(([shape, picture]) =>
        picture ? [[shape, fileOf(picture)]] : [],
      ),
    ) as Lead,
    ...(hasTour && { hasTour }),
    whatsappMessage,
    figures,
    /** What is left, until the database says so itself. */
    left: availableText(unitsOf(slug, forSale)),
    asOf: forSale.asOf,
    price: pricedText(price, rates),
    /** For the bottom bar. */
    shortPrice: shortPriceText(property),
    statedPrices: statedPrices(property),
    ...(priceOf && { priceOf }),
    ...(naira && { naira }),
    /** Whether cheaper units cost this much, and others more. */
    isStart: listPrice.isFrom || property.priceRange !== undefined,
    ...(priceNote && { priceNote: pricedText(priceNote, rates) }),
    deposit: pricedText(paymentPlan.deposit, rates),
    /** The contract's currency. */
    currency: listPrice.currency,
    /** What search engines are told. */
    search: search ?? {
      title: `${title}, ${location}`,
      description: summary,
    },
  };
}

/** A picture in another shape of the one that it replaces. */
export type PictureFile = Pick<Picture, 'name' | 'hash' | 'width' | 'height' | 'color'>;

type Lead = Partial<Record<Exclude<keyof Property['lead'], 'alt'>, PictureFile>>;

function fileOf({ name, hash, width, height, color }: Picture): PictureFile {
  return { name, hash, width, height, color };
}

export type PropertyHead = ReturnType<typeof propertyHeadOf>;

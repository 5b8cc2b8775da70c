import { describe, expect, it } from 'vitest';
import { properties } from './content/properties';
import { rates } from './content/rates';
import unitsForSale from './content/units.yaml';
import { propertyHeadOf } from './domain/property-head';
import { loadPropertyHead, notFoundRoute, routeFor, routes } from './routes';

describe('addresses', () => {
  it('lead to their page, with or without a trailing slash', () => {
    expect(routeFor('/about').path).toBe('/about');
    expect(routeFor('/about/').path).toBe('/about');
    expect(routeFor('/').path).toBe('/');
  });

  it.each(['/nowhere', '/properties/nowhere', '/about/us', '/ABOUT'])(
    '%s is not found',
    (pathname) => {
      expect(routeFor(pathname)).toBe(notFoundRoute);
    },
  );

  it.each([...routes, notFoundRoute])('$path has a page and a title', async (route) => {
    const { Page, meta } = await route.load();
    expect(Page).toBeTypeOf('function');
    expect(meta.title).not.toBe('');
  });

  it('have unique titles', async () => {
    const pages = await Promise.all([...routes, notFoundRoute].map((route) => route.load()));
    expect(new Set(pages.map(({ meta }) => meta.title)).size).toBe(pages.length);
  });
});

describe.each(properties)('the head of $slug', (property) => {
  const head = propertyHeadOf(property, rates, unitsForSale);

  it('is what the build has made of its file', async () => {
    expect(await loadPropertyHead(property.slug)).toEqual(head);
  });

  it('has its pictures, actions and prices, with what they are about in other currencies', () => {
    expect(head).toMatchObject({
      title: property.title,
      whatsappMessage: property.whatsappMessage,
      price: { text: property.price },
      deposit: { text: property.paymentPlan.deposit },
      currency: property.listPrice.currency,
    });
    const names = (pictures: { name: string }[]) => pictures.map(({ name }) => name);
    expect(names(head.pictures)).toEqual(names(property.pictures));
    const { price } = head;
    expect(Object.keys(price.about).length > 0).toBe(/[₦£$]/.test(price.text));
  });

  it('has none of the texts that browsers take from its document', () => {
    const { search: _search, ...shown } = head;
    const text = JSON.stringify(shown);
    const { description, features, landmarks } = property;
    for (const line of [...description, ...features, ...landmarks]) {
      expect(text).not.toContain(line);
    }
  });

  it('tells search engines a title and a description', () => {
    const { title, description } = head.search;
    expect(title).toBe(property.search?.title ?? `${property.title}, ${property.location}`);
    expect(description).toBe(property.search?.description ?? property.summary);
  });
});

import { describe, expect, it } from 'vitest';
import { notFoundRoute, routeFor, routes } from './routes';

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

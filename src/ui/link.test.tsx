import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Link, NavLink } from './link';

const at = (path: string, link: ReactNode) =>
  renderToStaticMarkup(<MemoryRouter initialEntries={[path]}>{link}</MemoryRouter>);

it.each([
  ['/blog?category=technology', '/blog?category=technology'],
  ['/#contact', '/#contact'],
  ['#contact', '/about#contact'],
])('%s is a link that works without scripts', (to, href) => {
  expect(at('/about', <Link to={to}>A</Link>)).toBe(`<a href="${href}">A</a>`);
});

it('marks the current page in the navigation', () => {
  const link = <NavLink to="/about">About</NavLink>;
  expect(at('/about', link)).toContain('aria-current="page"');
  expect(at('/', link)).not.toContain('aria-current');
});

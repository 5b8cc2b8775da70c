import { expect, it } from 'vitest';
import { deadLinks } from './dead-links.ts';

const page = (href: string) =>
  new Map([['/', `<main id="top"><a class="x" href="${href}">A</a></main>`]]);
const isFile = (path: string) => path === '/plan.pdf';

it.each(['/', '/#top', '/?a=1&amp;b=2', '/plan.pdf'])('%s exists', (href) => {
  expect(deadLinks(page(href), isFile)).toEqual([]);
});

it.each(['/nowhere', '/#bottom', '/plan.txt'])('%s does not exist', (href) => {
  expect(deadLinks(page(href), isFile)).toEqual([`/ links to ${href}, which does not exist.`]);
});

it('ignores links to other sites', () => {
  expect(deadLinks(page('https://example.com/a'), isFile)).toEqual([]);
});

import { expect, it } from 'vitest';
import { deadLinks } from './dead-links.ts';

const page = (href: string) =>
  new Map([['/', `<main id="top"><a class="x" href="${href}">A</a></main>`]]);
const isFile = (path: string) => path === '/plan.pdf';

it.each(['/', '/#top', '/?a=1&amp;b=2', '/plan.pdf'])('%s is there', (href) => {
  expect(deadLinks(page(href), isFile)).toEqual([]);
});

it.each(['/nowhere', '/#bottom', '/plan.txt'])('%s is not there', (href) => {
  expect(deadLinks(page(href), isFile)).toEqual([`/ links to ${href}, which is not there.`]);
});

it('leaves other sites alone', () => {
  expect(deadLinks(page('https://example.com/a'), isFile)).toEqual([]);
});

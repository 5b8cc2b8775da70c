import { expect, it } from 'vitest';
import { listedHeadings } from './listed-headings.ts';

it('headings below those that a table of contents lists have no id', () => {
  const heading = (tagName: string) => ({ tagName, properties: { id: tagName } });
  const tree = { children: [heading('h2'), heading('h3'), {}, heading('p')] };
  listedHeadings()(tree);
  expect(tree.children).toEqual([
    { tagName: 'h2', properties: { id: 'h2' } },
    { tagName: 'h3', properties: {} },
    {},
    { tagName: 'p', properties: { id: 'p' } },
  ]);
});

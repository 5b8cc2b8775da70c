import { describe, expect, it } from 'vitest';
import { properties } from '../content/properties';
import { propertyPath } from '../domain/property-facts';
import { renderPage } from './index';

/** The names of the pictures that a page shows at first, or says that it shows later. */
async function picturesOf(path: string): Promise<Set<string>> {
  const later: string[] = [];
  const html = await renderPage(path, {
    template: '<!--app-->',
    siteUrl: 'https://estates.example',
    makeCard: () => Promise.resolve('/card.jpg'),
    onLaterPicture: ({ name }) => later.push(name),
  });
  const drawn = [...html.matchAll(/\/media\/([\w-]+)-\w+-\d+\.avif/g)].map(([, name = '']) => name);
  return new Set([...drawn, ...later]);
}

describe('a page saved for offline has the pictures of all slides', () => {
  it.each(properties)('of $slug', async (property) => {
    const pictures = await picturesOf(propertyPath(property));
    for (const { name } of property.pictures) expect(pictures).toContain(name);
  });
});

import { expect, it } from 'vitest';
import { askNewsletterLink, type NewsletterLinkAnswer, type Standing } from './newsletter-link';

const standing: Standing = {
  state: 'left',
  since: '2026-11-22T18:30:00+00:00',
  address: 'a•••@e•••.com',
};

it.each<[string, unknown, NewsletterLinkAnswer]>([
  ['how somebody stands', standing, { kind: 'known', standing }],
  [
    'that somebody left before it was recorded',
    { ...standing, since: null },
    { kind: 'known', standing: { ...standing, since: null } },
  ],
  [
    'how somebody who watches a property stands',
    { ...standing, property: 'bloom-towers' },
    { kind: 'known', standing: { ...standing, property: 'bloom-towers' } },
  ],
  ['that there is no such link', null, { kind: 'unknown' }],
  ['something else', {}, { kind: 'no-answer' }],
  ['a state of a newer release', { ...standing, state: 'bounced' }, { kind: 'no-answer' }],
  ['a hotspot’s words', 'Welcome', { kind: 'no-answer' }],
])('reads %s', async (_, answer, expected) => {
  const database = { url: '', key: '', fetch: async () => Response.json(answer) };
  expect(await askNewsletterLink(database, 'a-token', undefined)).toEqual(expected);
});

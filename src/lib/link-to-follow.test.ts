import { expect, it } from 'vitest';
import { linkToFollow } from './link-to-follow';

const SITE = 'https://estates.example';
const PLAIN = { button: 0, metaKey: false, altKey: false, ctrlKey: false, shiftKey: false };
const here = (href: string, target = '') => ({ href: new URL(href, SITE).href, target });

it.each(['/blog', '/blog?category=technology', '/#contact'])(
  'a plain click navigates within the site: %s',
  (to) => {
    expect(linkToFollow(PLAIN, here(to), SITE)).toBe(to);
  },
);

it.each([
  ['a modifier key asks for a new tab', { ...PLAIN, ctrlKey: true }, here('/blog')],
  ['another mouse button is pressed', { ...PLAIN, button: 1 }, here('/blog')],
  ['the link opens a tab itself', PLAIN, here('/blog', '_blank')],
  ['it leads to another site', PLAIN, here('https://www.gov.uk/')],
  ['it leads nowhere', PLAIN, { href: '', target: '' }],
  ['it is a telephone number', PLAIN, here('tel:+2341555')],
])('the browser handles the click: %s', (_, click, anchor) => {
  expect(linkToFollow(click, anchor, SITE)).toBeUndefined();
});

import { expect, it } from 'vitest';
import type { Standing } from '../../remote/newsletter-link';
import { type LinkView, linkWords } from './link-words';

const standing = (state: Standing['state'], since: string | null = '2026-11-22T18:30:00Z') =>
  ({ token: 'ab', standing: { state, since, address: 'a•••@e•••.com' } }) satisfies LinkView;

const alert = (state: Standing['state'], property = 'bloom-towers') => ({
  token: 'ab',
  standing: { ...standing(state).standing, property },
});

it.each<[string, LinkView, string, RegExp, ...labels: string[]]>([
  ['no token', { token: null }, 'The link is missing', /needs the link from one of/],
  ['a link that was cut', { token: null, isCut: true }, 'The link is incomplete', /email again/],
  [
    'a link of nobody',
    { token: 'ab', standing: 'unknown' },
    'We don’t know this link',
    /latest email/,
  ],
  ['the first moment', { token: 'ab' }, 'One moment', /Looking up/],
  [
    'no network',
    { token: 'ab', isStuck: true },
    'No connection to us',
    /look up your link as soon/,
  ],
  [
    'a subscriber',
    standing('active'),
    'You are subscribed',
    /since 22 November 2026/,
    'Unsubscribe',
  ],
  ['who left', standing('left'), 'You are unsubscribed', /on 22 November 2026/, 'Come back'],
  [
    'who left before it was recorded',
    standing('left', null),
    'You are unsubscribed',
    /^a•••@e•••\.com has left our newsletter\./,
    'Come back',
  ],
  [
    'who is to confirm',
    standing('pending'),
    'Is this you?',
    /unless you say yes/,
    'Yes, subscribe me',
    'No, thanks',
  ],
  [
    'who is told of a property',
    alert('active'),
    'You get property alerts',
    /getting alerts about Bloom Towers since 22 November 2026/,
    'Unsubscribe',
  ],
  [
    'who is asked whether they want to be told',
    alert('pending'),
    'Is this you?',
    /when something changes at Bloom Towers\. We’ll send nothing unless you say yes/,
    'Yes, tell me',
    'No, thanks',
  ],
  [
    'who ended that',
    alert('left'),
    'You are unsubscribed',
    /has not been getting alerts about Bloom Towers since 22 November 2026/,
    'Tell me again',
  ],
  [
    'who is told of a property that this release doesn’t know',
    alert('active', 'idera-groves'),
    'You get property alerts',
    /getting alerts about the property since/,
    'Unsubscribe',
  ],
  [
    'who taps without a network',
    { ...standing('active'), choice: false, isStuck: true },
    'Not done yet',
    /Keep this page open: you will be unsubscribed as soon as there is one/,
  ],
  [
    'who comes back',
    { ...standing('left'), choice: true },
    'You are unsubscribed',
    /on 22 November 2026/,
    'Subscribing…',
  ],
])('the page behind a letter’s link: %s', (_, view, title, text, ...labels) => {
  const words = linkWords(view);
  expect(words.title).toBe(title);
  expect(words.text).toMatch(text);
  expect(words.actions.map(({ label }) => label)).toEqual(labels);
});

it.each<[boolean, LinkView]>([
  [true, { token: null }],
  [true, { token: null, isCut: true }],
  [true, { token: 'ab', standing: 'unknown' }],
  [true, { token: 'ab' }],
  [true, { token: 'ab', isStuck: true }],
  [true, standing('active')],
  [true, { ...standing('active'), choice: false, isStuck: true }],
  [false, standing('left')],
  [false, { ...standing('left'), choice: true, isStuck: true }],
  [false, standing('pending')],
])('an address to write to where the button can’t help: %j in %j', (isShown, view) => {
  expect(linkWords(view).mayHaveToWrite).toBe(isShown);
});

import { expect, it } from 'vitest';
import { brand } from '../../src/content/brand';
import { fillIn, readTemplates, textOf } from './mail-template';

const TYPES = {
  confirmation: 'signup',
  recovery: 'recovery',
  invite: 'invite',
  magic_link: 'magiclink',
  email_change: 'email_change',
};

const values = {
  SiteURL: 'https://www.example.com',
  TokenHash: '1a2b',
  Email: "o'hara+x&y@example.com",
  NewEmail: "o'hara+x&y@example.com",
  RedirectTo: 'https://www.example.com/auth?invitation=a-code',
};

it.each(Object.entries(TYPES))(
  'the message %s has one link, to the page that asks',
  (name, type) => {
    const template = readTemplates().get(name);
    expect(template?.subject).toMatch(new RegExp(`${brand.name}$`));
    expect(template?.html).not.toMatch(/\.ConfirmationURL|\.Token\b/);
    const text = textOf(fillIn(template?.html ?? '', values));
    const links = text.split('\n').filter((line) => line.startsWith('http'));
    const [link = ''] = links;
    expect(links).toHaveLength(1);
    expect(link.split('#')[0]).toBe('https://www.example.com/auth');
    expect(Object.fromEntries(new URLSearchParams(link.split('#')[1]))).toEqual({
      token_hash: '1a2b',
      type,
      email: values.Email,
      next: values.RedirectTo,
    });
  },
);

it('reads as text', () => {
  expect(textOf(fillIn(readTemplates().get('recovery')?.html ?? '', values)).split('\n\n')).toEqual(
    [
      'Hello,',
      expect.stringContaining(values.Email),
      expect.stringMatching(/^Choose a password:\nhttps:/),
      'The link opens a page that asks you first. The link works once, for an hour, on any device.',
      'If you did not ask for it, ignore this email. Your password stays as it is.',
      brand.name,
    ],
  );
});

it('a value is no mark-up, and no part of an address but its own', () => {
  const html = '<p>{{ .Email }} <a href="{{ .SiteURL }}/#a={{ .Email }}&amp;b=c">x</a></p>';
  expect(fillIn(html, { SiteURL: 'https://a.example', Email: '<b>"&b=d#' })).toBe(
    '<p>&lt;b&gt;&quot;&amp;b=d# <a href="https://a.example/#a=%3Cb%3E%22%26b%3Dd%23&amp;b=c">x</a></p>',
  );
});

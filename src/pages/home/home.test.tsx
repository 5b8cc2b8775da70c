import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { homePage } from './home';

const { Page } = await homePage();
// Some of its sections are loaded on their own.
const { prelude } = await prerenderToNodeStream(
  <MemoryRouter>
    <Page />
  </MemoryRouter>,
  { progressiveChunkSize: Number.POSITIVE_INFINITY },
);
const html = await text(prelude);

it('has its sections in the specified order', () => {
  const parts = [
    'id="hero-title"',
    'aria-label="Meridian Estates in figures"',
    'id="featured-title"',
    'id="why-us"',
    'aria-label="Testimonials"',
    'id="abroad"',
    'id="tour"',
    'id="services"',
    'id="payment"',
    'id="newsletter"',
    'id="contact"',
  ].map((part) => html.indexOf(part));
  expect(parts).not.toContain(-1);
  expect(parts).toEqual([...parts].sort((a, b) => a - b));
});

it('the hero links to the properties, a consultation and a chat', () => {
  const hero = html.slice(0, html.indexOf('</section>'));
  expect(hero).toMatch(/href="\/properties"[^>]*>View Properties/);
  const chats = hero.match(/https:\/\/wa\.me\/\d+\?text=/g);
  expect(chats).toHaveLength(2);
});

it('gives card fields no name, so that a native form submission contains none of them', () => {
  const payment = html.slice(html.indexOf('id="payment"'), html.indexOf('id="newsletter"'));
  expect(payment).toContain('id="payment-cardNumber"');
  expect(payment).not.toMatch(/<(input|select)[^>]* name=/);
});

it('has its first picture and its cards’ at dusk, in the dark scheme alone', () => {
  const dark = [...html.matchAll(/<source [^>]*media="([^"]*prefers-color-scheme: dark[^"]*)"/g)];
  const names = dark.map(([source]) => /\/media\/([a-z-]*dusk|bloom-towers-2)-/.exec(source)?.[1]);
  expect(new Set(names)).toEqual(
    new Set([
      'bloom-towers-2',
      'citadel-views-lead-dusk',
      'capital-gardens-lead-dusk',
      'st-pauls-lead-dusk',
    ]),
  );
});

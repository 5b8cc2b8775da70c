import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { propertyOf } from '../../content/properties';
import type { Answers } from '../../domain/answers';
import type { UnitGroup } from '../../domain/unit-group';
import { writeUnitNews } from './live-units';
import { UnitsSection } from './units-section';

const land = import.meta.glob<Answers>('../../content/answers/capital-gardens.yaml', {
  import: 'default',
  eager: true,
});

const NOW = Date.parse('2026-11-30T09:00:00Z');
const group: UnitGroup = {
  property: 'brum-height-7',
  kind: 'Three-bedroom apartment',
  size: 129,
  bedrooms: 3,
  price: 270_000_000,
  currency: 'NGN',
  aspect: 'Street',
  units: '1-01a 2-01s 3-01r2026-12-05',
};

let part: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(
    <UnitsSection property={propertyOf('brum-height-7')} answers={{ units: [] }} />,
  );
  const section = document.querySelector<HTMLElement>('#units');
  if (!section) throw new Error('No units');
  part = section;
});

const wordsOf = (label: string) => part.querySelector(`[data-unit="${label}"]`)?.textContent;

it('the page says what is free as the database says it, and as of when; only that can be chosen', () => {
  writeUnitNews(part, { tag: '', groups: [group], askedAt: NOW }, NOW);
  expect(part.querySelector('.units-count')?.textContent).toBe(
    '1 of 3 available as of 30 November 2026',
  );
  expect(wordsOf('1-01')).toBe('1-01Available');
  expect(wordsOf('2-01')).toBe('2-01Sold');
  expect(wordsOf('3-01')).toBe('3-01Reserved until 5 December 2026');
  expect(part.querySelector('[data-unit="1-01"]')?.getAttribute('href')).toBe('?unit=1-01#units');
  expect(part.querySelector('[data-unit="2-01"]')?.hasAttribute('href')).toBe(false);
});

it('a plot can be chosen on the site plan too, as long as it is free', () => {
  const [answers] = Object.values(land);
  if (!answers) throw new Error('No answers');
  document.body.innerHTML = renderToStaticMarkup(
    <UnitsSection property={propertyOf('capital-gardens')} answers={answers} />,
  );
  const plot = (label: string) => document.querySelector(`svg [data-unit="${label}"]`);
  expect(plot('2')?.getAttribute('href')).toBe('?unit=2#units');
  const sold = { ...group, property: 'capital-gardens', kind: 'Plot of 600 sqm', units: '2s 5a' };
  const list = document.querySelector<HTMLElement>('#units');
  if (list) writeUnitNews(list, { tag: '', groups: [sold], askedAt: NOW }, NOW);
  expect(plot('2')?.hasAttribute('href')).toBe(false);
  expect(plot('5')?.getAttribute('href')).toBe('?unit=5#units');
});

it('a kept answer from before a reservation ended says that it has', () => {
  const later = Date.parse('2026-12-06T09:00:00Z');
  writeUnitNews(part, { tag: '', groups: [group], askedAt: NOW }, later);
  expect(wordsOf('3-01')).toBe('3-01Available');
  expect(part.querySelector('[data-as-of]')?.textContent).toBe('as of 30 November 2026');
});

it('an answer that knows nothing of the property changes nothing', () => {
  const before = part.innerHTML;
  writeUnitNews(part, { tag: '', groups: [{ ...group, property: 'x' }], askedAt: NOW }, NOW);
  expect(part.innerHTML).toBe(before);
});

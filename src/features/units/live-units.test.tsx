import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { propertyOf } from '../../content/properties';
import unitsForSale from '../../content/units.yaml';
import type { Answers } from '../../domain/answers';
import { lagosDay } from '../../domain/lagos-time';
import { unitsIn } from '../../domain/unit';
import type { UnitGroup } from '../../domain/unit-group';
import { pageAbout } from '../../hooks/page-about';
import { DAY_MS } from '../../lib/durations';
import { Money } from '../../ui/money';
import { aimCalculators, LiveUnits, writeUnitNews } from './live-units';
import { UnitsSection } from './units-section';

const { sitePlan } = import.meta.glob<Answers>('../../content/answers/capital-gardens.yaml', {
  import: 'default',
  eager: true,
})['../../content/answers/capital-gardens.yaml'] as Answers;

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
function open(slug: string, answers: Pick<Answers, 'units' | 'sitePlan'> = { units: [] }) {
  document.body.innerHTML = renderToStaticMarkup(
    <UnitsSection property={propertyOf(slug)} answers={answers} />,
  );
  part = document.querySelector<HTMLElement>('#units') ?? document.body;
}
beforeEach(() => open(group.property));
afterEach(() => localStorage.removeItem('units'));

const tell = (groups: UnitGroup[], now = NOW, askedAt = NOW) =>
  writeUnitNews(part, { tag: '', groups, askedAt }, lagosDay(now));
const shown = (label: string, on = '') => part.querySelector(`${on} [data-unit="${label}"]`);
const wordsOf = (label: string) => shown(label)?.textContent;
const hrefOf = (label: string, on?: string) => shown(label, on)?.getAttribute('href');

it('the page says what is free as the database says it, and as of when; only that can be chosen', () => {
  tell([group]);
  expect(part.querySelector('.units-count')?.textContent).toBe('1 of 3 available as of today');
  expect([wordsOf('1-01'), hrefOf('1-01')]).toEqual(['1-01Available', '?unit=1-01#units']);
  expect([wordsOf('2-01'), hrefOf('2-01')]).toEqual(['2-01Sold', null]);
  expect(wordsOf('3-01')).toBe('3-01Reserved until 5 December 2026');
});

it('an edited price is its type’s and its unit’s alone; without one, or of another property, all is as built', () => {
  const built = part.innerHTML;
  tell([{ ...group, property: 'x' }]);
  expect(part.innerHTML).toBe(built);
  const { groups, asOf } = unitsForSale;
  const others = (units: string) => units.replace('1-01s 2-01a ', '1-01s ');
  const rest = groups.map((one) => ({ ...one, units: others(one.units) }));
  const day = Date.parse(asOf);
  tell([...rest, { ...group, price: 280_000_000, units: '2-01a' }], day, day);
  const above = (label: string) =>
    part.querySelector(`.unit-group:has([data-unit="${label}"])`)?.firstChild?.textContent;
  expect(above('2-01')).toBe('₦280,000,000 · Street');
  expect(above('1-01')).toBe('₦270,000,000 · Street');
  expect(part.querySelector('.unit-price')?.innerHTML).toBe(
    renderToStaticMarkup(<Money>From ₦270M</Money>),
  );
  tell(groups, day + DAY_MS, day);
  expect(part.innerHTML).toBe(built);
});

it('the price card says that prices have changed once no unit costs what it states', () => {
  part.innerHTML = '<a href="#units" hidden></a>';
  part.dataset['stated'] = '270000000';
  for (const price of [280_000_000, 270_000_000]) {
    tell([{ ...group, price }]);
    expect(part.querySelector('a')?.hidden).toBe(price === 270_000_000);
  }
});

it('the calculators open with the chosen unit and its price, and as built without one that is known', () => {
  const links = (unit = '', price = 210_000) =>
    `<a href="/calculators/payment-plan?property=x${unit}"></a><a href="/calculators/stamp-duty?price=${price}&amp;property=x${unit}"></a>`;
  document.body.innerHTML = `<p id="payment">${links()}</p>`;
  const dear = unitsIn([{ ...group, price: 250_000, units: '9-01a' }], '2026-11-30');
  const units = [...dear, ...unitsIn([{ ...group, price: 210_000 }], '2026-11-30')];
  const leads = () => document.querySelector('#payment')?.innerHTML;
  for (const known of [units, []]) {
    aimCalculators(known, '9-01');
    expect(leads()).toBe(links('&amp;unit=9-01', 250_000));
  }
  for (const unknown of [null, 'UNKNOWN']) {
    aimCalculators(units, unknown);
    expect(leads()).toBe(links());
  }
});

it('a plot can be chosen on the site plan too, as long as it is free', () => {
  open('capital-gardens', { units: [], sitePlan });
  expect(hrefOf('2', 'svg')).toBe('?unit=2#units');
  tell([{ ...group, property: 'capital-gardens', kind: 'Plot of 600 sqm', units: '2s 5a' }]);
  expect([hrefOf('2', 'svg'), hrefOf('5', 'svg')]).toEqual([null, '?unit=5#units']);
});

it('a kept answer from before a reservation ended says that it has', () => {
  tell([group], Date.parse('2026-12-06T09:00:00Z'));
  expect(wordsOf('3-01')).toBe('3-01Available');
  expect(part.querySelector('[data-as-of]')?.textContent).toBe('as of 30 November 2026');
});

it.each([
  ['W09-02', '₦285,000,000 · Available, as of', 'Bloom Towers, Apartment W09-02', '₦285M'],
  ['W05-02', '₦285,000,000 · Sold, as of', undefined, undefined],
  ['W99-99', /isn’t listed, or isn’t any more.* available as of 29/, undefined, undefined],
])('before any answer, %s is as built, and booked if free', async (label, words, ...told) => {
  open('bloom-towers');
  const page = <LiveUnits slug="bloom-towers" title="Bloom Towers" stated={[]} />;
  const path = `/?unit=${label}`;
  const screen = await render(<MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>);
  const chosen = screen.getByRole('region', { name: 'Your unit' });
  await expect.element(chosen).toHaveTextContent(words);
  const { about, chatMessage, price, isUnlisted } = pageAbout.getState();
  expect(chatMessage?.includes(label)).toBe(isUnlisted ? undefined : true);
  expect([about?.property, price?.text]).toEqual(told);
});

it('once no unit costs what the page states, its bar says what units cost now', async () => {
  const groups = [{ ...group, price: 280_000_000 }];
  localStorage.setItem('units', JSON.stringify({ tag: '', groups, askedAt: NOW }));
  const page = <LiveUnits slug={group.property} title="Brum Height 7" stated={[270_000_000]} />;
  await render(<MemoryRouter>{page}</MemoryRouter>);
  await expect.poll(() => pageAbout.getState().price?.text).toBe('₦280M');
});

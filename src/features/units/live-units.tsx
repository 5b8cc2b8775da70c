import { useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { rates } from '../../content/rates';
import type { Day } from '../../domain/calendar-day';
import { lagosDay } from '../../domain/lagos-time';
import { pricedText } from '../../domain/priced-text';
import {
  areStatedPrices,
  availableText,
  fromPrice,
  fromPriceText,
  PLOT_LETTERS,
  type UnitForSale,
  unitAt,
  unitHref,
  unitMessage,
  unitStateText,
  unitsByPrice,
  unitsIn,
} from '../../domain/unit';
import { usePageAbout } from '../../hooks/page-about';
import { useNow } from '../../hooks/use-now';
import { MINUTE_MS } from '../../lib/durations';
import { britishDate } from '../../lib/english';
import type { UnitNews } from '../../remote/units';
import { ChosenUnit, UnlistedUnit } from './chosen-unit';
import { useUnits } from './use-units';

type Props = {
  slug: string;
  title: string;
  /** The prices that the page states, in the units' currency. */
  stated: readonly number[];
};

/**
 * Keeps the page's list of units as the database has it. Shows the unit that the address names: the whole page is about
 * it, its bar, chats and, while it can be had, appointments.
 */
export function LiveUnits({ slug, title, stated }: Props) {
  const label = new URLSearchParams(useLocation().search).get('unit') || null;
  const { units, asOf, news } = useUnits(slug, label !== null);
  const [part, setPart] = useState<HTMLElement | null>(null);
  // A page that stays open past midnight must not call yesterday's news today's.
  const today = lagosDay(useNow(MINUTE_MS));

  useLayoutEffect(() => {
    const parts = [...document.querySelectorAll<HTMLElement>(`[data-units="${slug}"]`)];
    const list = parts.find(({ id }) => id === 'units') ?? null;
    setPart(list);
    if (news) for (const one of parts) writeUnitNews(one, news, today);
    if (list) markChosen(list, label);
    aimCalculators(units, label);
  }, [slug, units, news, label, today]);

  const place = part?.querySelector('[data-chosen-unit]');
  const unit = units.find((one) => one.label === label);
  const isFree = unit?.state === 'available';
  const isUnlisted = label !== null && units.length > 0 && !unit;
  const isRepriced = news && units.length > 0 && !areStatedPrices(stated, units);
  // What is sold has no price in the page's bar, and nobody books a time to see it: that is about the property.
  const text = isFree ? fromPriceText([unit]) : isRepriced && fromPriceText(units);
  usePageAbout({
    about: isFree ? { property: unitAt(title, unit), slug } : undefined,
    chatMessage: unit && unitMessage(title, unit),
    price: useMemo(() => (text ? pricedText(text, rates) : undefined), [text]),
    isUnlisted,
  });
  if (!place || !asOf) return null;
  if (isUnlisted) return createPortal(<UnlistedUnit units={units} asOf={asOf} />, place);
  if (!unit) return null;
  const type = part?.querySelector(`[data-kind="${CSS.escape(unit.kind)}"]`);
  const plan = type?.parentElement?.querySelector<HTMLElement>('[data-plan]')?.dataset['plan'];
  return createPortal(
    <ChosenUnit {...{ unit, asOf, plan }} message={unitMessage(title, unit)} />,
    place,
  );
}

/**
 * Writes what the database has said into the list of units that the build has made: prices, states, counts and the day. A unit
 * that the page does not have yet follows with the next build; one that the database no longer has leaves the list, unless it was
 * the last of its type.
 */
export function writeUnitNews(part: HTMLElement, { groups, askedAt }: UnitNews, today: Day): void {
  const units = unitsIn(groups, today).filter(({ property }) => property === part.dataset['units']);
  if (units.length === 0) return;
  write(part.querySelector('[data-count]'), availableText(units));
  const asOf = lagosDay(askedAt);
  write(
    part.querySelector('[data-as-of]'),
    `as of ${asOf === today ? 'today' : britishDate(asOf)}`,
  );
  writeChanged(part, units);
  for (const type of part.querySelectorAll<HTMLElement>('[data-kind]')) {
    const own = units.filter(({ kind }) => kind === type.dataset['kind']);
    if (own.length === 0) continue;
    writePrice(type.querySelector('.unit-price'), fromPriceText(own));
    write(type.querySelector('[data-count-of-kind]'), availableText(own));
    writeGroups(type, own);
  }
  for (const unit of units) {
    const { label, state } = unit;
    // In the list, and on the plan of the plots.
    for (const shown of part.querySelectorAll<Shown>(`[data-unit="${CSS.escape(label)}"]`)) {
      writeState(shown, unit);
    }
    write(part.querySelector(`[data-plot="${CSS.escape(label)}"]`), PLOT_LETTERS[state]);
  }
}

/**
 * What a page states of prices stays as built until the next build, and beside it that says so once units cost something
 * else; the bar shows the new price.
 */
function writeChanged({ dataset: { stated }, children }: HTMLElement, units: UnitForSale[]): void {
  const link = [...children].find((one) => one instanceof HTMLAnchorElement);
  if (stated && link) link.hidden = areStatedPrices(stated.split(' ').map(Number), units);
}

/** Writes a price with what it is about in other currencies, as `Money` renders it. */
function writePrice(element: Element | null, text: string): void {
  if (!element || element.firstElementChild?.textContent === text) return;
  const about = Object.entries(pricedText(text, rates).about).flatMap(([currency, amount]) => [
    ' ',
    spanOf(`(about ${amount})`, `about in-${currency}`),
  ]);
  element.replaceChildren(spanOf(text), ...about);
}

function spanOf(text: string, className?: string): HTMLElement {
  const span = document.createElement('span');
  if (className) span.className = className;
  span.textContent = text;
  return span;
}

/** Puts the units of a type under what they cost: an edited price moves its unit to another group, or to a new one. */
function writeGroups(type: HTMLElement, units: UnitForSale[]): void {
  const items: Element[] = [...type.querySelectorAll('li')];
  const itemOf = ({ label }: UnitForSale) =>
    items.find((item) => item.querySelector<HTMLElement>('[data-unit]')?.dataset['unit'] === label);
  const groups = unitsByPrice(units)
    .map(([heading, own]) => ({ heading, own: own.flatMap((unit) => itemOf(unit) ?? []) }))
    .filter(({ own }) => own.length > 0);
  const [first, ...others] = type.querySelectorAll('.unit-group');
  if (!first) return;
  const shown = [first, ...others];
  groups.forEach(({ heading, own }, index) => {
    const group = shown[index] ?? type.appendChild(first.cloneNode(true) as Element);
    write(group.querySelector('p'), heading);
    const list = group.querySelector('ul');
    // Whatever has the focus, or is being tapped, would lose it by being moved.
    for (const item of [...(list?.children ?? [])]) if (!own.includes(item)) item.remove();
    own.forEach((item, at) => {
      if (list?.children[at] !== item) list?.insertBefore(item, list.children[at] ?? null);
    });
  });
  for (const group of shown.slice(groups.length)) group.remove();
}

/**
 * Lets the calculators that the page leads to open with the unit that was chosen, and with its price. As long as no units are
 * known, they stay as the build made them.
 */
export function aimCalculators(units: readonly UnitForSale[], chosen: string | null): void {
  if (units.length === 0) return;
  const unit = units.find(({ label }) => label === chosen);
  const price = fromPrice(unit ? [unit] : units);
  for (const link of document.querySelectorAll('#payment a[href^="/calculators/"]')) {
    const [path, search] = (link.getAttribute('href') ?? '').split('?');
    const params = new URLSearchParams(search);
    if (unit) params.set('unit', unit.label);
    else params.delete('unit');
    if (price === null) params.delete('price');
    else if (path?.endsWith('stamp-duty')) params.set('price', String(price));
    link.setAttribute('href', `${path}?${params}`);
  }
}

/** Marks the unit that was chosen, and opens its type. */
function markChosen(part: HTMLElement, label: string | null): void {
  for (const shown of part.querySelectorAll<Shown>('[data-unit]')) {
    if (shown.dataset['unit'] !== label) shown.removeAttribute('aria-current');
    else {
      shown.setAttribute('aria-current', 'true');
      shown.closest('.unit-type')?.setAttribute('open', '');
    }
  }
}

type Shown = HTMLElement | SVGElement;

function writeState(shown: Shown, unit: UnitForSale): void {
  shown.dataset['state'] = unit.state;
  const isFree = unit.state === 'available';
  if (isFree) shown.setAttribute('href', unitHref(unit.label));
  else shown.removeAttribute('href');
  // Without an address it is a link that leads nowhere for now.
  for (const [name, value] of [
    ['role', 'link'],
    ['aria-disabled', 'true'],
  ] as const) {
    if (isFree) shown.removeAttribute(name);
    else shown.setAttribute(name, value);
  }
  write(shown.querySelector('[data-state-words]'), unitStateText(unit));
}

/** What says the same already is left as it is: a translator may have replaced it. */
function write(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

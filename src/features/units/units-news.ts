import { lagosDay } from '../../domain/lagos-time';
import {
  availableText,
  PLOT_LETTERS,
  type UnitForSale,
  unitHref,
  unitStateText,
  unitsIn,
} from '../../domain/unit';
import { britishDate } from '../../lib/english';
import type { UnitNews } from '../../remote/units';

/**
 * Writes what the database has said into the list of units that the build has made: states, counts and the day. A unit that
 * the page does not have yet follows with the next build.
 */
export function writeUnitNews(part: HTMLElement, { groups, askedAt }: UnitNews, now: number): void {
  const units = unitsIn(groups, lagosDay(now)).filter(
    ({ property }) => property === part.dataset['units'],
  );
  if (units.length === 0) return;
  write(part.querySelector('[data-count]'), availableText(units));
  write(part.querySelector('[data-as-of]'), `as of ${britishDate(lagosDay(askedAt))}`);
  for (const type of part.querySelectorAll<HTMLElement>('[data-kind]')) {
    const own = units.filter(({ kind }) => kind === type.dataset['kind']);
    write(type.querySelector('[data-count-of-kind]'), availableText(own));
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

/** Marks the unit that was chosen, and opens its type. The page's calculator opens with it. */
export function markChosen(part: HTMLElement, label: string | null): void {
  const calculator = document.querySelector('#payment a[href*="payment-plan"]');
  const unit = label === null ? '' : `&unit=${encodeURIComponent(label)}`;
  calculator?.setAttribute(
    'href',
    `/calculators/payment-plan?property=${part.dataset['units']}${unit}`,
  );
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
  if (unit.state === 'available') shown.setAttribute('href', unitHref(unit.label));
  else shown.removeAttribute('href');
  write(shown.querySelector('[data-state-words]'), unitStateText(unit));
}

/** What says the same already is left as it is: a translator may have replaced it. */
function write(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

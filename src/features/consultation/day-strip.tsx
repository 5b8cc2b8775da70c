import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Day } from '../../domain/calendar-day';
import type { Holiday } from '../../domain/slot';
import { fullDay } from '../../lib/english';
import { useOnceOpen } from '../../ui/dialog';
import sheet from './panel.css?inline';

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

const tabStopOf = (strip: HTMLElement | null) =>
  strip?.querySelector<HTMLElement>('[tabindex="0"]');

type Props = {
  /** The id of its title. */
  labelledBy: string;
  days: Day[];
  isClosed?: ((day: Day) => boolean) | undefined;
  /** Closed ones between them. */
  holidays?: Holiday[] | undefined;
  today: Day;
  selected: Day | undefined;
  /** Choosing a day leads away at once, so the arrow keys only move the focus. */
  leadsAway: boolean;
  onChoose: (day: Day) => void;
  autoFocus: boolean;
};

/** Days in a row that follows the finger; on wide screens, in two rows. One tab stop, as radio buttons have. */
export function DayStrip(props: Props) {
  const {
    labelledBy,
    days,
    isClosed,
    holidays = [],
    today,
    selected,
    leadsAway,
    onChoose,
    autoFocus,
  } = props;
  const strip = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<Day>();
  // Safari doesn't focus what is tapped, and days pass: one that is no longer shown can't be the tab stop.
  const stop = [selected, focused].find((day) => day && days.includes(day)) ?? days[0];

  const show = () => selected && strip.current && showDay(strip.current);
  // In a closed sheet nothing has the focus, or a place.
  useOnceOpen(true, () => {
    if (autoFocus) tabStopOf(strip.current)?.focus();
    show();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another day has to be shown
  useLayoutEffect(() => void show(), [selected]);

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const all = [...(strip.current?.querySelectorAll('button') ?? [])];
    const next = all.at((all.indexOf(event.currentTarget) + step) % all.length);
    next?.focus();
    if (!leadsAway) next?.click();
  };
  const role = leadsAway ? 'group' : 'radiogroup';

  return (
    <div
      {...{ role, 'aria-labelledby': labelledBy }}
      ref={strip}
      className="carousel-track day-strip"
    >
      {[...days.map((day) => ({ day, name: '' })), ...holidays]
        .sort((one, other) => (one.day < other.day ? -1 : 1))
        .map(({ day, name }, at, all) => {
          const [weekday = '', number, month = ''] = fullDay(day).split(' ');
          const isNewMonth = day.slice(0, 7) !== (all[at - 1]?.day ?? day).slice(0, 7);
          if (name) {
            return (
              <p key={day} className="day holiday closed text-small" data-holiday={day}>
                <span>{`${weekday.slice(0, 3)} ${number} ${month.slice(0, 3)}`}</span>{' '}
                <span>Closed:</span> <span>{name}</span>
              </p>
            );
          }
          return (
            <button
              key={day}
              type="button"
              {...(leadsAway
                ? { 'aria-current': day === selected || undefined }
                : { role: 'radio', 'aria-checked': day === selected })}
              className={`choice day text-small ${isClosed?.(day) ? 'closed' : ''}`}
              data-day={day}
              tabIndex={day === stop ? 0 : -1}
              onFocus={() => setFocused(day)}
              onKeyDown={onKeyDown}
              onClick={() => onChoose(day)}
            >
              <span>{day === today ? 'Today' : weekday.slice(0, 3)}</span>{' '}
              <span className="subtitle font-semibold">{number}</span>{' '}
              <span className={isNewMonth ? 'font-semibold' : ''}>{month.slice(0, 3)}</span>
              {isClosed?.(day) && <span> closed</span>}
            </button>
          );
        })}
    </div>
  );
}

/**
 * Scrolls to the chosen day: it may be cut off, or chosen in the month and the last one. Only the row scrolls:
 * `scrollIntoView` would move the page.
 */
function showDay(track: HTMLElement): void {
  const day = tabStopOf(track);
  if (!day) return;
  const edge = Number.parseFloat(getComputedStyle(track).scrollPaddingInlineStart) || 0;
  const [shown, own] = [track.getBoundingClientRect(), day.getBoundingClientRect()];
  const beyond = Math.max(own.right + edge - shown.right, 0);
  track.scrollLeft += Math.min(own.left - edge - shown.left, beyond);
}

/** What the steps of a scheduler are in, with their style. */
export function Schedule({ children }: { children: ReactNode }) {
  return (
    <div ref={rise} className="schedule">
      <style>{sheet}</style>
      {children}
    </div>
  );
}

/**
 * Lets the sheet around an element rise when it grows, rather than jump with what was touched in it. A ref callback.
 */
function rise(content: HTMLElement | null): (() => void) | undefined {
  const sheet = content?.closest<HTMLElement>('.sheet');
  if (!sheet || !('ResizeObserver' in window)) return undefined;
  // Unlike its rectangle, its offset is where it belongs while something else moves it.
  let top = sheet.offsetTop;
  const observer = new ResizeObserver(() => {
    const by = top - sheet.offsetTop;
    top = sheet.offsetTop;
    if (by <= 0) return;
    // As long as other changes of state; none with reduced motion.
    const seconds = Number.parseFloat(getComputedStyle(sheet).getPropertyValue('--brief'));
    // Added to whatever else moves it.
    sheet.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], {
      duration: seconds * 1_000,
      easing: 'ease-out',
      composite: 'add',
    });
  });
  observer.observe(sheet);
  return () => observer.disconnect();
}

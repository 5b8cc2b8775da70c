import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { holidaysBetween, isDayClosed, isDayOpen, isDayPast, offerAt } from '../../domain/slot';
import { DayChoice } from './day-choice';
import type { ScheduleRequest } from './loading';

/** A Tuesday in Lagos, but still Monday in the device's time zone: see `vitest.config.ts`. */
const NOW = Date.parse('2026-03-03T00:30+01:00');

const HOLIDAYS = { lagos: { '2026-04-03': 'Good Friday' }, london: {} };

type Props = {
  now?: number;
  held?: string;
  request?: ScheduleRequest;
  onChoose?: (day: string) => void;
};

function Example({ now = NOW, held, request = { kind: 'appointment' }, onChoose }: Props) {
  const [day, setDay] = useState<string>();
  const offer = offerAt(now, 'Africa/Lagos', HOLIDAYS);
  const isDate = request.kind === 'date';
  return (
    <DayChoice
      now={now}
      isOpen={(one) => (isDate ? !isDayPast(one, now) : isDayOpen(one, offer))}
      isClosed={isDate ? (one) => isDayClosed(one, offer) : undefined}
      closedWeekdays={isDate ? 'Sundays' : undefined}
      holidays={(first, last) => holidaysBetween(first, last, offer)}
      selected={isDate ? undefined : day}
      held={held}
      request={request}
      onChoose={(chosen) => {
        onChoose?.(chosen);
        setDay(chosen);
      }}
      autoFocus
    >
      <p>The times</p>
    </DayChoice>
  );
}

async function choice(props: Props = {}) {
  const onChoose = vi.fn();
  const screen = await render(<Example {...props} onChoose={onChoose} />);
  const strip = () => screen.getByLabelText('Choose a date', { exact: true });
  const days = () =>
    [...strip().element().querySelectorAll<HTMLElement>('[data-day]')].map(
      (day) => day.dataset['day']?.slice(5) ?? '',
    );
  return { screen, strip, days, onChoose };
}

it('begins with today in Lagos and shows fourteen open days, none of them a Sunday', async () => {
  const { screen, days } = await choice();
  expect(days().join(' ')).toBe(
    '03-03 03-04 03-05 03-06 03-07 03-09 03-10 03-11 03-12 03-13 03-14 03-16 03-17 03-18',
  );
  await expect.element(screen.getByRole('radio', { name: 'Today 3 Mar' })).toHaveFocus();
});

it('is one stop of the Tab key, in which the arrow keys choose', async () => {
  const { screen, onChoose } = await choice();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(onChoose.mock.calls).toEqual([['2026-03-04'], ['2026-03-05']]);
  await expect.element(screen.getByRole('radio', { checked: true })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(screen.getByRole('button', { name: 'Later' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('radio', { name: 'Thu 5 Mar' })).toHaveFocus();
});

it('chooses nothing with the arrow keys where a day leads away at once, and marks the days on which nobody is there', async () => {
  const { screen, strip, onChoose } = await choice({ request: { kind: 'date', place: 'hero' } });
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('button', { name: 'Mon 16 Mar' })).toHaveFocus();
  expect(strip().element().getAttribute('role')).toBe('group');
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onChoose.mock.calls).toEqual([['2026-03-16']]);
  await expect.element(screen.getByRole('button', { name: 'Sun 8 Mar closed' })).toBeVisible();
  await screen.getByRole('button', { name: 'Later' }).click();
  await expect.element(screen.getByText('Closed: Sundays.')).toBeVisible();
  await screen.getByRole('button', { name: 'Sunday 22 March 2026, closed' }).click();
});

it('contains the day of a consultation that is to be moved, and opens the month at it', async () => {
  const { screen, days } = await choice({ held: '2026-05-05' });
  expect(days().at(-1)).toBe('05-05');
  await screen.getByRole('button', { name: 'Later' }).click();
  await expect.element(screen.getByRole('grid', { name: 'May 2026' })).toBeVisible();
});

it('adds a later day that was chosen in the month, which has the place for itself until then', async () => {
  // The strip ends on the 31st: the month of the days after it is the next one.
  const { screen, days } = await choice({ now: Date.parse('2026-03-16T08:00+01:00') });
  expect(days().at(-1)).toBe('03-31');
  await screen.getByRole('button', { name: 'Later' }).click();
  await expect.element(screen.getByRole('grid', { name: 'April 2026' })).toBeVisible();
  expect(screen.getByText('The times').query()).toBeNull();
  await screen.getByRole('button', { name: 'Thursday 9 April 2026' }).click();
  const chosen = screen.getByRole('radio', { checked: true });
  await expect.element(chosen).toHaveAccessibleName('Thu 9 Apr');
  await expect.element(chosen).toHaveFocus();
  await expect.element(screen.getByText('The times')).toBeVisible();
  expect(days()).toHaveLength(15);
  await screen.getByRole('button', { name: 'Later' }).click();
  await screen.getByRole('button', { name: 'Sooner' }).click();
  await expect.element(screen.getByText('The times')).toBeVisible();
});

it('names a holiday in the place of its day, where there is nothing to choose', async () => {
  const { screen, strip, days } = await choice({ now: Date.parse('2026-04-01T08:00+01:00') });
  expect(days().slice(0, 3)).toEqual(['04-01', '04-02', '04-04']);
  expect(days()).toHaveLength(14);
  const items = [...strip().element().children].map((item) => item.textContent);
  expect(items[2]).toBe('Fri 3 Apr Closed: Good Friday');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect
    .element(screen.getByRole('radio', { checked: true }))
    .toHaveAccessibleName('Sat 4 Apr');
});

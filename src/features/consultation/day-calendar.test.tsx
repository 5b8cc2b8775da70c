import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { isDayOpen } from '../../domain/slot';
import { DayCalendar } from './day-calendar';

/** Tuesday in Lagos, but still Monday in the device's time zone: see `vitest.config.ts`. */
const NOW = Date.parse('2026-03-03T00:30+01:00');

async function calendar(props: { selected?: string; first?: string } = {}) {
  const onChoose = vi.fn();
  const screen = await render(
    <DayCalendar
      now={NOW}
      first="2026-03-03"
      isOpen={(day) => isDayOpen(day, NOW)}
      onChoose={onChoose}
      {...props}
    />,
  );
  const day = (name: string) => screen.getByRole('button', { name });
  return { screen, day, onChoose };
}

it('starts at today’s date in Lagos', async () => {
  const { day } = await calendar();
  await expect.element(day('Today, Tuesday, March 3, 2026')).toBeEnabled();
  await expect.element(day('Monday, March 2, 2026')).toBeDisabled();
});

it('reports the day that was tapped, and never a Sunday', async () => {
  const { day, onChoose } = await calendar();
  await expect.element(day('Sunday, March 8, 2026')).toBeDisabled();
  await day('Monday, March 9, 2026').click();
  expect(onChoose.mock.calls).toEqual([['2026-03-09']]);
});

it('announces which day is chosen', async () => {
  const { day } = await calendar({ selected: '2026-03-05' });
  await expect.element(day('Thursday, March 5, 2026, selected')).toBeVisible();
});

it('names its month and weekdays', async () => {
  const { screen } = await calendar();
  await expect.element(screen.getByRole('grid', { name: 'March 2026' })).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('March 2026');
  const names = screen.getByRole('columnheader', { includeHidden: true });
  await expect.element(names.first()).toHaveAttribute('aria-label', 'Monday');
  await expect.element(names.first()).toHaveTextContent('Mo');
});

it('moves with the arrow keys, past the end of a month', async () => {
  const { day } = await calendar({ selected: '2026-03-31' });
  const element = day('Tuesday, March 31, 2026, selected').element();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(day('Wednesday, April 1, 2026')).toHaveFocus();
});

it('ends after twelve months', async () => {
  const { screen } = await calendar({ selected: '2027-03-30', first: '2027-03-30' });
  await expect
    .element(screen.getByRole('button', { name: /next month/i }))
    .toHaveAttribute('aria-disabled', 'true');
});

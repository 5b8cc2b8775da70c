import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { holidaysBetween, isDayOpen, offerAt } from '../../domain/slot';
import { DayCalendar } from './day-calendar';

/** Tuesday in Lagos, but still Monday in the device's time zone: see `vitest.config.ts`. */
const NOW = Date.parse('2026-03-03T00:30+01:00');

const OFFER = offerAt(NOW, 'Africa/Lagos', {
  lagos: { '2026-03-19': 'Eid al-Fitr (expected)', '2026-04-03': 'Good Friday' },
  london: {},
});

async function calendar(props: { selected?: string; first?: string } = {}) {
  const onChoose = vi.fn();
  const screen = await render(
    <DayCalendar
      now={NOW}
      first="2026-03-03"
      isOpen={(day) => isDayOpen(day, OFFER)}
      holidays={(first, last) => holidaysBetween(first, last, OFFER)}
      onChoose={onChoose}
      {...props}
    />,
  );
  const day = (name: string) => screen.getByRole('button', { name });
  return { screen, day, onChoose };
}

it('starts at today’s date in Lagos, names month and weekdays, and reports the day that was tapped, never a Sunday', async () => {
  const { day, onChoose, screen } = await calendar();
  await expect.element(day('Today, Tuesday 3 March 2026')).toBeEnabled();
  await expect.element(day('Monday 2 March 2026')).toBeDisabled();
  await expect.element(screen.getByRole('grid', { name: 'March 2026' })).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('March 2026');
  const names = screen.getByRole('columnheader', { includeHidden: true });
  await expect.element(names.first()).toHaveAttribute('aria-label', 'Monday');
  await expect.element(names.first()).toHaveTextContent('Mo');
  await expect.element(day('Sunday 8 March 2026')).toBeDisabled();
  await day('Monday 9 March 2026').click();
  expect(onChoose.mock.calls).toEqual([['2026-03-09']]);
});

it('announces which day is chosen, and moves with the arrow keys, past the end of a month', async () => {
  const { day } = await calendar({ selected: '2026-03-31' });
  const element = day('Tuesday 31 March 2026, selected').element();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(day('Wednesday 1 April 2026')).toHaveFocus();
});

it('ends after twelve months', async () => {
  const { screen } = await calendar({ selected: '2027-03-30', first: '2027-03-30' });
  await expect
    .element(screen.getByRole('button', { name: /next month/i }))
    .toHaveAttribute('aria-disabled', 'true');
});

it('closes a holiday, and says why: in the name of its day and below its month', async () => {
  const { screen, day } = await calendar();
  const eid = day('Thursday 19 March 2026, closed: Eid al-Fitr (expected)');
  await expect.element(eid).toBeDisabled();
  await expect.element(screen.getByText('Closed: 19 Eid al-Fitr (expected).')).toBeVisible();
  await screen.getByRole('button', { name: /next month/i }).click();
  await expect.element(screen.getByText('Closed: 3 Good Friday.')).toBeVisible();
  await expect.element(day('Friday 3 April 2026, closed: Good Friday')).toBeDisabled();
  await screen.getByRole('button', { name: /next month/i }).click();
  await expect.element(screen.getByRole('grid', { name: 'May 2026' })).toBeVisible();
  expect(screen.getByText(/^Closed/).query()).toBeNull();
});

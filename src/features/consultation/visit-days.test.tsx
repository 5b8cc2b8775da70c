import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { closures } from '../../content/holidays.generated';
import { isOpenOn } from '../../domain/office';
import { VisitDays } from './visit-days';

it('offers only open days, which are the date field’s, and takes a choice back', async () => {
  const screen = await render(
    <form>
      <VisitDays field="tour-date" />
      <input id="tour-date" type="date" aria-label="Preferred date" style={{ marginTop: 3000 }} />
    </form>,
  );
  const date = screen.getByLabelText('Preferred date');
  const days = () =>
    [...document.querySelectorAll<HTMLElement>('[data-day]')].map(
      (day) => day.dataset['day'] ?? '',
    );
  expect(days()).toHaveLength(14);
  expect(days().every((day) => isOpenOn(day, closures.lagos))).toBe(true);
  await screen.getByRole('radio').nth(3).click();
  await expect.element(date).toHaveValue(days()[3]);
  await date.fill(days()[13] ?? '');
  await expect.element(screen.getByRole('radio').nth(13)).toBeChecked();
  expect(scrollY, 'only the strip scrolls').toBeGreaterThan(1000);
  await screen.getByRole('button', { name: 'Clear the day' }).click();
  await expect.element(date).toHaveValue('');
  await expect.element(screen.getByRole('radio', { checked: true })).not.toBeInTheDocument();
  expect(document.activeElement).toHaveAttribute('data-day');
});

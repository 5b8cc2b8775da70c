import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DayField } from './day-field';

const onDay = vi.fn();

function Filter() {
  const [day, setDay] = useState('2026-11-01');
  return (
    <>
      <DayField
        id="since"
        label="From"
        value={day}
        onDay={(next) => {
          onDay(next);
          setDay(next);
        }}
      />
      <button type="button" onClick={() => setDay('')}>
        Clear filters
      </button>
    </>
  );
}

const field = () => page.getByLabelText('From');

beforeEach(async () => {
  onDay.mockClear();
  await render(<Filter />);
  field().element().focus();
});

it('a day is typed, and reported when its year is complete', async () => {
  await userEvent.keyboard('03042025');
  await expect.element(field()).toHaveValue('2025-03-04');
  expect(onDay.mock.calls.at(-1)).toEqual(['2025-03-04']);
  // Each of these is a whole day, too, of the year that the field had.
  expect(onDay.mock.calls.flat().filter((day) => !day.startsWith('202'))).toEqual([]);
});

it('a day is picked', async () => {
  await userEvent.fill(field(), '2025-03-04');
  expect(onDay.mock.calls).toEqual([['2025-03-04']]);
});

it('an unfinished day changes nothing', async () => {
  await userEvent.keyboard('{Delete}');
  await expect.element(field()).toHaveValue('');
  await userEvent.click(document.body);
  await expect.element(field()).toHaveValue('2026-11-01');
  expect(onDay).not.toHaveBeenCalled();
});

it('a day whose parts are all deleted is reported as emptied', async () => {
  await userEvent.keyboard('{Delete}{ArrowRight}{Delete}{ArrowRight}{Delete}');
  await userEvent.click(document.body);
  expect(onDay.mock.calls).toEqual([['']]);
});

it('a day that is cleared elsewhere disappears from the field', async () => {
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.element(field()).toHaveValue('');
});

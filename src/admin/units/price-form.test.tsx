import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { noNetwork, showTo, someStaff } from '../doubles/as-staff';
import { someUnit } from '../doubles/rows';
import { UNITS } from '../queries';
import { PriceForm } from './price-form';
import { UnitsPanel } from './units-panel';

const unit = someUnit();
const label = `Price of ${unit.label}`;

it('a price is taken as people write amounts, and what is no whole amount is refused', async () => {
  const onPrice = vi.fn();
  const screen = await render(<PriceForm unit={unit} onPrice={onPrice} />);
  const field = screen.getByLabelText(label);
  await expect.element(field).toHaveValue('₦202,500,000');
  const set = async (typed: string) => {
    await field.fill(typed);
    await expect.element(field).not.toHaveAttribute('aria-invalid', 'true');
    await screen.getByRole('button', { name: 'Set price' }).click();
  };
  for (const typed of ['', '0', '1.5', '£350k', '1,000 billion', 'much']) {
    await set(typed);
    await expect.element(field).toHaveAccessibleDescription(/whole naira, like 285m or 350k/);
    await expect.element(field).toHaveFocus();
  }
  for (const typed of ['285m', '₦ 48,500,000', '350k', '₦202,500,000']) await set(typed);
  expect(onPrice.mock.calls).toEqual([[285_000_000], [48_500_000], [350_000]]);
  await screen.rerender(<PriceForm unit={{ ...unit, price: 1_000_000 }} onPrice={onPrice} />);
  await expect.element(field).toHaveValue('₦1,000,000');
  await screen.getByRole('button', { name: 'Price on request' }).click();
  await expect.element(field).toHaveFocus();
  expect(onPrice.mock.calls.at(-1)).toEqual([null]);
});

it('without a network the price is set on the device, which sends it later', async () => {
  const staff = someStaff(noNetwork);
  await staff.lists.copy.write(UNITS, [unit]);
  const onChange = vi.fn();
  const screen = await showTo(staff, <UnitsPanel />, { onChange });
  await screen.getByText('Bloom Towers').click();
  await screen.getByText(unit.label).click();
  await screen.getByLabelText(label).fill('48.5m');
  await screen.getByRole('button', { name: 'Set price' }).click();
  const value = { kind: 'price', price: 48_500_000 };
  expect(onChange.mock.calls).toMatchObject([[{ row_table: 'units', row_id: unit.id, value }]]);
});

import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showToast } from './toast';

const saved = (description: string) => ({
  kind: 'done' as const,
  title: 'Saved on this phone',
  description,
});

it('shows a message, and at most three', async () => {
  for (const words of ['one', 'two', 'three', 'four']) await showToast(saved(words));
  await expect.element(page.getByText('four')).toBeVisible();
  await expect
    .poll(() => document.querySelectorAll('[data-sonner-toast][data-visible="true"]').length)
    .toBe(3);
});

it('runs its action once, then closes', async () => {
  const run = vi.fn();
  await showToast({ ...saved('five'), action: { label: 'Undo', run } });
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(run).toHaveBeenCalledTimes(1);
  await expect.element(page.getByText('five')).not.toBeInTheDocument();
});

import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showToast } from './toast';

const saved = (description: string) => ({
  kind: 'done' as const,
  title: 'Saved on this phone',
  description,
});

it('shows a message, and three at most', async () => {
  for (const words of ['one', 'two', 'three', 'four']) await showToast(saved(words));
  await expect.element(page.getByText('four')).toBeVisible();
  await expect
    .poll(() => document.querySelectorAll('[data-sonner-toast][data-visible="true"]').length)
    .toBe(3);
});

it('does what its button says, once, and goes', async () => {
  const run = vi.fn();
  await showToast({ ...saved('five'), action: { label: 'Undo', run } });
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(run).toHaveBeenCalledTimes(1);
  await expect.element(page.getByText('five')).not.toBeInTheDocument();
});

import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useKeys } from './use-keys';

function Rows({ onPress }: { onPress: () => void }) {
  useKeys();
  return (
    <>
      <input aria-label="Search" aria-keyshortcuts="/" />
      <div role="tablist">
        <button type="button" role="tab" tabIndex={0}>
          Leads
        </button>
      </div>
      <button type="button" className="row-open">
        Ada
      </button>
      <button type="button" className="row-open">
        Bisi
      </button>
      <button type="button" aria-keyshortcuts="e Escape" onClick={onPress}>
        Contacted
      </button>
    </>
  );
}

it('keys press what the controls on the screen name, and arrows go from row to row', async () => {
  const onPress = vi.fn();
  await render(<Rows onPress={onPress} />);
  await userEvent.keyboard('e');
  await userEvent.keyboard('{Escape}');
  expect(onPress).toHaveBeenCalledTimes(2);
  await userEvent.click(page.getByRole('tab'));
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('button', { name: 'Ada' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('button', { name: 'Bisi' })).toHaveFocus();
  await userEvent.keyboard('/');
  const search = page.getByRole('textbox', { name: 'Search' });
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('e?/');
  await expect.element(search).toHaveValue('e?/');
  expect(onPress).toHaveBeenCalledTimes(2);
});

import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../ui/button';
import { KeysButton } from './keys-button';
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
      <Button className="row-open">Ada</Button>
      <Button className="row-open">Bisi</Button>
      <Button aria-keyshortcuts="e Escape" onClick={onPress}>
        Contacted
      </Button>
      <dialog>
        <Button aria-keyshortcuts="m" onClick={onPress}>
          Message
        </Button>
      </dialog>
      <div>
        <dialog>
          <Button aria-keyshortcuts="c" onClick={onPress}>
            Call
          </Button>
        </dialog>
      </div>
    </>
  );
}

it('keys press what the controls on the screen name, and arrows go from row to row', async () => {
  const onPress = vi.fn();
  const { container } = await render(<Rows onPress={onPress} />);
  await userEvent.keyboard('{e>3/}{Escape}');
  expect(onPress, 'a held key counts once').toHaveBeenCalledTimes(2);
  await userEvent.click(page.getByRole('tab'));
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('button', { name: 'Ada' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('button', { name: 'Bisi' })).toHaveFocus();
  await userEvent.keyboard('/e?/');
  await expect.element(page.getByRole('textbox', { name: 'Search' })).toHaveValue('e?/');
  const [sheet, below] = container.querySelectorAll('dialog');
  below?.showModal();
  // As the sheet that asks for the password makes it.
  below?.parentElement?.setAttribute('inert', '');
  sheet?.showModal();
  await userEvent.keyboard('ec');
  expect(onPress).toHaveBeenCalledTimes(2);
  await userEvent.keyboard('m');
  expect(onPress).toHaveBeenCalledTimes(3);
});

it.each([
  ['queue', ['↑ ↓', 'e', 'c', 'm', 'a', 'Esc', '/', '?']],
  ['upcoming', ['Esc', '/', '?']],
] as const)('the list of keys on %s names those that do something there', async (tab, keys) => {
  const screen = await render(<KeysButton tab={tab} />);
  await screen.getByRole('button', { name: 'Keys' }).click();
  expect(
    screen
      .getByRole('term')
      .elements()
      .map((key) => key.textContent),
  ).toEqual(keys);
});

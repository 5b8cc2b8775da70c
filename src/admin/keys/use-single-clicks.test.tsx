import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../ui/button';
import { useSingleClicks } from './use-single-clicks';

function Tool({ onClick }: { onClick: () => void }) {
  useSingleClicks();
  return <Button onClick={onClick}>Held</Button>;
}

it('a double click presses a button once, and each press of a key does', async () => {
  const onClick = vi.fn();
  await render(<Tool onClick={onClick} />);
  await userEvent.dblClick(page.getByRole('button'));
  expect(onClick).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(onClick).toHaveBeenCalledTimes(3);
});

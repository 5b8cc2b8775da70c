import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { RememberMe } from './remember-me';

function Form() {
  const [isRemembered, setIsRemembered] = useState(true);
  return <RememberMe isRemembered={isRemembered} onForget={() => setIsRemembered(false)} />;
}

it('keeps the focus in the form when the details are forgotten', async () => {
  const screen = await render(<Form />);
  await screen.getByRole('button', { name: 'Forget my details' }).click();
  const box = screen.getByRole('checkbox', { name: 'Remember my details on this device' });
  await expect.element(box).toHaveFocus();
  await expect.element(box).not.toBeChecked();
});

it('does not take the focus where nothing is remembered', async () => {
  await render(<RememberMe isRemembered={false} onForget={() => undefined} />);
  expect(document.activeElement).toBe(document.body);
});

import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EmailField } from './field';

function Form() {
  const [typed, setTyped] = useState('');
  return (
    <form
      onInput={({ currentTarget }) => setTyped(String(new FormData(currentTarget).get('email')))}
    >
      <EmailField id="email" name="email" label="Email" />
      <output>{typed}</output>
      <button type="reset">Empty</button>
    </form>
  );
}

it('asks about an address that is probably mistyped, and takes the other with one tap', async () => {
  const screen = await render(<Form />);
  const email = screen.getByRole('textbox', { name: 'Email' });
  await userEvent.fill(email, 'Ada <ada.nwosu@gmial.com>');
  await screen.getByRole('button', { name: 'Did you mean ada.nwosu@gmail.com?' }).click();
  await expect.element(email).toHaveValue('ada.nwosu@gmail.com');
  await expect.element(email).toHaveFocus();
  // The form knows of it as of anything typed.
  expect(document.querySelector('output')?.textContent).toBe('ada.nwosu@gmail.com');
  await expect.element(screen.getByRole('status').first()).toBeEmptyDOMElement();
});

it('asks no longer about an address that has gone', async () => {
  const screen = await render(<Form />);
  await userEvent.fill(screen.getByRole('textbox', { name: 'Email' }), 'ada@yaho.com');
  const question = screen.getByRole('button', { name: 'Did you mean ada@yahoo.com?' });
  await expect.element(question).toBeVisible();
  await screen.getByRole('button', { name: 'Empty' }).click();
  await expect.element(question).not.toBeInTheDocument();
});

it('moves nothing while somebody taps', async () => {
  const screen = await render(<Form />);
  const email = screen.getByRole('textbox', { name: 'Email' });
  const question = screen.getByRole('button', { name: /Did you mean/ });
  await email.click();
  await expect.element(screen.getByRole('status').first()).toBeInTheDocument();
  vi.useFakeTimers();
  await userEvent.fill(email, 'ada@yaho.com');
  await vi.advanceTimersByTimeAsync(599);
  dispatchEvent(new PointerEvent('pointerdown'));
  await vi.advanceTimersByTimeAsync(599);
  expect(question.query()).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(() => question.query()).not.toBeNull();
});

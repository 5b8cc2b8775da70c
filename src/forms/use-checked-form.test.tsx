import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Check } from '../domain/submission';
import { useCheckedForm } from './use-checked-form';

const rules = vi.fn<() => Promise<Check<string>>>();
const sent = vi.fn();

function Form() {
  const { form, errors } = useCheckedForm({ check: rules, send: async (typed) => sent(typed) });
  return (
    <form {...form}>
      <input aria-label="Email" name="email" />
      <p>{Object.values(errors)}</p>
      <button type="submit">Send</button>
    </form>
  );
}

it('a tap counts although the one before is still being checked, and what was corrected meanwhile is not called wrong', async () => {
  let loaded = (_: Check<string>) => {};
  rules.mockImplementation(() => new Promise((resolve) => (loaded = resolve)));
  const screen = await render(<Form />);
  const send = screen.getByRole('button');
  await send.click();
  await send.click();
  const early = loaded;
  await userEvent.fill(screen.getByLabelText('Email'), 'ada');
  await send.click();
  expect(rules).toHaveBeenCalledTimes(2);
  loaded({ data: 'ada' });
  early({ errors: { email: 'Please enter your email address.' } });
  await expect.poll(() => sent.mock.calls).toEqual([['ada']]);
  await send.click();
  await userEvent.fill(screen.getByLabelText('Email'), 'ada@example.com');
  loaded({ errors: { email: 'Please enter a valid one.', name: 'Please enter your name.' } });
  await expect
    .element(screen.getByRole('paragraph'))
    .toHaveTextContent(/^Please enter your name.$/);
});

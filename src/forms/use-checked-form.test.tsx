import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Check } from '../domain/submission';
import type { FieldErrors } from '../lib/field-errors';
import { useCheckedForm } from './use-checked-form';

const rules = vi.fn<() => Promise<Check<string>>>();
const sent = vi.fn<(typed: string) => Promise<FieldErrors | undefined>>();

function Form() {
  const { form, errors } = useCheckedForm({ check: rules, send: (typed) => sent(typed) });
  return (
    <form {...form}>
      <input aria-label="Email" name="email" />
      <input aria-label="Notes" name="notes" />
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

it('what the database refuses is said although it was edited meanwhile, and somebody who is typing keeps the focus', async () => {
  const refused = { email: 'The database takes no such address.' };
  let answer = (_: FieldErrors) => {};
  rules.mockResolvedValue({ data: 'ada' });
  sent.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const screen = await render(<Form />);
  const [email, notes] = [screen.getByLabelText('Email'), screen.getByLabelText('Notes')];
  const send = async (edited?: typeof email) => {
    const before = sent.mock.calls.length;
    await screen.getByRole('button').click();
    await expect.poll(() => sent.mock.calls.length).toBe(before + 1);
    if (edited) await edited.fill('Ring on Monday');
    answer(refused);
    await expect.element(screen.getByRole('paragraph')).toHaveTextContent(refused.email);
  };
  await send(email);
  await send(notes);
  await expect.element(notes).toHaveFocus();
  await send();
  await expect.element(email).toHaveFocus();
});

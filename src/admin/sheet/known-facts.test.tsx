import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { KnownFacts } from './known-facts';

it('writes down a name in one tap and the typing, and what the visitor wrote stays below', async () => {
  const learn = vi.fn();
  const screen = await render(<KnownFacts row={{ name: 'WhatsApp visitor' }} learn={learn} />);
  await screen.getByRole('button', { name: 'Known as' }).click();
  const field = screen.getByLabelText('Known as');
  await expect.element(field).toHaveFocus();
  await field.fill(' Chief Obi ');
  await screen.getByRole('button', { name: 'Save' }).click();
  expect(learn.mock.calls).toEqual([['known_as', 'Chief Obi']]);
  await expect.element(screen.getByRole('button', { name: 'Known as' })).toHaveFocus();

  const known = { person: 'a', rows: 1, known_as: 'Chief Obi' };
  await screen.rerender(<KnownFacts row={{ name: 'WhatsApp visitor', known }} learn={learn} />);
  await expect.element(screen.getByText('WhatsApp visitor')).toBeVisible();
  await screen.getByRole('button', { name: 'Known as' }).click();
  await screen.getByLabelText('Known as').fill('');
  await screen.getByRole('button', { name: 'Save' }).click();
  expect(learn.mock.calls.at(-1)).toEqual(['known_as', null]);
});

it('tells a number from an address, and asks again for anything else', async () => {
  const learn = vi.fn();
  const screen = await render(<KnownFacts row={{ name: 'Ada' }} learn={learn} />);
  const save = async (typed: string) => {
    const field = screen.getByLabelText('Another number or e-mail address');
    if (!field.query()) await screen.getByRole('button', { name: 'Also at' }).click();
    await field.fill(typed);
    await screen.getByRole('button', { name: 'Save' }).click();
  };
  await save('at home');
  await expect
    .element(screen.getByText('Enter a phone number or an e-mail address.'))
    .toBeVisible();
  await save('+44 7700 900142');
  await save('mailto:ada@example.com');
  expect(learn.mock.calls).toEqual([
    ['also_phone', '+447700900142'],
    ['also_email', 'ada@example.com'],
  ]);
});

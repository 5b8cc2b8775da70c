import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { KnownFacts } from './known-facts';

it('writes down a name in one tap and the typing, and what the visitor wrote stays below', async () => {
  const learn = vi.fn();
  const screen = await render(
    <KnownFacts row={{ name: 'WhatsApp visitor' }} learn={learn} onStart={vi.fn()} />,
  );
  await screen.getByRole('button', { name: 'Known as' }).click();
  const field = screen.getByLabelText('Known as');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription(/used in greetings/);
  await field.fill(' Chief Obi ');
  await screen.getByRole('button', { name: 'Save' }).click();
  expect(learn.mock.calls).toEqual([['known_as', 'Chief Obi']]);
  await expect.element(screen.getByRole('button', { name: 'Known as' })).toHaveFocus();

  const known = { person: 'a', rows: 1, known_as: 'Chief Obi' };
  await screen.rerender(
    <KnownFacts row={{ name: 'WhatsApp visitor', known }} learn={learn} onStart={vi.fn()} />,
  );
  await expect.element(screen.getByText('WhatsApp visitor')).toBeVisible();
  await screen.getByRole('button', { name: 'Known as' }).click();
  await screen.getByLabelText('Known as').fill('');
  await screen.getByRole('button', { name: 'Save' }).click();
  expect(learn.mock.calls.at(-1)).toEqual(['known_as', null]);
});

it.each([
  ['also_phone', 'Another number', ['at home', 'flat 4'], '+44 7700 900142', '+447700900142'],
  [
    'also_email',
    'Another email address',
    ['+44 7700 900142', 'ada@example', 'ada(work)@example.com'],
    'mailto:ada@example.com',
    'ada@example.com',
  ],
] as const)('takes for %s what the database takes', async (kind, label, others, typed, kept) => {
  const learn = vi.fn();
  const known = { person: 'a', rows: 1, also_phone: '+447700900143', also_email: 'a@example.com' };
  const screen = await render(
    <KnownFacts row={{ name: 'Ada', known }} learn={learn} onStart={vi.fn()} />,
  );
  const opener = screen.getByRole('button', { name: label });
  const save = async (words: string) => {
    await screen.getByLabelText(label).fill(words);
    await screen.getByRole('button', { name: 'Save' }).click();
  };
  await opener.click();
  for (const other of others) {
    await save(other);
    await expect.element(screen.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
  }
  await save(typed);
  await opener.click();
  await save('');
  expect(learn.mock.calls).toEqual([
    [kind, kept],
    [kind, null],
  ]);
});

it('what is noted is called, chatted with or written to in one tap', async () => {
  const onStart = vi.fn();
  const reach = { also_phone: '+447700900142', also_email: 'a@example.com' };
  const known = { person: 'a', rows: 1, known_as: 'Chief Obi', ...reach };
  const screen = await render(
    <KnownFacts row={{ name: 'Caller', known }} learn={vi.fn()} onStart={onStart} />,
  );
  const link = (name: string) => screen.getByRole('link', { name });
  await expect.element(link('+447700900142')).toHaveAttribute('href', 'tel:+447700900142');
  const chat = expect.stringMatching(
    /^https:\/\/wa\.me\/447700900142\?text=Hello%20Chief%20Obi%2C/,
  );
  await expect.element(link('WhatsApp')).toHaveAttribute('href', chat);
  await expect
    .element(link('a@example.com'))
    .toHaveAttribute('href', expect.stringMatching(/^mailto:a@example\.com\?/));
  link('WhatsApp')
    .element()
    .addEventListener('click', (event) => event.preventDefault());
  await link('WhatsApp').click();
  expect(onStart.mock.calls).toEqual([['whatsapp']]);
});

import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { learnHostTime } from '../../device/clock';
import { OutboxProvider } from '../../hooks/use-outbox';
import { silentOutbox } from '../../remote/doubles/silent-outbox';
import { NewViewing } from './new-viewing';

async function form() {
  const outbox = silentOutbox();
  const keep = vi.fn(async () => ({ kind: 'kept' as const, seq: 1 }));
  const screen = await render(
    <OutboxProvider outbox={{ ...outbox, keep }}>
      <NewViewing
        setup={{ property: 'Bloom Towers', agent: 'Tunde Bello' }}
        captured={[]}
        count="0 today, 0 sent"
        cleared={0}
        onSaved={() => undefined}
        onUnlisted={() => undefined}
      />
    </OutboxProvider>,
  );
  const save = screen.getByRole('button', { name: 'Save enquiry' });
  const saveAda = async () => {
    await screen.getByLabelText('Name').fill('Ada Obi');
    await screen.getByLabelText('Phone').fill('0803 123 4567');
    await screen.getByLabelText('They agreed').click();
    await save.click();
  };
  return { keep, screen, save, saveAda };
}

it.each([
  ['a second later', 1_000],
  ['on a clock that was set back', -86_400_000],
])(
  'a second tap on Save does not validate the form that the first one cleared; one %s does',
  async (_, later) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { keep, screen, save, saveAda } = await form();
    await saveAda();
    await expect.element(screen.getByText('Saved: Ada Obi')).toBeVisible();
    await save.click();
    await expect.element(save).toBeEnabled();
    expect(screen.getByText('Please enter a name').query()).toBeNull();
    vi.setSystemTime(Date.now() + later);
    await save.click();
    await expect.element(screen.getByText('Please enter a name')).toBeVisible();
    expect(keep).toHaveBeenCalledTimes(1);
  },
);

it('they agreed at a time by the clock that says when they were captured', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const at = new Date().toISOString();
  const anHourAhead = new Date(Date.now() + 3_600_000).toUTCString();
  learnHostTime(new Response(null, { headers: { Date: anHourAhead } }), Date.now());
  const { keep, screen, saveAda } = await form();
  await saveAda();
  await expect.element(screen.getByText('Saved: Ada Obi')).toBeVisible();
  expect(JSON.stringify(keep.mock.calls)).toContain(`"consent_at":"${at}"`);
});

it('what is corrected while the phone saves stays in the form, and is said not to be saved', async () => {
  const { keep, screen, saveAda } = await form();
  const stored = Promise.withResolvers<void>();
  keep.mockImplementation(() => stored.promise.then(() => ({ kind: 'kept' as const, seq: 1 })));
  await saveAda();
  await screen.getByLabelText('Phone').fill('0803 123 4568');
  stored.resolve();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('save again to keep it');
  await expect.element(screen.getByLabelText('Phone')).toHaveValue('0803 123 4568');
});

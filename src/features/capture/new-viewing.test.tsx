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
        onUnlisted={() => undefined}
      />
    </OutboxProvider>,
  );
  return { keep, screen, save: screen.getByRole('button', { name: 'Save enquiry' }) };
}

it('a second tap on Save does not validate the form that the first one cleared', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { keep, screen, save } = await form();
  const name = screen.getByLabelText('Name');
  await name.fill('Ada Obi');
  await screen.getByLabelText('Phone').fill('0803 123 4567');
  await screen.getByLabelText('They agreed').click();
  await save.click();
  await expect.element(screen.getByText('Saved: Ada Obi')).toBeVisible();
  await save.click();
  await expect.element(save).toBeEnabled();
  expect(screen.getByText('Please enter a name').query()).toBeNull();
  vi.setSystemTime(Date.now() + 1_000);
  await save.click();
  await expect.element(screen.getByText('Please enter a name')).toBeVisible();
  expect(keep).toHaveBeenCalledTimes(1);
});

it('Save answers on a device whose clock was set back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { screen, save } = await form();
  await screen.getByLabelText('Name').fill('Ada Obi');
  await screen.getByLabelText('Phone').fill('0803 123 4567');
  await screen.getByLabelText('They agreed').click();
  await save.click();
  await expect.element(screen.getByText('Saved: Ada Obi')).toBeVisible();
  vi.setSystemTime(Date.now() - 86_400_000);
  await save.click();
  await expect.element(screen.getByText('Please enter a name')).toBeVisible();
});

it('they agreed at a time by the clock that says when they were captured', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const at = new Date().toISOString();
  const anHourAhead = new Date(Date.now() + 3_600_000).toUTCString();
  learnHostTime(new Response(null, { headers: { Date: anHourAhead } }), Date.now());
  const { keep, screen, save } = await form();
  await screen.getByLabelText('Name').fill('Ada Obi');
  await screen.getByLabelText('Phone').fill('0803 123 4567');
  await screen.getByLabelText('They agreed').click();
  await save.click();
  await expect.element(screen.getByText('Saved: Ada Obi')).toBeVisible();
  expect(JSON.stringify(keep.mock.calls)).toContain(`"consent_at":"${at}"`);
});

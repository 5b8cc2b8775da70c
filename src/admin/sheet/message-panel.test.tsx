import { expect, it } from 'vitest';
import { noNetwork, showTo, someStaff } from '../doubles/as-staff';
import { someLead } from '../doubles/rows';
import { MessagePanel } from './message-panel';

it('quick replies stand with the texts, also offline, and the focus goes back to what began one', async () => {
  let replies = [{ id: 'map', title: 'The map', body: 'Hello {name}, the way to {property}.' }];
  let isOut = false;
  const staff = someStaff((_, { method, body }) => {
    if (isOut) noNetwork();
    if (method === 'GET') return Response.json(replies);
    const written = { id: 'keys', ...JSON.parse(String(body)) };
    replies = [...replies, written];
    return Response.json([written]);
  });
  const panel = <MessagePanel row={someLead()} isUnanswered={false} onStart={() => {}} />;
  const admin = await showTo(staff, panel);
  await expect.element(admin.getByText('Hello Ada Obi, the way to Bloom Towers.')).toBeVisible();
  const begin = admin.getByRole('button', { name: 'Add a quick reply' });
  const [title, text] = [admin.getByLabelText('Title'), admin.getByLabelText('Text')];
  const save = admin.getByRole('button', { name: 'Save for the team' });
  await begin.click();
  await expect.element(title).toHaveFocus();
  await title.fill('Keys');
  for (const refused of ['x'.repeat(1_001), '<script>{name}</script>']) {
    await text.fill(refused);
    await expect.element(text).toHaveAccessibleDescription(/Please (shorten|leave out)/);
    await expect.element(save).toBeDisabled();
  }
  await text.fill('{name}, your keys are here.');
  await save.click();
  await expect.element(begin).toHaveFocus();
  await admin.getByRole('button', { name: 'Edit The map' }).click();
  await expect.element(title).toHaveFocus();
  await admin.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(begin).toHaveFocus();
  await admin.unmount();
  isOut = true;
  const agent = await showTo({ ...staff, role: 'agent' }, panel);
  await expect.element(agent.getByText('Ada Obi, your keys are here.')).toBeVisible();
  expect(agent.getByRole('button', { name: /^(Edit|Add)/ }).elements()).toEqual([]);
});

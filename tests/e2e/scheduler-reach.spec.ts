import { expect, test } from '../support/fixtures';
import {
  answerChats,
  chooseAll,
  confirmation,
  confirmButton,
  reachField,
} from '../support/scheduler';

test.beforeEach(({ context }) => answerChats(context));

test('a consultation says how else to reach its visitor, and what can’t be read is explained beside the field', async ({
  network,
  page,
  site,
}) => {
  await chooseAll(page, '/properties/bloom-towers');
  const field = reachField(page);
  await expect(field).toHaveValue('');
  await field.fill('ada@example');
  await confirmButton(page).tap();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/should look like name@example\.com/);
  expect(network.posts).toEqual([]);
  await field.fill('0803 12');
  await expect(field).toHaveAccessibleDescription('');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/digits are missing/);

  await field.fill('0803 123 4567');
  await confirmButton(page).tap();
  await expect(confirmation(page)).toContainText('Request recorded');
  const { id } = network.posts[0] ?? {};
  expect(await site.rows('leads', { id: `eq.${id}` })).toMatchObject([
    { name: 'WhatsApp visitor', email: null, phone: '+2348031234567', kind: 'consultation' },
  ]);
});

test('a remembered visitor is filled in, and an address typed instead goes with their name', {
  tag: '@nightly',
}, async ({ network, page, site }) => {
  await page.addInitScript(() => {
    const ada = { name: 'Ada Obi', email: 'ada@example.com', phone: '+2348031234567' };
    localStorage.setItem('visitor', JSON.stringify(ada));
  });
  await chooseAll(page, '/about');
  await expect(reachField(page)).toHaveValue('+2348031234567');
  await confirmButton(page).tap();
  await expect(confirmation(page)).toContainText('Request recorded');
  const first = await site.rows('leads', { id: `eq.${network.posts[0]?.id}` });
  expect(first).toMatchObject([
    { name: 'Ada Obi', email: 'ada@example.com', phone: '+2348031234567' },
  ]);

  await chooseAll(page, '/services');
  await reachField(page).fill('Obi@Example.com');
  await confirmButton(page).tap();
  await expect(confirmation(page)).toContainText('Request recorded');
  const second = await site.rows('leads', { id: `eq.${network.posts[1]?.id}` });
  expect(second).toMatchObject([{ name: 'Ada Obi', email: 'obi@example.com', phone: null }]);
});

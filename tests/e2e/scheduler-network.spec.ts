import { expect, test } from '../support/fixtures';
import { countWaiting, openOffline } from '../support/on-device';
import {
  answerChats,
  askedFor,
  CHAT_NUMBER,
  chatText,
  chooseAll,
  chooseLaterDay,
  chooseTime,
  confirmation,
  confirmButton,
  scheduleLink,
  sheet,
} from '../support/scheduler';

test.beforeEach(({ context }) => answerChats(context));

test('offline, the lead waits in the outbox, and the app takes the message @worker', {
  tag: '@nightly',
}, async ({ context, network, page, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openOffline(page, '/properties/bloom-towers');
  await network.goDark();
  await context.setOffline(true);
  await scheduleLink(page).tap();
  const day = await chooseLaterDay(page);
  await expect(sheet(page).getByRole('radio', { checked: true })).toBeInViewport({ ratio: 1 });
  await chooseTime(page, '14:00');
  await confirmButton(page).tap();

  const message = askedFor(day, '14:00', 'Bloom Towers');
  const card = confirmation(page);
  await expect(card.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    `whatsapp://send?phone=${CHAT_NUMBER}&text=${encodeURIComponent(message)}`,
  );
  await expect(card.getByText('Saved on this phone')).toBeVisible();
  await expect(card).toContainText('recorded with us as soon as you’re back online');
  await card.getByRole('button', { name: 'Copy message' }).tap();
  await expect(card.getByText('Message copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(message);
  expect(context.pages()).toHaveLength(1);
  expect(await countWaiting(page)).toBe(1);

  await network.light();
  await context.setOffline(false);
  await expect.poll(() => countWaiting(page)).toBe(0);
  // The card is still shown, and reports the result.
  await expect(card.getByText('Request recorded')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Copy message' })).toHaveCount(0);
  const id = network.posts[0]?.id;
  expect(await site.rows('leads', { id: `eq.${id}` })).toMatchObject([{ source: 'whatsapp' }]);
});

test('a chat blocked by the browser is one tap away, and the lead is stored', {
  tag: '@nightly',
}, async ({ network, page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const day = await chooseAll(page, '/about');
  await confirmButton(page).tap();
  const link = confirmation(page).getByRole('link', { name: 'WhatsApp' });
  expect(chatText((await link.getAttribute('href')) ?? '')).toBe(askedFor(day, '10:00'));
  await expect.poll(() => network.posts.filter(({ stored }) => stored).length).toBe(1);
});

test('a refused lead does not block the chat', async ({ complaints, network, page }) => {
  complaints.expectText(/The lead was not recorded/);
  await chooseAll(page, '/about');
  network.plan(() => ({ kind: 'answer', status: 400, body: '{"code":"23514","message":"no"}' }));
  const opened = page.waitForEvent('popup');
  await confirmButton(page).tap();
  expect((await opened).url()).toContain('https://wa.me/');
});

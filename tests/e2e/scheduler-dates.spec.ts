import { axeFindings } from '../support/axe-findings';
import { DESKTOP } from '../support/devices';
import { expect, test } from '../support/fixtures';
import { openPage } from '../support/on-device';
import {
  answerChats,
  chatText,
  chooseDay,
  chooseLaterDay,
  confirmation,
  dateInWords,
  sheet,
  shownDate,
} from '../support/scheduler';

test.beforeEach(({ context }) => answerChats(context));

const asked = (day: string) =>
  `Hello, I would like to schedule a consultation on ${dateInWords(day)}. Please confirm your availability.`;

test.describe('on a wide screen', () => {
  test.use({ ...DESKTOP, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });

  test('choosing a date in the header opens the chat and closes the calendar', {
    tag: '@nightly',
  }, async ({ network, page }) => {
    await openPage(page, '/about');
    const opener = page.getByRole('link', { name: 'Book a time', exact: true });
    await opener.click();
    await expect(sheet(page)).toBeVisible();
    const opened = page.waitForEvent('popup');
    const day = await chooseLaterDay(page);
    expect(chatText((await opened).url())).toBe(asked(day));
    await expect(sheet(page)).toBeHidden();
    await expect(confirmation(page)).toBeFocused();
    await expect(opener).toBeVisible();
    await expect.poll(() => network.posts[0]?.row['notes']).toContain('from the header');
    await expect(confirmation(page)).toContainText('Request recorded');
    await expect(confirmation(page)).toContainText(shownDate(day));
  });

  test('a visitor without a date in mind can write without one', { tag: '@nightly' }, async ({
    page,
  }) => {
    await openPage(page, '/about');
    await page.getByRole('link', { name: 'Book a time', exact: true }).click();
    const opened = page.waitForEvent('popup');
    await sheet(page).getByText('WhatsApp', { exact: true }).click();
    expect(chatText((await opened).url())).toContain('available dates and times');
    await expect(sheet(page)).toBeHidden();
  });
});

test('a day that was tapped by mistake is replaced from its receipt, in the same lead', {
  tag: '@nightly',
}, async ({ network, page, site }) => {
  await openPage(page, '/');
  await page.getByText('Book a Consultation').tap();
  const first = page.waitForEvent('popup');
  const mistaken = await chooseDay(page);
  await (await first).close();
  const receipt = confirmation(page);
  await expect(receipt).toContainText('Request recorded');
  await expect(receipt).toContainText(shownDate(mistaken));
  // Both open the chat: one at a time.
  const ofBar = page.getByRole('navigation', { name: 'Quick actions' }).getByText('WhatsApp');
  await expect(receipt.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await expect(ofBar).toBeHidden();
  expect(await axeFindings(page)).toEqual([]);

  const anotherDay = receipt.getByRole('button', { name: 'Another day' });
  await anotherDay.tap();
  const dialog = page.getByRole('dialog', { name: 'Choose another day' });
  await expect(dialog).toContainText(`You asked for ${shownDate(mistaken)}.`);
  const standing = dialog.locator('[data-day][aria-current="true"]');
  await expect(standing).toHaveAttribute('data-day', mistaken);
  await expect(standing).toBeInViewport({ ratio: 1 });
  expect(await axeFindings(page)).toEqual([]);
  await expect(dialog.getByRole('link')).toHaveCount(0);
  // The day that stands is no change: nothing is asked for again.
  let chats = 0;
  page.on('popup', () => chats++);
  await standing.tap();
  await expect(dialog).toBeHidden();
  await expect(receipt).toContainText('Request recorded');

  await anotherDay.tap();
  const second = page.waitForEvent('popup');
  const day = await chooseLaterDay(page);
  const chat = await second;
  expect(chatText(chat.url())).toBe(
    `Hello, I would like to move my consultation from ${dateInWords(mistaken)} to ${dateInWords(day)}. Please confirm your availability.`,
  );
  await chat.close();
  await expect(dialog).toBeHidden();
  await expect(receipt).toContainText('Change recorded');
  await expect(receipt).toContainText(shownDate(day));
  await expect(receipt).toBeFocused();
  expect(chats).toBe(1);
  expect(network.posts.filter(({ table }) => table === 'leads')).toHaveLength(1);
  expect(await site.rows('leads', { id: `eq.${network.posts[0]?.id}` })).toMatchObject([
    { preferred_date: day, kind: 'consultation', status: 'new' },
  ]);

  // Once its receipt is closed, a day is a request of its own.
  await receipt.getByRole('button', { name: 'Close' }).tap();
  await page.getByText('Book a Consultation').tap();
  await chooseDay(page);
  await expect(receipt).toContainText('Request recorded');
  expect(network.posts.filter(({ table }) => table === 'leads')).toHaveLength(2);
  await openPage(page, '/outbox');
  const listed = page.getByRole('region', { name: 'Your consultations' }).getByRole('listitem');
  await expect(listed).toHaveCount(2);
  await expect(listed.filter({ hasText: `Asked for ${shownDate(day)}` })).toContainText(
    'agree a time',
  );
});

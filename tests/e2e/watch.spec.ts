import { randomUUID } from 'node:crypto';
import { axeFindings } from '../support/axe-findings';
import { SAVED } from '../support/enquiry';
import { expect, test } from '../support/fixtures';
import { send } from '../support/forms';
import { countWaiting, openOffline, openPage, reload } from '../support/on-device';
import { toast } from '../support/toasts';
import { scrollToWatchForm, watchForm } from '../support/watching';

const someone = () => `${randomUUID()}@example.com`;

test('a request to be told of a property, made offline, waits by name and becomes one row @worker', async ({
  page,
  network,
  site,
}) => {
  const email = someone();
  const rows = () => site.rows('property_watchers', { email: `eq.${email}` });
  await openOffline(page, '/properties/citadel-views');
  await network.goDark();
  await reload(page);
  await scrollToWatchForm(page);
  await send(watchForm(page), { email });
  await expect(toast(page, SAVED)).toBeVisible();
  await expect(watchForm(page).locator('[name="email"]')).toHaveValue('');

  await page.locator('header').getByRole('link', { name: 'See what’s waiting' }).click();
  const entry = page.getByRole('listitem', { name: email });
  await expect(entry).toContainText('Property alert · Citadel Views');
  await entry.getByRole('button', { name: 'Edit' }).click();
  await expect(entry.getByLabel('Email')).toHaveValue(email);

  await network.light();
  await expect.poll(rows).toMatchObject([{ property_slug: 'citadel-views' }]);
  await expect.poll(() => countWaiting(page)).toBe(0);
  expect(await rows()).toHaveLength(1);
});

test('an address is asked first, hears the same the second time, and is told once it has said yes', {
  tag: '@nightly',
}, async ({ page, site }) => {
  const email = someone();
  await openPage(page, '/properties/bloom-towers');
  await scrollToWatchForm(page);
  await send(watchForm(page), { email: 'nobody' });
  await expect(watchForm(page).locator('[name="email"]')).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  for (const typed of [email, email.toUpperCase()]) {
    await send(watchForm(page), { email: typed });
    await expect(toast(page, 'Check your email')).toBeVisible();
    await expect(watchForm(page).locator('[name="email"]')).toHaveValue('');
  }
  const rows = () => site.rows('property_watchers', { email: `eq.${email}` });
  const { link } = await site.mailbox.take(email, 'Bloom Towers');
  for (const method of ['GET', 'HEAD']) await fetch(link, { method });
  expect(await rows()).toMatchObject([{ confirmed_at: null }]);
  const { pathname, hash } = new URL(link);
  await page.goto(`${pathname}${hash}`);
  await page.getByRole('button', { name: 'Yes, tell me' }).click();
  await expect(page.getByRole('heading', { name: 'You get property alerts' })).toBeFocused();
  expect(await rows()).toMatchObject([{ confirmed_at: expect.any(String) }]);
});

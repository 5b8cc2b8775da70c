import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe-findings';
import { openList, rowOf } from '../support/dashboard';
import { everythingKept } from '../support/everything-kept';
import { expect, test } from '../support/fixtures';
import { aLead, clearLists, insertRows } from '../support/rows';
import type { Site } from '../support/site';
import { toast } from '../support/toasts';

test.beforeEach(async ({ site }) => {
  await clearLists(site);
  await insertRows(site, 'leads', [aLead('Ada Obi'), aLead('Bisi Ade')]);
});

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Ada Obi' });
const fieldOf = (page: Page) => sheetOf(page).getByRole('textbox', { name: 'Notes' });
const notesStored = async (site: Site) =>
  (await site.rows('leads', { name: 'eq.Ada Obi' }))[0]?.notes;

async function openAda(page: Page): Promise<void> {
  await rowOf(page, 'Ada Obi').getByRole('button', { name: 'Ada Obi', exact: true }).click();
}

async function typeNotes(page: Page, notes: string): Promise<void> {
  await fieldOf(page).fill(notes);
  await expect(sheetOf(page).getByText('A draft is kept on this device.')).toBeVisible();
}

for (const { button, left } of [
  { button: 'Save notes', left: 'Wants two rooms' },
  { button: 'Undo changes', left: '' },
]) {
  test(`notes on one lead in two tabs are separate: “${button}” in one does not touch the other`, {
    tag: '@nightly',
  }, async ({ context, page, site }) => {
    await openList(page, site, 'Leads');
    await openAda(page);
    const second = await context.newPage();
    await second.goto(page.url());
    await typeNotes(page, 'Wants two rooms');
    await typeNotes(second, 'Asks for a plan');
    await page.reload();
    await expect(fieldOf(page)).toHaveValue('Wants two rooms');
    await second.reload();
    await expect(fieldOf(second)).toHaveValue('Asks for a plan');

    await page.bringToFront();
    await sheetOf(page).getByRole('button', { name: button }).click();
    await expect(sheetOf(page).getByText('Not saved yet.')).toBeHidden();
    await expect.poll(async () => (await notesStored(site)) ?? '').toBe(left);
    await second.reload();
    await expect(fieldOf(second)).toHaveValue('Asks for a plan');
    await page.reload();
    await expect(fieldOf(page)).toHaveValue(left);
    await expect(fieldOf(second)).toHaveValue('Asks for a plan');
  });
}

test('what is typed into a lead that is closed and reopened while its notes are being saved is kept', {
  tag: '@nightly',
}, async ({ network, page, site }) => {
  await openList(page, site, 'Leads');
  await openAda(page);
  const answer = network.hold((path) => path === '/rest/v1/leads');
  await typeNotes(page, 'Wants two');
  await sheetOf(page).getByRole('button', { name: 'Save notes' }).click();
  await expect(sheetOf(page).getByText('Not saved yet.')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await openAda(page);
  await expect(fieldOf(page)).toHaveValue('Wants two');
  await typeNotes(page, 'Wants two rooms');
  answer();
  await expect(toast(page, 'Notes Saved')).toBeVisible();
  await page.reload();
  await expect(fieldOf(page)).toHaveValue('Wants two rooms');
  await sheetOf(page).getByRole('button', { name: 'Save notes' }).click();
  await expect.poll(() => notesStored(site)).toBe('Wants two rooms');
});

test('a lead’s row shows in every tab that its notes are unsaved, until they are saved', {
  tag: '@nightly',
}, async ({ context, page, site }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openList(page, site, 'Leads');
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(rowOf(second, 'Ada Obi')).toBeVisible();
  await openAda(page);
  await typeNotes(page, 'Wants two rooms');
  await page.keyboard.press('Escape');
  for (const tab of [page, second]) {
    await expect(rowOf(tab, 'Ada Obi')).toContainText('Notes not saved');
    await expect(rowOf(tab, 'Bisi Ade')).not.toContainText('Notes not saved');
  }
  await page.bringToFront();
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.reload();
  await expect(rowOf(page, 'Ada Obi')).toContainText('Notes not saved');

  await openAda(page);
  await sheetOf(page).getByRole('button', { name: 'Save notes' }).click();
  await expect(toast(page, 'Notes Saved')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rowOf(page, 'Ada Obi')).toContainText('Wants two rooms');
  for (const tab of [page, second]) {
    await expect(rowOf(tab, 'Ada Obi')).not.toContainText('Notes not saved');
  }
});

test('a sign-out leaves no trace of the leads with notes, in this tab or another', {
  tag: '@nightly',
}, async ({ context, page, site }) => {
  await openList(page, site, 'Leads');
  await openAda(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await typeNotes(page, 'Wants two rooms');
  await typeNotes(second, 'Asks for a plan');
  const [{ id } = {}] = await site.rows('leads', { name: 'eq.Ada Obi' });
  // A new page of the same tab, in which nobody opens the lead again.
  for (const tab of [page, second]) {
    await tab.goto('/admin');
    await tab.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
    expect(await tab.evaluate(() => Object.keys(sessionStorage).join())).toContain(String(id));
  }
  await page.bringToFront();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  const sheet = page.getByRole('dialog', { name: 'Before you sign out' });
  await sheet.getByRole('button', { name: 'Sign Out' }).click();
  for (const tab of [page, second]) {
    await expect(tab).toHaveURL('/auth');
    await expect.poll(() => everythingKept(tab)).not.toContain(String(id));
  }
});

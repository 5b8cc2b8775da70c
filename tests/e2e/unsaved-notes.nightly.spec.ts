import type { BrowserContext, Locator, Page } from '@playwright/test';
import { axeFindings } from '../support/axe-findings';
import { openList, rowOf } from '../support/dashboard';
import { everythingKept } from '../support/everything-kept';
import { expect, test } from '../support/fixtures';
import { aLead, clearLists, insertRows } from '../support/rows';
import { noteField, openRow } from '../support/sheet';
import type { Site } from '../support/site';
import { toast } from '../support/toasts';

test.beforeEach(async ({ site }) => {
  await clearLists(site);
  await insertRows(site, 'leads', [aLead('Ada Obi'), aLead('Bisi Ade')]);
});

const fieldOf = (page: Page) => page.getByLabel('Note', { exact: true });

async function typeNote(page: Page, words: string): Promise<void> {
  await keepDraft(page, await noteField(page), words);
}

/** Types into the field that is open already, since another tab has a draft. */
async function typeNoteAsWell(page: Page, words: string): Promise<void> {
  await page.bringToFront();
  await keepDraft(page, fieldOf(page), words);
}

async function keepDraft(page: Page, field: Locator, words: string): Promise<void> {
  await field.fill(words);
  await expect(page.getByText('A draft is kept on this device.')).toBeVisible();
}

/** A lead with notes of which each of two tabs has its own; returns the other tab. */
async function typeInTwoTabs(context: BrowserContext, page: Page, site: Site): Promise<Page> {
  await openList(page, site, 'Leads');
  await openRow(page, 'Ada Obi');
  const second = await context.newPage();
  await second.goto(page.url());
  await page.bringToFront();
  await typeNote(page, 'Wants two rooms');
  await typeNoteAsWell(second, 'Asks for a plan');
  return second;
}

test('a lead’s row shows in every tab that its notes are unsaved, until they are saved', async ({
  context,
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openList(page, site, 'Leads');
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(rowOf(second, 'Ada Obi')).toBeVisible();
  await openRow(page, 'Ada Obi');
  await typeNote(page, 'Wants two rooms');
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

  await openRow(page, 'Ada Obi');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(toast(page, 'Note Saved')).toBeVisible();
  await page.keyboard.press('Escape');
  for (const tab of [page, second]) {
    await expect(rowOf(tab, 'Ada Obi')).not.toContainText('Notes not saved');
  }
});

test('a sign-out leaves no trace of the leads with notes, in this tab or another', async ({
  context,
  page,
  site,
}) => {
  const second = await typeInTwoTabs(context, page, site);
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

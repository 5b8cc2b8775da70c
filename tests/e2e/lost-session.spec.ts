import type { Locator, Page } from '@playwright/test';
import { openLeads } from '../support/dashboard';
import { everythingKept } from '../support/everything-kept';
import { expect, test } from '../support/fixtures';
import { clearLists } from '../support/rows';
import { openTool } from '../support/sheet';
import type { Site } from '../support/site';
import {
  accountForm,
  comeBack,
  fillSignIn,
  keptSession,
  letTokenExpire,
  makeAccount,
  signIn,
} from '../support/staff';
import { toast } from '../support/toasts';

const NOTES = 'Prefers the corner plot';

test.beforeEach(async ({ complaints, site }) => {
  // Each test loses its session: the account server refuses to renew it.
  complaints.expectNetworkErrors();
  await clearLists(site);
});

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Ada Obi' });
const notesOf = (sheet: Locator) => sheet.getByRole('textbox', { name: 'Note' });

const expiredSheet = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' });

async function signInAgain(page: Page, site: Site): Promise<void> {
  await expiredSheet(page).locator('[name="password"]').fill(site.admin.password);
  await expiredSheet(page).getByRole('button', { name: 'Sign In' }).tap();
  await expect(expiredSheet(page)).toBeHidden();
}

async function saveNote(page: Page, site: Site, words: string): Promise<void> {
  await sheetOf(page).getByRole('button', { name: 'Save note' }).tap();
  await expect
    .poll(async () => (await site.rows('lead_events', { kind: 'eq.note' }))[0]?.body)
    .toBe(words);
}

/** Types notes on a lead without saving them. */
async function typeNotes(page: Page, site: Site): Promise<void> {
  await openLeads(page, site, 'Ada Obi');
  await page.getByRole('button', { name: 'Ada Obi', exact: true }).tap();
  await openTool(page, 'Note');
  await notesOf(sheetOf(page)).fill(NOTES);
  await expect(sheetOf(page).getByText('A draft is kept on this device.')).toBeVisible();
}

/** Opens the page again after the session has expired overnight. */
async function openWithoutSession(page: Page): Promise<void> {
  await letTokenExpire(page, { isRefused: true });
  await page.reload();
  await expect(page).toHaveURL('/auth');
  expect(await keptSession(page)).toBeNull();
}

test('notes survive a lost session and a reload: the same person signs in and saves them', {
  tag: '@nightly',
}, async ({ page, site }) => {
  await typeNotes(page, site);
  await openWithoutSession(page);
  await expect(page.getByText('Notes on 1 enquiry were not saved.')).toBeVisible();
  for (const detail of ['Ada Obi', NOTES]) {
    await expect(page.getByText(detail), 'nothing is shown to nobody').toHaveCount(0);
  }
  await expect
    .poll(() => everythingKept(page), { message: 'the rows that were read are gone' })
    .not.toContain('Ada Obi');
  // Not even after another reload.
  await page.reload();
  await expect(accountForm(page)).toBeVisible();

  await fillSignIn(page, site.admin);
  await accountForm(page).locator('[type="submit"]').tap();
  await page.getByRole('tab', { name: 'Leads' }).tap();
  await expect(page.getByRole('article', { name: 'Ada Obi' })).toContainText('Notes not saved');
  await page.getByRole('button', { name: 'Ada Obi', exact: true }).tap();
  await expect(notesOf(sheetOf(page))).toHaveValue(NOTES);
  await saveNote(page, site, NOTES);
});

test('a different person who signs in after a lost session finds nothing of the previous one', async ({
  page,
  site,
}) => {
  await typeNotes(page, site);
  await openWithoutSession(page);
  await clearLists(site);
  await signIn(page, await makeAccount(site, { isAdmin: true }));
  await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
  const kept = await everythingKept(page);
  for (const detail of ['Ada Obi', NOTES]) expect(kept).not.toContain(detail);
});

test('Escape never closes the password sheet; its Sign Out warns of unsaved notes, and erases them on a second tap', {
  tag: '@nightly',
}, async ({ page, site }) => {
  await typeNotes(page, site);
  await notesOf(sheetOf(page)).blur();
  await letTokenExpire(page, { isRefused: true });
  await comeBack(page);
  const expired = expiredSheet(page);
  for (let times = 0; times < 10; times++) {
    await expect(expired).toBeVisible();
    await page.keyboard.press('Escape');
    // A browser reports a closed dialog in a separate task.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  }
  await expect(expired).toBeVisible();
  await expect(page, 'the lead below it stays open').toHaveURL(/row=/);
  await expired.getByRole('button', { name: 'Sign Out' }).tap();
  const question = page.getByRole('dialog', { name: 'Before you sign out' });
  await expect(question).toContainText('Notes on 1 enquiry are not saved yet.');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(expired).toBeVisible();
  expect(await everythingKept(page)).toContain(NOTES);

  await expired.getByRole('button', { name: 'Sign Out' }).tap();
  await question.getByRole('button', { name: 'Sign Out' }).tap();
  await expect(toast(page, 'Signed Out')).toBeVisible();
  await expect(page).toHaveURL('/auth');
  expect(await everythingKept(page)).not.toContain(NOTES);
});

test('a session lost in the middle of a word drops no letter: the sheet waits until the field is left', {
  tag: '@nightly',
}, async ({ network, page, site }) => {
  await typeNotes(page, site);
  const notes = notesOf(sheetOf(page));
  await letTokenExpire(page, { isRefused: true });
  const refuse = network.hold((path) => path === '/auth/v1/token');
  const asked = page.waitForRequest('**/auth/v1/token*');
  await comeBack(page);
  await asked;
  await notes.pressSequentially(' by the g');
  refuse();
  const ended = sheetOf(page).getByRole('status').filter({ hasText: 'Your session has ended' });
  await expect(ended).toBeVisible();
  await notes.pressSequentially('ate');
  const expired = expiredSheet(page);
  await expect(expired).toBeHidden();
  await expect(notes).toHaveValue(`${NOTES} by the gate`);

  await sheetOf(page).getByRole('button', { name: 'Save note' }).tap();
  await expect(expired).toBeVisible();
  await expect(expired.locator('[name="password"]')).toHaveValue('');
  await signInAgain(page, site);
  await saveNote(page, site, `${NOTES} by the gate`);
});

test('after a session has ended, Back and Forward show no lead above the password sheet', {
  tag: '@nightly',
}, async ({ page, context, site }) => {
  await typeNotes(page, site);
  await page.goBack();
  await expect(sheetOf(page)).toBeHidden();

  const other = await context.newPage();
  await other.goto('/admin');
  await other.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
  await letTokenExpire(other, { isRefused: true });
  await comeBack(other);
  const expired = expiredSheet(page);
  await expect(expired).toBeVisible();
  await page.bringToFront();

  for (const step of ['goForward', 'goBack', 'goForward'] as const) {
    await page[step]();
    await expect(page).toHaveURL(step === 'goForward' ? /row=/ : /admin(?!.*row=)/);
    await expect(sheetOf(page)).toBeHidden();
    expect(await reachableOutside(page), `after ${step}`).toEqual([]);
  }
  await expect(expired.locator('[name="password"]')).toBeVisible();
  expect(await backdropOf(expired), 'nothing shows through').toMatch(/^rgb\(/);

  await signInAgain(page, site);
  await expect(notesOf(sheetOf(page))).toHaveValue(NOTES);
  await notesOf(sheetOf(page)).fill(`${NOTES} by the gate`);
  await saveNote(page, site, `${NOTES} by the gate`);
});

/** What two rounds of Tab reach, and what a grid of taps hits, outside the sheet. */
async function reachableOutside(page: Page): Promise<string[]> {
  const found = new Set<string>();
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: at, body } = document;
      return at === null || at === body || at.closest('.sheet-lock') ? '' : at.outerHTML;
    });
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    found.add(await focused());
  }
  const met = await page.evaluate(() => {
    const steps = Array.from({ length: 20 }, (_, n) => (n + 0.5) / 20);
    return steps.flatMap((x) =>
      steps.map((y) => {
        const at = document.elementFromPoint(x * innerWidth, y * innerHeight);
        return at === null || at.closest('.sheet-lock') ? '' : at.outerHTML;
      }),
    );
  });
  for (const one of met) found.add(one);
  found.delete('');
  return [...found];
}

const backdropOf = (dialog: Locator): Promise<string> =>
  dialog.evaluate((element) => getComputedStyle(element, '::backdrop').backgroundColor);

import type { Locator, Page } from '@playwright/test';
import { rowOf } from './dashboard';

/** The sheet of a lead or contact. */
export const sheetOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** Opens the sheet of the row with this name. */
export async function openRow(page: Page, name: string): Promise<void> {
  await rowOf(page, name).getByRole('button', { name, exact: true }).click();
}

/** The history on the open sheet. */
export const historyOf = (page: Page): Locator => page.getByRole('region', { name: 'History' });

/** What can be done on the open sheet. */
type Tool = 'Note' | 'Outcome' | 'Status' | 'Owner' | 'Next step';

/** Opens one of the tools at the foot of the sheet. */
export async function openTool(page: Page, name: Tool): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

/** Opens the field for a note. */
export async function noteField(page: Page): Promise<Locator> {
  await openTool(page, 'Note');
  return page.getByLabel('Note', { exact: true });
}

export async function saveNote(page: Page, words: string): Promise<void> {
  await (await noteField(page)).fill(words);
  await page.getByRole('button', { name: 'Save note' }).click();
}

/** As when a phone shows another app, and the page again afterwards. */
export async function leaveAndReturn(page: Page): Promise<void> {
  for (const state of ['hidden', 'visible']) {
    await page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibility });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, state);
  }
}

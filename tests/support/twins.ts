import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Complaints } from './complaints';
import { hydrated } from './on-device';
import { translatePage } from './translate-page';

/** A page and the same one translated, each in a browser of its own; what is done to one is done to both. */
export type Twins = {
  both: (act: (page: Page) => Promise<unknown>) => Promise<void>;
  /** Fails unless both come to show the same. */
  compare: (step: string) => Promise<void>;
  translated: Page;
};

type Options = {
  complaints: Complaints;
  context: BrowserContextOptions;
  /** Whether the translator is quicker than the site's script. */
  isEarly?: boolean;
  open: (page: Page) => Promise<unknown>;
};

export async function openTwins(browser: Browser, options: Options): Promise<Twins> {
  const { complaints, context, isEarly = false, open } = options;
  const contexts = await Promise.all([browser.newContext(context), browser.newContext(context)]);
  for (const one of contexts) complaints.watch(one);
  const [plain, translated] = await Promise.all(contexts.map((one) => one.newPage()));
  if (!plain || !translated) throw new Error('A page is missing.');
  const both: Twins['both'] = async (act) =>
    void (await Promise.all([act(plain), act(translated)]));

  if (isEarly) await translated.addInitScript(translatePage);
  await both(open);
  await both(hydrated);
  if (!isEarly) await translated.evaluate(translatePage);
  return {
    both,
    translated,
    compare: (step) =>
      expect
        .poll(async () => difference(await shownText(plain), await shownText(translated)), step)
        .toEqual([]),
  };
}

/**
 * Without spaces: in a flexible row, each translated text is an item of its own. Without the seconds that each page counts
 * for itself, the minute in which each saved something, and the button that is there as long as a page is scrolled far down.
 */
async function shownText(page: Page): Promise<string> {
  const texts = await page.locator('body').allInnerTexts();
  return texts
    .join('')
    .replace(/\s+/g, '')
    .replaceAll('Scrolltotop', '')
    .replace(/(\d+seconds?|\d+minutes?|justnow)/g, 'awhile')
    .replace(/ago\(\w+,\d+:\d+\)/g, 'ago');
}

/** What both show around the first letter in which they differ. */
function difference(own: string, other: string): string[] {
  if (own === other) return [];
  const at = [...own].findIndex((letter, index) => letter !== other[index]);
  const from = at < 0 ? own.length : at;
  return [own, other].map((text) => text.slice(Math.max(0, from - 20), from + 40));
}

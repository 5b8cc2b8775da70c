import { builtPages } from '../support/built-pages';
import { expect, test } from '../support/fixtures';

// The drawings of two icons, by a shape that only they have.
const BUBBLE = 'path[d^="M2.992 16.342"]';
const CALENDAR = 'path[d="M8 2v3"]';

test('on every page a speech bubble means that WhatsApp opens, and a calendar that a date is chosen', async ({
  page,
}) => {
  await page.goto('/');
  const found = await page.evaluate(
    async ([paths, bubble, calendar]) => {
      const wrong: string[] = [];
      let chats = 0;
      let dates = 0;
      for (const path of paths) {
        const html = await (await fetch(path)).text();
        const read = new DOMParser().parseFromString(html, 'text/html');
        // Until its script is there, what opens the scheduler is a link to the chat.
        const opensDates = (one: Element | null) =>
          one?.matches('[aria-haspopup="dialog"], [aria-expanded]') === true;
        for (const link of read.querySelectorAll('a[href*="wa.me/"]')) {
          if (opensDates(link)) continue;
          chats += 1;
          const isShown = link.querySelector(bubble) ?? /WhatsApp/.test(link.textContent);
          if (!isShown) wrong.push(`${path}: “${link.textContent}” opens WhatsApp unannounced`);
        }
        for (const icon of read.querySelectorAll(calendar)) {
          dates += 1;
          const action = icon.closest('a, button');
          if (!opensDates(action)) {
            wrong.push(`${path}: “${action?.textContent}” has a calendar and opens no dates`);
          }
        }
      }
      return { wrong, chats, dates };
    },
    [builtPages(), BUBBLE, CALENDAR] as const,
  );
  expect(found.wrong).toEqual([]);
  expect(found.chats).toBeGreaterThan(100);
  expect(found.dates).toBeGreaterThan(40);
});

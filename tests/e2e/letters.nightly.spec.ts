import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';

/** The letters that Yoruba, Igbo and Hausa names add to the English alphabet. */
const LETTERS =
  'ẹ ọ ṣ Ẹ Ọ Ṣ ẹ́ ẹ̀ ọ́ ọ̀ Ẹ́ Ọ̀ á à é è í ì ó ò ú ù ń ǹ ḿ m̀ n̄ ị ụ ṅ Ị Ụ Ṅ ị́ ụ̀ ɓ ɗ ƙ ƴ Ɓ Ɗ Ƙ Ƴ â î û';
/** Source Sans lacks these letters. */
const BORROWED = /[ƙƴƘƳ]/u;
const COLUMNS = 8;
/** `source-sans.woff2` is Adobe's file with all its rules for marks, cut to the letters of Latin names (public/fonts/README.md). */
const FILES: Record<string, string> = {
  'fonts.css': 'src/styles/fonts.css',
  'whole.woff2': 'tests/support/source-sans.woff2',
};

/** Opens a page with the site's fonts and the complete typeface. */
async function openLetters(page: Page): Promise<void> {
  await page.route('http://letters.test/**', async (route) => {
    const name = basename(new URL(route.request().url()).pathname);
    if (name === '') {
      const body = `<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/fonts.css">
        <style>@font-face { font-family: Whole; src: url(/whole.woff2); font-weight: 200 900 }</style>
        <p id="letters" style="font-size: 40px; line-height: 2.2; margin: 0; width: ${COLUMNS * WIDTH}px; overflow: hidden; background: white"></p>`;
      return route.fulfill({ contentType: 'text/html', body });
    }
    const body = await readFile(FILES[name] ?? `public/fonts/${name}`);
    return route.fulfill({
      body,
      contentType: name.endsWith('.css') ? 'text/css' : 'font/woff2',
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  });
  await page.goto('http://letters.test/');
}

type Style = { family: string; weight: number };
type Cell = { letter: string; pixels: Buffer };

/**
 * In pixels: FreeType's hinting depends on the letters in the file and moves edges by half a pixel. A misplaced mark
 * differs by 80 and more.
 */
const SMOOTHING = 60;
const WIDTH = 80;
const HEIGHT = 96;

/** Draws each letter in a cell of its own, as grey values. */
async function draw(page: Page, letters: string[], { family, weight }: Style): Promise<Cell[]> {
  const sheet = page.locator('#letters');
  await sheet.evaluate(
    async (element, { letters, family, weight, width, height }) => {
      Object.assign(element.style, { fontFamily: family, fontWeight: String(weight) });
      element.replaceChildren(
        ...letters.map((letter) => {
          const cell = document.createElement('span');
          cell.textContent = letter;
          cell.style.cssText = `float: left; width: ${width}px; height: ${height}px; text-align: center`;
          return cell;
        }),
      );
      element.getBoundingClientRect();
      await document.fonts.ready;
    },
    { letters, family, weight, width: WIDTH, height: HEIGHT },
  );
  const picture = sharp(await sheet.screenshot({ scale: 'css' })).greyscale();
  return Promise.all(
    letters.map(async (letter, at) => {
      const left = (at % COLUMNS) * WIDTH;
      const top = Math.floor(at / COLUMNS) * HEIGHT;
      const cell = picture.clone().extract({ left, top, width: WIDTH, height: HEIGHT });
      return { letter, pixels: await cell.raw().toBuffer() };
    }),
  );
}

/** The number of pixels in which two renderings clearly differ. */
function difference(one: Cell | undefined, other: Cell | undefined): number {
  if (!one || !other) throw new Error('A cell is missing.');
  let differing = 0;
  for (const [at, value] of one.pixels.entries()) {
    if (Math.abs(value - (other.pixels[at] ?? 0)) > 96) differing++;
  }
  return differing;
}

/** The bounding box of a letter's ink. */
function inkOf({ pixels }: Cell) {
  const inked = [...pixels.entries()].filter(([, value]) => value < 128).map(([at]) => at);
  const columns = inked.map((at) => at % WIDTH);
  const rows = inked.map((at) => Math.floor(at / WIDTH));
  return { left: Math.min(...columns), right: Math.max(...columns), top: Math.min(...rows) };
}

for (const form of ['NFC', 'NFD'] as const) {
  const letters = LETTERS.normalize(form).split(' ');

  for (const weight of [400, 700]) {
    test(`letters of names look as in the complete typeface (${form}, weight ${weight})`, async ({
      page,
    }) => {
      await openLetters(page);
      const shared = letters.filter((letter) => !BORROWED.test(letter));
      const whole = await draw(page, shared, { family: 'Whole', weight });
      const ours = await draw(page, shared, { family: '"Meridian Sans"', weight });
      expect(shared.filter((_, at) => difference(whole[at], ours[at]) > SMOOTHING)).toEqual([]);
    });
  }

  for (const family of ['Meridian Sans', 'Newsreader']) {
    test(`no letter of a name falls back to another typeface (${family}, ${form})`, async ({
      page,
    }) => {
      await openLetters(page);
      const weight = 500;
      const serif = await draw(page, letters, { family: `"${family}", serif`, weight });
      const mono = await draw(page, letters, { family: `"${family}", monospace`, weight });
      expect(letters.filter((_, at) => difference(serif[at], mono[at]) > 0)).toEqual([]);
    });

    test(`marks sit on their letters, not beside them (${family}, ${form})`, async ({ page }) => {
      await openLetters(page);
      const marked = 'ẹ́ ẹ̀ ọ́ ọ̀ Ẹ́ Ọ̀ m̀ n̄ ụ̀'.normalize(form).split(' ');
      const bare = marked.map((letter) => letter.normalize('NFD').charAt(0));
      const style = { family: `"${family}"`, weight: 500 };
      const inks = (await draw(page, marked, style)).map(inkOf);
      for (const [at, cell] of (await draw(page, bare, style)).entries()) {
        const ink = inks[at];
        const own = inkOf(cell);
        expect(ink?.top, marked[at]).toBeLessThan(own.top - 3);
        expect(ink?.left, marked[at]).toBeGreaterThanOrEqual(own.left - 2);
        expect(ink?.right, marked[at]).toBeLessThanOrEqual(own.right + 2);
      }
    });
  }
}

import { builtProperties } from '../support/built-pages';
import { expect, test } from '../support/fixtures';
import { openPage } from '../support/on-device';

const PATH = '/properties/brum-height-7';

test('a picture opens full screen among those of its part of the page', async ({ page }) => {
  await openPage(page, PATH);
  const picture = page.locator('.story-picture > a').first();
  const name = await picture.getByRole('img').getAttribute('alt');
  const gallery = page.getByRole('dialog', { name: 'Pictures of Brum Height 7' });
  await picture.tap();
  await expect(gallery).toBeVisible();
  await expect(gallery).toContainText(`1 / ${await page.locator('.story-picture > a').count()}`);
  await expect(gallery.getByRole('img', { name: name ?? '' })).toBeInViewport();
  // What the page says below it, not what describes it to those who can't see it.
  const caption = await page.locator('.story-picture figcaption').first().textContent();
  await expect(gallery.locator('p').last()).toHaveText(caption ?? '');
  await expect(page).toHaveURL(new RegExp(`${PATH}\\?picture=[a-z0-9-]+$`));
  await page.keyboard.press('Escape');
  await expect(gallery).toBeHidden();
  await expect(picture).toBeFocused();
  // A picture above the story has no caption there: it says what it shows, and once that it is an impression.
  await page.getByRole('button', { name: 'Full screen' }).tap();
  const said = (await gallery.getByRole('img').first().getAttribute('alt')) ?? '';
  expect(said.split('Artist’s impression')).toHaveLength(2);
  await expect(gallery.locator('p').last()).toHaveText(said);
});

test('without a script a picture of the story is a link to its largest file', async ({ page }) => {
  await page.goto(PATH);
  const address = await page.locator('.story-picture > a').first().getAttribute('href');
  expect(address).toMatch(/^\/media\/brum-height-7-4-\w+-1600\.webp$/);
  const answer = await page.request.get(address ?? '');
  expect(answer.headers()['content-type']).toBe('image/webp');
});

test('on a desk the pictures of the story leave no hole: each is as wide as its row, or has one of its height beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of builtProperties()) {
    await page.goto(path);
    const alone = await page.locator('.mosaic').evaluateAll((mosaics) =>
      mosaics
        .flatMap((mosaic) => {
          const room = mosaic.getBoundingClientRect();
          const pictures = [...mosaic.querySelectorAll('img')];
          const boxes = pictures.map((one) => one.getBoundingClientRect());
          return pictures.filter((_, n) => {
            const box = boxes[n] ?? room;
            // Their heights may differ by how a browser rounds half a column.
            const isSame = (one: number, other: number) => Math.abs(one - other) < 0.5;
            const isBeside = (other: DOMRect) =>
              other.left !== box.left &&
              isSame(other.top, box.top) &&
              isSame(other.bottom, box.bottom);
            return Math.abs(box.width - room.width) > 1 && !boxes.some(isBeside);
          });
        })
        .map((picture) => picture.alt),
    );
    expect(alone, path).toEqual([]);
  }
});

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Gallery } from './gallery';

const picture = (name: string, width: number, height: number) => ({
  name,
  hash: '0',
  width,
  height,
  color: '#fff',
  blur: '',
  alt: name,
});
const PICTURES = [picture('upright', 1080, 1350), picture('wide', 1600, 900)];

it.each([
  [390, 844],
  [1280, 800],
])('on a screen of %i by %i a picture opens whole, between the bars', async (width, height) => {
  await page.viewport(width, height);
  for (const start of PICTURES.keys()) {
    const screen = await render(
      <Gallery label="Pictures" pictures={PICTURES} start={start} onClose={() => {}} />,
    );
    await expect.element(screen.getByText(`${start + 1} / 2`)).toBeVisible();
    const box = (selector: string, index: number) =>
      document.querySelectorAll(selector)[index]?.getBoundingClientRect() ?? new DOMRect();
    const shown = box('.gallery-picture', start);
    expect(shown.width / shown.height).toBeCloseTo(start ? 16 / 9 : 4 / 5, 1);
    expect([shown.left >= 0, shown.right <= width]).toEqual([true, true]);
    expect(shown.top).toBeGreaterThanOrEqual(box('.gallery-bar', 0).bottom);
    expect(shown.bottom).toBeLessThanOrEqual(box('.gallery-bar', 1).top);
    await screen.unmount();
  }
});

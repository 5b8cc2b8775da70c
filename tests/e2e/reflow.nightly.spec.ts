import { builtPages, STAFF_PAGES } from '../support/built-pages';
import { expect, test } from '../support/fixtures';
import { openPage } from '../support/on-device';

const screens = [
  { name: 'letters of twice the size', width: 320, letters: '200%' },
  { name: 'half the width of a phone', width: 195, letters: '100%' },
];

for (const { name, width, letters } of screens) {
  test(`every public page fits ${name}, all of it open, with its controls on the screen`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 700 });
    for (const path of builtPages().filter((one) => !STAFF_PAGES.includes(one))) {
      await openPage(page, path);
      await page.addStyleTag({ content: `html { font-size: ${letters} }` });
      const outside = await page.evaluate(() => {
        for (const folded of document.querySelectorAll('details')) folded.open = true;
        // Home has its first actions in the page; the bar is there from the second screen on.
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
        const { clientWidth, scrollWidth } = document.documentElement;
        const controls = document.querySelectorAll(
          'header:not(main *) :is(a, button), .bottom-bar a',
        );
        const cut = [...controls].filter((control) => {
          if (!control.checkVisibility() || control.closest('dialog')) return false;
          const { left, right, bottom } = control.getBoundingClientRect();
          return left < -0.5 || right > clientWidth + 0.5 || bottom > innerHeight + 0.5;
        });
        return { tooWide: scrollWidth - clientWidth, cut: cut.map((one) => one.textContent) };
      });
      expect(outside, path).toEqual({ tooWide: 0, cut: [] });
    }
  });
}

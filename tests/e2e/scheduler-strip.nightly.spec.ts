import type { Locator, Page } from '@playwright/test';
import { setClock } from '../support/clock';
import { createFingers } from '../support/finger';
import { expect, test } from '../support/fixtures';
import { openPage } from '../support/on-device';
import {
  answerChats,
  chooseDay,
  chooseTime,
  confirmButton,
  openMonth,
  openSheet,
  reachField,
  scheduleLink,
  sheet,
  slots,
  strip,
} from '../support/scheduler';

const BLOOM_TOWERS = '/properties/bloom-towers';

test.beforeEach(({ context }) => answerChats(context));

const days = (page: Page) => strip(page).locator('[data-day]');
const scrolled = (page: Page) => strip(page).evaluate((row) => row.scrollLeft);

/** An element's edges on the screen. */
async function edges(element: Locator) {
  const { top, bottom } = await element.evaluate((one) => {
    const box = one.getBoundingClientRect();
    return { top: box.top, bottom: box.bottom };
  });
  return { top, bottom };
}

/** Moves a finger sideways over the days. */
async function swipe(page: Page, by: number): Promise<void> {
  const { top, bottom } = await edges(strip(page));
  const [x, y] = [by < 0 ? 350 : 40, (top + bottom) / 2];
  await (await createFingers(page)).swipe({ x, y }, { x: x + by, y });
}

test('the days follow the finger without choosing anything, stop at a day, and a tap chooses', async ({
  page,
}) => {
  await openSheet(page, BLOOM_TOWERS);
  await expect(days(page)).toHaveCount(14);
  await swipe(page, -260);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(150);
  await expect(strip(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(slots(page)).toHaveCount(0);
  // It comes to rest with a day at the edge of the text.
  await expect
    .poll(() =>
      strip(page).evaluate((row) => {
        const edge = Number.parseFloat(getComputedStyle(row).paddingLeft);
        return [...row.children].some(
          (day) => Math.abs(day.getBoundingClientRect().left - edge) < 1,
        );
      }),
    )
    .toBe(true);

  await days(page).nth(6).tap();
  await expect(days(page).nth(6)).toBeChecked();
  await expect(slots(page).first()).toBeVisible();
  // Tapping may bring the day into view first; from there the days follow the finger back.
  const before = await scrolled(page);
  await swipe(page, 260);
  await expect.poll(() => scrolled(page)).toBeLessThan(before - 150);
  await expect(days(page).nth(6)).toBeChecked();
});

test('date, time and confirmation fit a phone’s screen without scrolling, each under the one before', async ({
  page,
}) => {
  await openSheet(page, BLOOM_TOWERS);
  // Within the thumb's reach.
  expect((await edges(strip(page))).top).toBeGreaterThan(844 / 2);
  await chooseDay(page);
  await expect(slots(page)).toHaveCount(8);
  await chooseTime(page, '17:00');
  await expect(confirmButton(page)).toBeVisible();

  const order = [
    sheet(page).getByRole('button', { name: 'Close' }),
    strip(page),
    page.getByRole('group', { name: 'Choose a time' }),
    confirmButton(page),
  ];
  const boxes = await Promise.all(order.map(edges));
  for (const [n, { top, bottom }] of boxes.entries()) {
    expect(top).toBeGreaterThanOrEqual(boxes[n - 1]?.bottom ?? 0);
    expect(bottom).toBeLessThanOrEqual(844);
  }
  expect(await sheet(page).evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)).toBe(0);
});

test('on a small phone the head and the confirmation stay while the times scroll, and show the chosen one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openSheet(page, BLOOM_TOWERS);
  await chooseDay(page);
  await chooseTime(page, '17:00');
  const bar = page.locator('.schedule-confirm');
  const chosen = page.locator('label:has(:checked)');
  await expect(chosen).toBeInViewport();
  // The sheet may still be rising with the confirmation.
  await expect(async () => {
    expect((await edges(chosen)).bottom).toBeLessThanOrEqual((await edges(bar)).top);
  }).toPass();
  for (const scroll of ['top', 'bottom']) {
    await sheet(page).evaluate((dialog, to) => {
      dialog.scrollTop = to === 'top' ? 0 : dialog.scrollHeight;
    }, scroll);
    await expect(sheet(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await expect(confirmButton(page)).toBeInViewport({ ratio: 1 });
  }
});

test('on a small phone the day, the time and the confirmation are on the screen together', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openSheet(page, BLOOM_TOWERS);
  await chooseDay(page);
  await chooseTime(page, '10:00');
  await expect(strip(page).getByRole('radio', { checked: true })).toBeInViewport({ ratio: 1 });
  await expect(reachField(page)).toBeInViewport({ ratio: 1 });
  await expect(confirmButton(page)).toBeInViewport({ ratio: 1 });
  await expect(sheet(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  // The sheet may have scrolled, but nothing that was chosen is under the head or the confirmation.
  const [head, day, time, bar] = await Promise.all(
    [
      sheet(page).locator('.sheet-head'),
      strip(page),
      page.locator('label:has(:checked)'),
      page.locator('.schedule-confirm'),
    ].map(edges),
  );
  expect(day?.top).toBeGreaterThanOrEqual(head?.bottom ?? Infinity);
  expect(time?.bottom).toBeLessThanOrEqual(bar?.top ?? 0);
});

for (const { path, opener } of [
  { path: '/about', opener: scheduleLink },
  { path: '/', opener: (page: Page) => page.getByText('Book a Consultation') },
]) {
  test(`the sheet stays where it is when its days arrive, on ${path}`, async ({
    network,
    page,
  }) => {
    await openPage(page, path);
    const release = network.hold((file) => file.includes('/panel-'));
    await opener(page).tap();
    await expect(sheet(page).getByText('Loading the calendar…')).toBeVisible();
    const before = await edges(sheet(page));
    release();
    await expect(strip(page)).toBeVisible();
    expect(await edges(sheet(page))).toEqual(before);
  });
}

test.describe(() => {
  test.use({ timezoneId: 'Europe/London' });
  test('the visitor’s time comes first and is the large one @own-context', async ({ page }) => {
    await setClock(page, '2026-01-12T12:00:00Z');
    await openSheet(page);
    await chooseDay(page);
    const sizes = await page
      .locator('.slot')
      .first()
      .evaluate((slot) =>
        [...slot.children].map((part) => ({
          text: part.textContent,
          size: Number.parseFloat(getComputedStyle(part).fontSize),
        })),
      );
    const [time, ...beside] = sizes.map(({ text }) => text);
    expect([time, beside.join('')]).toEqual(['08:00', 'your time, 09:00 Lagos time']);
    expect(sizes[0]?.size).toBeGreaterThan(1.4 * (sizes.at(-1)?.size ?? 0));
  });
});

test('a month that can’t be loaded says so, and the next days stay', async ({
  complaints,
  context,
  page,
}) => {
  complaints.expectNetworkErrors();
  await context.route('**/assets/day-calendar-*.js', (route) => route.abort());
  await openSheet(page);
  await page.getByRole('button', { name: 'Later' }).tap();
  await expect(sheet(page).getByRole('alert')).toContainText('The calendar could not be loaded.');
  await page.getByRole('button', { name: 'Sooner' }).tap();
  await chooseDay(page);
  await expect(slots(page).first()).toBeVisible();
});

test('a last step that can’t be loaded says so, and appears once it can', async ({
  complaints,
  context,
  page,
}) => {
  complaints.expectNetworkErrors();
  await context.route('**/assets/last-step-*.js', (route) => route.abort());
  await openSheet(page);
  await chooseDay(page);
  await chooseTime(page, '10:00');
  const alert = sheet(page).getByRole('alert');
  await expect(alert).toContainText('The last step could not be loaded.');
  await expect(alert.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await context.unroute('**/assets/last-step-*.js');
  await alert.getByRole('button', { name: 'Try again' }).tap();
  await expect(confirmButton(page)).toBeVisible();
});

test('a date that is tapped before its last step has arrived is requested once it has', async ({
  network,
  page,
}) => {
  await openPage(page, '/');
  const release = network.hold((path) => path.includes('/last-step-'));
  await page.getByText('Book a Consultation').tap();
  await expect(strip(page)).toBeVisible();
  const opened = page.waitForEvent('popup');
  await chooseDay(page);
  await expect(sheet(page).getByText('Loading the last step…')).toBeVisible();
  release();
  expect((await opened).url()).toContain('https://wa.me/');
  await expect(sheet(page)).toBeHidden();
  await expect.poll(() => network.posts.length).toBe(1);
});

test('what is chosen has a tick and a thick edge where colours are the phone’s own', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openSheet(page, BLOOM_TOWERS);
  await chooseDay(page);
  await chooseTime(page, '10:00');
  const marks = (element: Locator) =>
    element.evaluate((one) => ({
      tick: getComputedStyle(one, '::after').borderBottomWidth,
      edge: getComputedStyle(one).borderTopWidth,
    }));
  const chosen = strip(page).getByRole('radio', { checked: true });
  for (const element of [chosen, page.locator(':checked + .slot')]) {
    expect(await marks(element)).toEqual({ tick: '2px', edge: '3px' });
  }
  expect((await marks(days(page).first())).edge).toBe('1px');
  await openMonth(page);
});

test.describe(() => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('the sheet rises with its next step, and the tapped day does not jump away', async ({
    page,
  }) => {
    await openSheet(page, BLOOM_TOWERS);
    // The opening is over.
    await expect
      .poll(() => sheet(page).evaluate((dialog) => dialog.getAnimations().length))
      .toBe(0);
    const jump = await days(page)
      .nth(2)
      .evaluate(async (day: HTMLElement) => {
        const dialog = day.closest('dialog');
        const before = day.getBoundingClientRect().top;
        const height = dialog?.offsetHeight;
        day.click();
        const frame = () => new Promise(requestAnimationFrame);
        while (dialog?.offsetHeight === height) await frame();
        await frame();
        const [rising] = dialog?.getAnimations() ?? [];
        if (rising) rising.currentTime = 0;
        return day.getBoundingClientRect().top - before;
      });
    expect(Math.abs(jump)).toBeLessThan(2);
  });
});

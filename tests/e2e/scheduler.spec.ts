import { builtPages, NO_SUCH_PAGE } from '../support/built-pages';
import { hideHostTime } from '../support/clock';
import { expect, test } from '../support/fixtures';
import { afterFirst } from '../support/nightly';
import { openPage } from '../support/on-device';
import {
  answerChats,
  askedFor,
  CHAT_NUMBER,
  chatText,
  chooseAll,
  chooseDay,
  chooseLaterDay,
  chooseTime,
  confirmation,
  confirmButton,
  dateInWords,
  dayButton,
  reachField,
  scheduleLink,
  sheet,
  shownDate,
  slot,
  slots,
  strip,
} from '../support/scheduler';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });
test.beforeEach(({ context }) => answerChats(context));

const pages: [string, typeof chooseDay, string, string | undefined, string | null][] = [
  ['/', chooseDay, 'General Interest', undefined, null],
  [
    '/properties/capital-gardens',
    chooseLaterDay,
    'Capital Gardens',
    'Capital Gardens',
    'capital-gardens',
  ],
  ['/blog/uk-property-guide', chooseLaterDay, 'General Interest', undefined, null],
];
for (const [n, [path, choose, interest, property, slug]] of pages.entries()) {
  test(`Schedule, date, time, confirm on ${path}: the chat opens and the lead is stored once`, {
    tag: afterFirst(n),
  }, async ({ network, page, site }) => {
    await openPage(page, path);
    await scheduleLink(page).tap();
    await expect(sheet(page)).toBeVisible();
    await expect(slots(page)).toHaveCount(0);
    const day = await choose(page);
    await expect(confirmButton(page)).toHaveCount(0);
    await chooseTime(page, '10:00');
    const opened = page.waitForEvent('popup');
    await confirmButton(page).tap();

    const chat = (await opened).url();
    expect(chat).toBe(
      `https://wa.me/${CHAT_NUMBER}?text=${encodeURIComponent(askedFor(day, '10:00', property))}`,
    );
    await expect.poll(() => network.posts.filter(({ stored }) => stored).length).toBe(1);
    const rows = await site.rows('leads', { id: `eq.${network.posts[0]?.id}` });
    expect(rows).toMatchObject([
      {
        source: 'whatsapp',
        name: 'WhatsApp visitor',
        email: null,
        property_interest: interest,
        property_slug: slug,
      },
    ]);
    expect(rows[0]?.notes).toContain(`${dateInWords(day)} at 10:00 (Lagos time)`);
    expect(rows[0]).toMatchObject({ kind: 'consultation', visitor_zone: 'Africa/Lagos' });
    expect(Date.parse(rows[0]?.appointment_at ?? '')).toBe(Date.parse(`${day}T10:00+01:00`));
    expect(network.posts).toHaveLength(1);

    await expect(sheet(page)).toBeHidden();
    await expect(confirmation(page)).toContainText(shownDate(day));
    await expect(confirmation(page)).toBeFocused();
    await scheduleLink(page).tap();
    await expect(page.getByText('Choose a date to see its times.')).toBeVisible();
    await expect(slots(page)).toHaveCount(0);
  });
}

test('Schedule is within reach on every public page, and opens the chat without scripts', async ({
  request,
}) => {
  const publicPages = builtPages().filter(
    (path) => !['/auth', '/admin', '/capture', '/outbox'].includes(path),
  );
  for (const path of [...publicPages, NO_SUCH_PAGE]) {
    const html = await (await request.get(path)).text();
    const bar = html.slice(html.indexOf('class="bottom-bar '));
    // A property's bar begins with its price and a call, and says "Book a time".
    expect(bar, path).toMatch(
      /^[\s\S]{0,1200}?href="https:\/\/wa\.me\/\d+\?text=[^"]*consultation[\s\S]{0,900}(Schedule|Book a time)/,
    );
  }
});

test('the menu has the panel as well, and both are reset after the confirmation', {
  tag: '@nightly',
}, async ({ network, page }) => {
  await openPage(page, '/properties/bloom-towers');
  const menuButton = page.getByRole('button', { name: 'Menu', exact: true });
  const toggle = page.getByText('Schedule Consultation');
  await menuButton.tap();
  await toggle.tap();
  const day = await chooseDay(page);
  await chooseTime(page, '10:00');
  const opened = page.waitForEvent('popup');
  await confirmButton(page).tap();
  expect(chatText((await opened).url())).toBe(askedFor(day, '10:00', 'Bloom Towers'));
  await expect(toggle).toBeHidden();
  await expect(confirmation(page)).toBeFocused();
  await expect.poll(() => network.posts[0]?.row['property_interest']).toBe('Bloom Towers');

  await menuButton.tap();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.tap();
  await expect(page.getByText('Choose a date to see its times.')).toBeVisible();
  await toggle.tap();
  await expect(page.getByText('Choose a date to see its times.')).toBeHidden();
});

test('in an iPhone’s home-screen app the calendar file is shared through the share sheet', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      standalone: true,
      canShare: () => true,
      share: async ({ files }: { files: File[] }) => {
        // Sharing must follow the tap; anything awaited first makes it too late.
        if (navigator.userActivation.isActive) shared.push(...files.map(({ name }) => name));
      },
    });
  });
  const day = await chooseAll(page, '/about');
  await confirmButton(page).tap();
  await confirmation(page).getByRole('button', { name: 'Add to calendar (.ics)' }).tap();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
    .toEqual([`consultation-${day}.ics`]);
});

test('the scheduler can be used by keyboard alone, and Escape leads back', {
  tag: '@nightly',
}, async ({ network, page }) => {
  await openPage(page, '/properties/bloom-towers');
  const opener = scheduleLink(page);
  await opener.press('Enter');
  const days = strip(page).getByRole('radio');
  await expect(days.first()).toBeFocused();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
    'hidden',
  );
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.press('Enter');
  await expect(days.first()).toBeFocused();
  // The days are one stop of the Tab key, and the arrows choose among them.
  await page.keyboard.press('ArrowDown');
  await expect(days.nth(1)).toBeFocused();
  await expect(days.nth(1)).toBeChecked();
  await expect(page.getByRole('group', { name: 'Choose a time' })).toBeVisible();

  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Later' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('td[data-day] button:focus')).toHaveCount(1);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(strip(page).getByRole('radio', { checked: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('input[type=radio]:checked')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(reachField(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(confirmButton(page)).toBeFocused();
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  await opened;
  await expect(confirmation(page)).toBeFocused();
  await expect.poll(() => network.posts.length).toBe(1);
});

test('slots that pass while somebody is thinking are no longer offered @own-context', {
  tag: '@nightly',
}, async ({ page }) => {
  // A Tuesday in Lagos.
  await hideHostTime(page);
  await page.clock.install({ time: '2026-03-03T13:30:00+01:00' });
  await openPage(page, '/about');
  await scheduleLink(page).tap();
  await dayButton(page, '2026-03-03').tap();
  await chooseTime(page, '16:00');
  await page.clock.fastForward('31:00');
  await expect(slot(page, '16:00')).toBeDisabled();
  await expect(confirmButton(page)).toHaveCount(0);
});

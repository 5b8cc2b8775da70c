import type { Locator, Page } from '@playwright/test';
import { expectSound } from '../support/axe-findings';
import { namesShown, openLeads, openList, rowOf } from '../support/dashboard';
import { expect, test } from '../support/fixtures';
import { aLead, clearLists, insertRows, leadNames } from '../support/rows';
import { noteField } from '../support/sheet';

test.beforeEach(async ({ site }) => {
  await clearLists(site);
  await insertRows(site, 'leads', [
    aLead('Ada Obi', { notes: 'Two rooms near the lagoon' }),
    aLead('Folasade Adeyemi-Williamson of the Lekki Phase One Residents Association', {
      status: 'converted',
      property_interest: 'General Interest, consultation on Wednesday, September 30, 2026',
    }),
    aLead('WhatsApp visitor', { email: null, phone: null, source: 'summer_campaign' }),
  ]);
  await insertRows(site, 'contacts', [
    { name: 'Bisi', email: 'bisi@example.com', message: 'Hello\nthere', phone: '+447700900142' },
  ]);
  await insertRows(site, 'newsletter_subscribers', [
    { email: 'a.rather.long.address.of.somebody@subdomain.example.com', name: null },
  ]);
});

test('axe finds no faults, in light and dark, and nothing scrolls sideways', async ({
  page,
  site,
}) => {
  await openList(page, site, 'Leads');
  await expect(rowOf(page, 'Ada Obi')).toBeVisible();
  const look = async () => {
    await expectSound(page, 360, 390, 1280);
    await page.setViewportSize({ width: 390, height: 844 });
  };
  await look();
  await page.getByRole('button', { name: 'Select' }).click();
  await rowOf(page, 'Ada Obi').getByRole('checkbox').check();
  await look();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Ada Obi', exact: true }).click();
  await (await noteField(page)).fill('More of it');
  await look();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filters' }).click();
  await look();
  await fitsNarrowPhones(page);
  await page.keyboard.press('Escape');
  for (const name of ['Contacts', 'Newsletter'] as const) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name }).getByRole('article')).toBeVisible();
    await look();
  }
  await page.getByRole('tab', { name: 'Queue' }).click();
  await expect(page.getByRole('list', { name: 'Queue' })).toBeVisible();
  await look();
  await page.getByRole('button', { name: /, account$/ }).click();
  await look();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await expectSound(page, 1280);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Statistics' }).click();
  await page.getByRole('button', { name: 'Change units' }).click();
  const units = page.getByRole('dialog', { name: 'Units' });
  await units.getByText('Bloom Towers').click();
  await units.getByText('W06-01').click();
  await look();
  await page.keyboard.press('Escape');
  for (const name of ['Show today', 'Show a month']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look();
    await page.keyboard.press('Escape');
  }
});

test('on a wide screen no control of a row is squeezed', async ({ page, site }) => {
  await openList(page, site, 'Leads');
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(rowOf(page, 'Ada Obi')).toBeVisible();
    const icons = await rowOf(page, 'Ada Obi')
      .locator('.row-tools svg')
      .evaluateAll((all) => all.map((icon) => icon.getBoundingClientRect()));
    expect(icons.length).toBeGreaterThan(3);
    for (const icon of icons) expect(icon.width, `at ${width} px`).toBe(icon.height);
  }
});

test('everything can be done by keyboard, and the focus stays in place', async ({ page, site }) => {
  await openList(page, site, 'Leads');
  await expect(rowOf(page, 'Ada Obi')).toBeVisible();
  await page.getByRole('searchbox', { name: /Search names/ }).focus();
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  const walked: (string | undefined)[] = [];
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('Tab');
    walked.push(await focused());
  }
  // The views are one stop, whose field has no text of its own.
  expect(walked.slice(0, 5)).toEqual(['Filters', 'Select', 'Export', '', 'Ada Obi']);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Ada Obi' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await focused()).toBe('Ada Obi');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Status of Ada Obi')).toHaveValue('contacted');
});

test('the focused row stays in the document, however far the list is scrolled', async ({
  page,
  site,
}) => {
  await clearLists(site);
  await openLeads(page, site, ...leadNames(120));
  await page.getByRole('button', { name: 'Lead 2', exact: true }).focus();
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 900);
        return namesShown(page);
      },
      { intervals: [50], timeout: 30_000 },
    )
    .toContain('Lead 70');
  await expect(page.getByRole('button', { name: 'Lead 2', exact: true })).toBeFocused();
  await expect(rowOf(page, 'Lead 10')).toHaveCount(0);
});

test('typing notes does not move the sheet, and shows every line', async ({ page, site }) => {
  await openList(page, site, 'Leads');
  await page.getByRole('button', { name: 'Ada Obi', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Ada Obi' });
  const field = await noteField(page);
  const top = () => sheet.evaluate((it) => (it as HTMLElement).offsetTop);
  const before = await top();
  await field.press('End');
  await field.pressSequentially('!');
  await expect(sheet.getByText('A draft is kept on this device.')).toBeVisible();
  expect(await top()).toBe(before);
  await field.fill('Called\nWrote\nMet\nCalled\nWrote\nMet');
  expect(await field.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0);
});

test('messages leave the bar of the chosen leads free', async ({ page, site }) => {
  await openList(page, site, 'Leads');
  await page.getByRole('button', { name: 'Contacted: Ada Obi' }).click();
  const message = page.locator('[data-sonner-toast]');
  await expect(message).toContainText('Status Updated');
  // It stays while something rests on it.
  await message.hover();
  await page.getByRole('button', { name: 'Select' }).press('Enter');
  const bar = page.getByRole('region', { name: 'Chosen leads' });
  const edge = (await bar.boundingBox())?.y ?? 0;
  await expect
    .poll(async () => {
      const box = await message.boundingBox();
      return box && box.y + box.height <= edge;
    })
    .toBe(true);
});

test('nothing moves when the status strip says that the dashboard is offline', async ({
  network,
  page,
  site,
}) => {
  await openList(page, site, 'Leads');
  const top = async () => (await rowOf(page, 'Ada Obi').boundingBox())?.y;
  await expect(rowOf(page, 'Ada Obi')).toBeVisible();
  const before = await top();
  await network.goDark();
  await page.context().setOffline(true);
  const strip = page.locator('.status-strip[data-lasting]');
  await expect(strip).toContainText('Offline');
  await expect(strip.getByRole('link')).toHaveCount(0);
  expect(Math.abs(((await top()) ?? 0) - (before ?? 0))).toBeLessThan(2);
  await page.getByRole('button', { name: 'Contacted: Ada Obi' }).click();
  await expect(strip.getByRole('link')).toBeVisible();
  expect(Math.abs(((await top()) ?? 0) - (before ?? 0))).toBeLessThan(2);
});

/** Every field of the open sheet fits on the narrowest phones and with large text. */
async function fitsNarrowPhones(page: Page): Promise<void> {
  for (const [width, letters] of [
    [360, '16px'],
    [320, '16px'],
    [360, '24px'],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    const beyond = await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
      const sheet = document.querySelector('dialog[open]');
      return [...(sheet?.querySelectorAll('*') ?? [])]
        .filter((part) => part.getBoundingClientRect().right > innerWidth)
        .map((part) => part.outerHTML.slice(0, 80));
    }, letters);
    expect(beyond, `${width} px, letters of ${letters}`).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize({ width: 390, height: 844 });
}

test('with large letters on a small phone every control of a row, the tabs and the bar of chosen rows can be read and reached', async ({
  page,
  site,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 20 } });
  await page.setViewportSize({ width: 360, height: 780 });
  await openList(page, site, 'Leads');
  await expect(rowOf(page, 'Ada Obi')).toBeVisible();
  expect(
    await outside(rowOf(page, 'Ada Obi').locator('.row-tools :is(select, button, a)')),
  ).toEqual([]);
  const status = await rowOf(page, 'Ada Obi').getByLabel('Status of Ada Obi').boundingBox();
  expect(status?.width).toBeGreaterThan(100);
  // The bar scrolls: each tab has room for its own word, and the chosen one is on the screen.
  const tabs = page.getByRole('tab');
  const cut = await tabs.evaluateAll((all) =>
    all.filter((tab) => tab.scrollWidth > tab.clientWidth).map((tab) => tab.textContent),
  );
  expect(cut).toEqual([]);
  await page.getByRole('tab', { name: 'Upcoming' }).click();
  expect(await outside(page.getByRole('tab', { name: 'Upcoming' }))).toEqual([]);
  await page.getByRole('tab', { name: 'Leads' }).click();
  await page.getByRole('button', { name: 'Select' }).click();
  const bar = page.getByRole('region', { name: 'Chosen leads' });
  expect(await outside(bar.locator('button, select'))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  // No word of the title is broken.
  const title = page.getByRole('heading', { name: 'Dashboard Overview' });
  const lines = await title.evaluate((it) => {
    const range = document.createRange();
    // What follows is for screen readers.
    range.selectNodeContents(it.firstChild ?? it);
    return range.getClientRects().length;
  });
  expect(lines).toBeLessThanOrEqual(2);
});

test('on a phone the header is one line, and the first lead begins right below the search and the views', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openList(page, site, 'Leads');
  const top = (of: Locator) => of.evaluate((it) => it.getBoundingClientRect().top);
  const first = page.getByRole('tabpanel', { name: 'Leads' }).getByRole('listitem').first();
  await expect(first).toBeVisible();
  expect(await top(first)).toBeLessThan(220);
  const head = ['Sign Out', /, account$/].map((name) => page.getByRole('button', { name }));
  for (const one of [page.getByRole('heading', { name: 'Dashboard Overview' }), ...head]) {
    expect(await outside(one)).toEqual([]);
    expect(await top(one)).toBeLessThan(56);
  }
  const mark = page.getByRole('link', { name: 'Meridian Estates' }).locator('svg');
  expect(await mark.first().evaluate((it) => it.getBoundingClientRect().width)).toBe(32);
  // It stays where it is, as the site's header does.
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeInViewport();
});

test('on a phone the bar of chosen rows has two rows, and each of its controls its words', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openList(page, site, 'Leads');
  await page.getByRole('button', { name: 'Select' }).click();
  const bar = page.getByRole('region', { name: 'Chosen leads' });
  const box = async (control: Locator) => {
    const found = await control.boundingBox();
    if (!found) throw new Error('It is not on the screen.');
    return found;
  };
  const status = await box(bar.getByRole('button', { name: 'Status… of the chosen leads' }));
  const remove = await box(bar.getByRole('button', { name: 'Delete the chosen leads' }));
  const cancel = await box(bar.getByRole('button', { name: 'Cancel' }));
  const all = await box(bar.getByRole('button', { name: /^All/ }));
  const next = await box(bar.getByRole('button', { name: 'Next step… of the chosen leads' }));
  expect(Math.abs(next.y - status.y)).toBeLessThan(2);
  expect(Math.min(status.width, remove.width)).toBeGreaterThan(44);
  expect(Math.abs(cancel.y - all.y)).toBeLessThan(2);
  expect(status.y).toBeGreaterThan(cancel.y);
  expect(all.height).toBeLessThan(60);
});

/** What of these is not on the screen from left to right. */
function outside(controls: Locator): Promise<(string | null)[]> {
  return controls.evaluateAll((all) =>
    all
      .filter((it) => it.checkVisibility())
      .filter((it) => {
        const { left, right } = it.getBoundingClientRect();
        return left < -0.5 || right > document.documentElement.clientWidth + 0.5;
      })
      .map((it) => it.getAttribute('aria-label') ?? it.textContent),
  );
}

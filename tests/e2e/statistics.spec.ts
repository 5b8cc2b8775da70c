import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectSound } from '../support/axe-findings';
import { expect, test } from '../support/fixtures';
import { aLead, insertRows } from '../support/rows';
import type { Site } from '../support/site';
import { comeBack, openDashboard } from '../support/staff';

const CALL = '**/rest/v1/rpc/dashboard_statistics';

const many = <T>(count: number, make: () => T) => Array.from({ length: count }, make);

async function storeSome(site: Site): Promise<void> {
  await insertRows(site, 'leads', [
    ...many(3, () => aLead('Ada', { source: 'viewing' })),
    ...many(2, () => aLead('Ada', { status: 'contacted', source: 'lagos_fair' })),
    ...many(2, () => aLead('Ada', { status: 'converted' })),
  ]);
  const email = () => `${randomUUID()}@example.com`;
  await insertRows(site, 'newsletter_subscribers', [
    { email: email(), is_active: true, subscribed_at: '2024-01-01T00:00:00Z' },
    { email: email(), is_active: false, subscribed_at: new Date().toISOString() },
  ]);
  await insertRows(site, 'contacts', [{ name: 'Ada', email: email(), message: 'Hello' }]);
}

const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Statistics' });

/** The text of a card below its title. */
const card = (page: Page, title: string) =>
  panel(page).locator('dl > div').filter({ hasText: title }).locator('dd');

test('the figures match the database', async ({ page, site }) => {
  await storeSome(site);
  await openDashboard(page, site);
  const leads = await site.rows('leads', {});
  const subscribers = await site.rows('newsletter_subscribers', {});
  const contacts = await site.rows('contacts', {});
  const withStatus = (status: string) => leads.filter((one) => one.status === status).length;
  const rate = ((withStatus('converted') / leads.length) * 100).toFixed(1);
  const active = subscribers.filter((one) => one.is_active).length;
  const lately = subscribers.filter((one) => !one.subscribed_at.startsWith('2024')).length;

  await expect(card(page, 'Total Contacts')).toHaveText([
    `${contacts.length}`,
    `+${contacts.length} this week (last 7 days)`,
  ]);
  await expect(card(page, 'Newsletter Subscribers')).toHaveText([
    `${active}`,
    `${subscribers.length} total, +${lately} this week (last 7 days)`,
  ]);
  await expect(card(page, 'Total Leads')).toHaveText([
    `${leads.length}`,
    `${withStatus('new')} new leads pending`,
  ]);
  await expect(card(page, 'Conversion Rate')).toHaveText([
    `${rate}%`,
    `${withStatus('converted')} converted`,
  ]);

  const breakdown = panel(page).getByRole('region', { name: 'Lead Status Breakdown' });
  await expect(breakdown.getByRole('listitem')).toContainText([
    `New Leads${withStatus('new')}`,
    `Contacted${withStatus('contacted')}`,
    `Qualified${withStatus('qualified')}`,
    `Converted${withStatus('converted')}`,
  ]);
  const recent = panel(page).getByRole('region', { name: 'Recent Activity' });
  await expect(recent.getByRole('listitem')).toContainText([
    /new contact submissions? in the last 7 days/,
    /newsletter signups? in the last 7 days/,
    /new leads? in the last 7 days/,
  ]);
  await expect(
    panel(page)
      .getByRole('row', { name: /^Lagos fair/ })
      .getByRole('cell')
      .first(),
  ).toHaveText(`${leads.filter(({ source }) => source === 'lagos_fair').length}`);

  const bars = await panel(page)
    .getByRole('table', { name: 'Leads by source' })
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => {
        const width = (selector: string) =>
          row.querySelector(selector)?.getBoundingClientRect().width ?? 0;
        return {
          count: Number(row.querySelector('td')?.textContent),
          said: row.querySelector('td:last-child')?.textContent,
          filled: width('[aria-hidden] > span'),
          whole: width('[aria-hidden]'),
        };
      }),
    );
  expect(bars.length).toBeGreaterThan(1);
  for (const { count, said, filled, whole } of bars) {
    expect(whole).toBeGreaterThan(0);
    const share = count / leads.length;
    expect(said).toBe(`${Math.round(share * 100)}%`);
    // The browser rounds a width to a fraction of a pixel.
    expect(Math.abs(filled - share * whole)).toBeLessThan(1);
  }

  await panel(page).getByText('Show as a table').click();
  const weeks = panel(page).getByRole('table', { name: 'Leads by week' });
  await expect(weeks.getByRole('row')).toHaveCount(13);
  await expect(weeks.getByRole('row').nth(1)).toContainText('(so far)');
  await expect(weeks.getByRole('row').nth(1).getByRole('cell')).toHaveText(`${leads.length}`);
});

test('figures that were not counted yet leave a tool open, and what is typed in it', {
  tag: '@nightly',
}, async ({ complaints, page, site }) => {
  complaints.expectNetworkErrors();
  await page.route(CALL, (route) => route.fulfill({ status: 500, json: { message: 'No' } }));
  await openDashboard(page, site);
  await panel(page).getByRole('button', { name: 'Manage the team' }).click();
  const email = page.getByRole('dialog', { name: 'Team' }).getByLabel('Their email');
  await email.fill('ada@example.com');
  await page.unroute(CALL);
  await comeBack(page);
  await expect(page.locator('dd').first()).toBeAttached();
  await expect(panel(page).getByText('Failed to load statistics')).toHaveCount(0);
  await expect(email).toHaveValue('ada@example.com');
});

test('the figures come together with what needs an answer, which stands above them', {
  tag: '@nightly',
}, async ({ network, page, site }) => {
  await storeSome(site);
  const release = network.hold((path) => path.endsWith('/rpc/queue'));
  const counted = page.waitForResponse(CALL);
  await openDashboard(page, site);
  await (await counted).finished();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  const figure = panel(page).getByRole('term').filter({ hasText: 'Total Leads' });
  await expect(panel(page).getByText('Loading statistics…')).toBeAttached();
  await expect(figure).toHaveCount(0);
  release();
  await expect(figure).toBeVisible();
  await expect(panel(page).getByRole('region', { name: 'Needs an answer' })).toContainText('Ada');
});

test('the weeks named below the chart stand apart on every screen', { tag: '@nightly' }, async ({
  page,
  site,
}) => {
  await storeSome(site);
  await openDashboard(page, site);
  const chart = panel(page).getByRole('region', { name: 'Leads by week' });
  await expect(chart).toBeVisible();
  for (const width of [360, 390, 640, 860, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const names = await chart.locator('[aria-hidden] span').evaluateAll((spans) =>
      spans
        .filter((span) => /[a-z]/.test(span.textContent) && span.getClientRects().length > 0)
        .map((span) => {
          const range = document.createRange();
          range.selectNodeContents(span);
          const { left, right } = range.getBoundingClientRect();
          return { left, right };
        })
        .sort((one, other) => one.left - other.left),
    );
    expect(names.length, `at ${width}`).toBeGreaterThan(2);
    for (const [n, { right }] of names.entries()) {
      const next = names[n + 1];
      if (next) expect(next.left - right, `name ${n} at ${width}`).toBeGreaterThan(4);
    }
  }
});

test('axe finds no faults, in light and dark, and nothing scrolls sideways, on the narrowest phone and on a desktop', {
  tag: '@nightly',
}, async ({ page, site }) => {
  await storeSome(site);
  await openDashboard(page, site);
  await expect(card(page, 'Total Leads')).toHaveCount(2);
  await panel(page).getByText('Show as a table').click();
  await expectSound(page, 360, 1280);
});

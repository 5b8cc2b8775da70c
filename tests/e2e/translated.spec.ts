import type { Browser, Page } from '@playwright/test';
import type { Complaints } from '../support/complaints';
import { openList } from '../support/dashboard';
import { PHONE } from '../support/devices';
import type { FaultProxy } from '../support/fault-proxy';
import { expect, test } from '../support/fixtures';
import { aLead, clearLists, insertRows } from '../support/rows';
import { chooseDay, chooseTime, scheduleLink } from '../support/scheduler';
import { toast } from '../support/toasts';
import { openTwins, type Twins } from '../support/twins';

type Fixtures = { browser: Browser; complaints: Complaints; network: FaultProxy };
type Steps = Record<string, (page: Page) => Promise<unknown>>;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

const SCHEDULER: Steps = {
  opened: (page) => scheduleLink(page).tap(),
  'a day': chooseDay,
  'a time of the London office': (page) =>
    page.locator('label').filter({ hasText: 'London office' }).first().click(),
  '10:00 in Lagos': (page) => chooseTime(page, '10:00'),
  '14:00 in Lagos': (page) => chooseTime(page, '14:00'),
  'London again': (page) =>
    page.locator('label').filter({ hasText: 'London office' }).last().click(),
  'a later month': (page) => button(page, 'Later').click(),
  'the next days': (page) => button(page, 'Sooner').click(),
};

const DASHBOARD: Steps = {
  'a search': (page) => page.getByRole('searchbox').fill('ada'),
  'a search for nobody': (page) => page.getByRole('searchbox').fill('nobody'),
  'all again': (page) => page.getByRole('searchbox').fill(''),
  filters: (page) => button(page, /^Filters/).click(),
  'a filter': (page) => page.getByRole('dialog').getByLabel('Status').selectOption('qualified'),
  'no filter': (page) => page.getByRole('dialog').getByLabel('Status').selectOption({ index: 0 }),
  'filters closed': (page) => page.keyboard.press('Escape'),
  'rows chosen': (page) => button(page, 'Select').click(),
  'none chosen': (page) => button(page, 'Cancel').click(),
  contacts: (page) => page.getByRole('tab', { name: 'Contacts' }).click(),
  'leads again': (page) => page.getByRole('tab', { name: 'Leads' }).click(),
  'a lead': (page) => button(page, 'Ada Obi').click(),
  'the list': (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
};

/** Opens both twins, and does each step to both. */
async function walk(
  { browser, complaints, network }: Fixtures,
  open: (page: Page) => Promise<unknown>,
  steps: Steps,
  isEarly = false,
): Promise<Twins> {
  const context = {
    ...PHONE,
    baseURL: network.url,
    serviceWorkers: 'block',
    timezoneId: 'America/New_York',
  } as const;
  const twins = await openTwins(browser, { complaints, context, open, isEarly });
  await twins.compare('opened');
  for (const [step, act] of Object.entries(steps)) {
    await test.step(step, async () => {
      await twins.both(act);
      await twins.compare(step);
    });
  }
  return twins;
}

for (const [when, isEarly] of [
  ['', false],
  [' before it is hydrated', true],
] as const) {
  test(`the scheduler says the same on a page that is translated${when}`, {
    tag: isEarly ? '@nightly' : [],
  }, async ({ browser, complaints, network }) => {
    // Parts of the page are hydrated later.
    complaints.expectText(/hydrated|Minified React error #418/);
    const open = (page: Page) => page.goto('/properties/bloom-towers');
    await walk({ browser, complaints, network }, open, SCHEDULER, isEarly);
  });
}

test('the dashboard says the same on a translated page, and what is changed there arrives', {
  tag: '@nightly',
}, async ({ browser, complaints, network, site }) => {
  await clearLists(site);
  await insertRows(site, 'leads', [
    aLead('Ada Obi'),
    aLead('Chidi Eze', { status: 'qualified' }),
    aLead('Bisi Ade'),
  ]);
  const twins = await walk(
    { browser, complaints, network },
    (page) => openList(page, site, 'Leads'),
    DASHBOARD,
  );
  const { translated } = twins;
  await button(translated, 'Contacted: Ada Obi').click();
  await expect(toast(translated, 'Status Updated')).toContainText('Ada Obi: Contacted.');
  await expect(translated.getByLabel('Status of Ada Obi')).toHaveValue('contacted');
  await expect
    .poll(() => site.rows('leads', { name: 'eq.Ada Obi' }))
    .toMatchObject([{ status: 'contacted' }]);
});

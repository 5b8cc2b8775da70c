import type { Browser, Page } from '@playwright/test';
import type { Complaints } from '../support/complaints';
import { openList } from '../support/dashboard';
import { PHONE } from '../support/devices';
import { enquiryForm, fillEnquiry, sendEnquiry, someEnquiry } from '../support/enquiry';
import type { FaultProxy } from '../support/fault-proxy';
import { expect, test } from '../support/fixtures';
import { newsletterForm, send, submitOf, tourForm, unfold } from '../support/forms';
import { aLead, clearLists, insertRows } from '../support/rows';
import { chooseDay, chooseTime, scheduleLink } from '../support/scheduler';
import { toast } from '../support/toasts';
import { openTwins, type Twins } from '../support/twins';

type Fixtures = { browser: Browser; complaints: Complaints; network: FaultProxy };
type Steps = Record<string, (page: Page) => Promise<unknown>>;
type Tool = { path: string; steps: Steps };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const price = (page: Page) => page.getByLabel('Price of the home');
const keep = (title: string) => (page: Page) =>
  button(page, `Keep ${title} in your shortlist`).click();

const SCHEDULER: Tool = {
  path: '/properties/bloom-towers',
  steps: {
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
  },
};

const STAMP_DUTY: Tool = {
  path: '/calculators/stamp-duty',
  steps: {
    '£210,000': (page) => price(page).fill('210000'),
    'another home': (page) => page.getByLabel('own another home').check(),
    '£500,000': (page) => price(page).fill('500000'),
    'no price': (page) => price(page).fill('a lot'),
    'a price again': (page) => price(page).fill('300000'),
    'from abroad': (page) => page.getByLabel('fewer than 183 days').check(),
  },
};

const PAYMENT_PLAN: Tool = {
  path: '/calculators/payment-plan',
  steps: {
    'another property': (page) => page.getByLabel('Property').selectOption('bloom-towers'),
    'its own currency': (page) =>
      page.getByLabel('The currency that you earn in').selectOption('GBP (£)'),
    'a worse rate': (page) => page.getByText('20% worse for you', { exact: true }).click(),
    'a third property': (page) => page.getByLabel('Property').selectOption('capital-gardens'),
    'another plan': (page) =>
      page.getByLabel('Plan', { exact: true }).selectOption('Plot of 300 sqm, 6 months'),
    'a wrong deposit': (page) => page.getByLabel('Deposit').fill('1000'),
    'a deposit': (page) => page.getByLabel('Deposit').fill('10'),
  },
};

const PROPERTIES: Tool = {
  path: '/properties',
  steps: {
    'one kept': keep('Bloom Towers'),
    'two kept': keep('Capital Gardens'),
    'one given up': (page) => button(page, 'Remove Bloom Towers from your shortlist').click(),
    'a currency': (page) =>
      page.getByRole('group', { name: 'Also show prices in' }).getByText('£').first().click(),
    filters: (page) => button(page, /^Filters/).click(),
    'a filter': (page) => page.getByRole('dialog').getByLabel('Price').selectOption({ index: 1 }),
    'another filter': (page) =>
      page.getByRole('dialog').getByLabel('Price').selectOption({ index: 2 }),
    'filters closed': (page) => page.keyboard.press('Escape'),
    'no filters': (page) => button(page, /^Clear filters/).click(),
    'a search': (page) => page.getByLabel('Search', { exact: true }).fill('tower'),
    'a search for nothing': (page) => page.getByLabel('Search', { exact: true }).fill('castle'),
    'all again': (page) => button(page, /^Clear filters/).click(),
    'the shortlist': (page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: /^Shortlist/ })
        .click(),
    'one removed': (page) => button(page, 'Remove Capital Gardens').click(),
    'put back': (page) => button(page, 'Undo').click(),
  },
};

const FORMS: Tool = {
  path: '/',
  steps: {
    unfolded: unfold,
    'an empty enquiry': (page) => submitOf(enquiryForm(page)).click(),
    'a wrong address': async (page) => {
      await fillEnquiry(page, { name: 'Ada Obi', email: 'ada', message: 'Is it free?' });
      await submitOf(enquiryForm(page)).click();
    },
    'an enquiry': async (page) => {
      await enquiryForm(page).locator('[name="email"]').fill('ada@example.com');
      await submitOf(enquiryForm(page)).click();
      await expect(enquiryForm(page).locator('[name="message"]')).toHaveValue('');
    },
    'no address for the newsletter': (page) => submitOf(newsletterForm(page)).click(),
    'an empty tour request': (page) => submitOf(tourForm(page)).click(),
    'a tour request': async (page) =>
      send(tourForm(page), { name: 'Ada Obi', email: 'ada@example.com' }),
  },
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

const OUTBOX: Steps = {
  'an enquiry': (page) => sendEnquiry(page, someEnquiry('Ada Obi')),
  'another one': (page) => sendEnquiry(page, someEnquiry('Chidi Eze')),
  'the list': (page) =>
    page.locator('header').getByRole('link', { name: 'See what’s waiting' }).click(),
  'one edited': (page) => button(page, 'Edit').click(),
  'back to the list': (page) => button(page, 'Cancel').click(),
  'one discarded': (page) => button(page, 'Discard').click(),
  'put back': (page) => button(page, 'Undo').click(),
};

/** What React says of a page, or a part of it, that it could not hydrate. */
const RENDERED_ANEW = /hydrated|Minified React error #418/;

const TOOLS: [string, Tool][] = [
  ['the scheduler', SCHEDULER],
  ['the stamp duty calculator', STAMP_DUTY],
  ['the payment plan calculator', PAYMENT_PLAN],
  ['the list of properties and the shortlist', PROPERTIES],
  ['the forms of the home page', FORMS],
];

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

for (const [name, { path, steps }] of TOOLS) {
  test(`${name} says the same on a translated page`, {
    tag: name === 'the scheduler' ? [] : '@nightly',
  }, async ({ browser, complaints, network }) => {
    // Parts of the page are hydrated later.
    complaints.expectText(RENDERED_ANEW);
    await walk({ browser, complaints, network }, (page) => page.goto(path), steps);
  });

  test(`${name} says the same on a page that is translated before it is hydrated`, {
    tag: '@nightly',
  }, async ({ browser, complaints, network }) => {
    complaints.expectText(RENDERED_ANEW);
    await walk({ browser, complaints, network }, (page) => page.goto(path), steps, true);
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

test('the outbox says the same on a translated page', { tag: '@nightly' }, async ({
  browser,
  complaints,
  network,
}) => {
  complaints.expectNetworkErrors();
  const open = async (page: Page) => {
    // Both wait equally long for the next try.
    await page.addInitScript(() => {
      Math.random = () => 0.999;
    });
    await page.goto('/properties/citadel-views');
  };
  network.plan(() => ({ kind: 'answer', status: 503 }));
  const twins = await walk({ browser, complaints, network }, open, OUTBOX);
  network.plan(undefined);
  await twins.both((page) => button(page, 'Send all now').click());
  await twins.compare('everything sent');
});

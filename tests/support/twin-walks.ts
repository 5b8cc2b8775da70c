import { type Browser, expect, type Page, test } from '@playwright/test';
import type { Complaints } from './complaints';
import { PHONE } from './devices';
import { enquiryForm, fillEnquiry, sendEnquiry, someEnquiry } from './enquiry';
import type { FaultProxy } from './fault-proxy';
import { newsletterForm, send, submitOf, tourForm, unfold } from './forms';
import { chooseDay, chooseTime, scheduleLink } from './scheduler';
import { openTwins, type Twins } from './twins';

// What is done, step by step, to a page and to its translated twin (`twins.ts`).

type Steps = Record<string, (page: Page) => Promise<unknown>>;
type Tool = { path: string; steps: Steps };

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first();
const dialog = (page: Page) => page.getByRole('dialog');
const price = (page: Page) => page.getByLabel('Price of the home');
const keep = (title: string) => (page: Page) =>
  button(page, `Keep ${title} in your shortlist`).click();
const unit = (label: string) => (page: Page) => page.locator(`a[data-unit="${label}"]`).click();
const tool = (name: string) => (page: Page) =>
  dialog(page).getByRole('button', { name, exact: true }).click();
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();
const pressEscape = (page: Page) => page.keyboard.press('Escape');

export const SCHEDULER: Tool = {
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

const PLAN_OF_A_UNIT: Tool = {
  path: '/calculators/payment-plan?property=bloom-towers&unit=W06-01',
  steps: {
    'another unit': (page) => page.locator('#plan-unit').selectOption('E07-01'),
    'no unit': (page) => page.locator('#plan-unit').selectOption(''),
    'another property': (page) => page.getByLabel('Property').selectOption('citadel-views'),
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
    'a filter': (page) => dialog(page).getByLabel('Price').selectOption({ index: 1 }),
    'another filter': (page) => dialog(page).getByLabel('Price').selectOption({ index: 2 }),
    'filters closed': pressEscape,
    'no filters': (page) => button(page, /^Clear filters/).click(),
    'a search': (page) => page.getByLabel('Search', { exact: true }).fill('tower'),
    'a search for nothing': (page) => page.getByLabel('Search', { exact: true }).fill('castle'),
    'all again': (page) => button(page, /^Clear filters/).click(),
    'the shortlist': async (page) => {
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Shortlist/ })
        .click();
      // The list before has a button of the same name.
      await page.waitForURL(/shortlist/);
    },
    'one removed': (page) => button(page, 'Remove Capital Gardens').click(),
    'put back': (page) => button(page, 'Undo').click(),
  },
};

const UNITS: Tool = {
  path: '/properties/bloom-towers?unit=W06-01',
  steps: {
    'all types opened': (page) =>
      page.locator('.unit-type').evaluateAll((all) => {
        for (const one of all) one.setAttribute('open', '');
      }),
    'what has been sold since': (page) =>
      expect(page.locator('a[data-unit="W14-03"]')).toHaveAttribute('data-state', 'sold'),
    'a unit that is sold': unit('W14-03'),
    'another unit': unit('E14-03'),
    'one of another type': unit('W16-03'),
    'back to the one before': (page) => page.goBack(),
    'its payments': (page) => page.getByRole('link', { name: 'Work out its payments' }).click(),
  },
};

const standpoint = (n: number) => (page: Page) => page.locator('.tour-place').nth(n).click();

/** Without a view all round, which is the same whatever becomes of texts. */
const TOUR: Tool = {
  path: '/tour/brum-height-7',
  steps: {
    'a room on the plan': standpoint(1),
    'the last one': standpoint(3),
    'the first one again': standpoint(0),
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

/** What visitors use. */
export const TOOLS: [string, Tool][] = [
  ['the stamp duty calculator', STAMP_DUTY],
  ['the payment plan calculator', PAYMENT_PLAN],
  ['the payment plan of a unit', PLAN_OF_A_UNIT],
  ['the list of properties and the shortlist', PROPERTIES],
  ['the units of a property', UNITS],
  ['the tour of a home', TOUR],
  ['the forms of the home page', FORMS],
];

export const OUTBOX: Steps = {
  'an enquiry': (page) =>
    sendEnquiry(page, { ...someEnquiry('Ada Obi'), email: 'ada@example.com' }),
  'another one': (page) =>
    sendEnquiry(page, { ...someEnquiry('Chidi Eze'), email: 'c@example.com' }),
  'the list': (page) =>
    page.locator('header').getByRole('link', { name: 'See what’s waiting' }).click(),
  'one edited': (page) => button(page, 'Edit').click(),
  'back to the list': (page) => button(page, 'Cancel').click(),
  'one discarded': (page) => button(page, 'Discard').click(),
  'put back': (page) => button(page, 'Undo').click(),
};

export const DASHBOARD: Steps = {
  'a search': (page) => page.getByRole('searchbox').fill('ada'),
  'a search for nobody': (page) => page.getByRole('searchbox').fill('nobody'),
  'all again': (page) => page.getByRole('searchbox').fill(''),
  filters: (page) => button(page, /^Filters/).click(),
  'a filter': (page) => dialog(page).getByLabel('Status').selectOption('qualified'),
  'no filter': (page) => dialog(page).getByLabel('Status').selectOption({ index: 0 }),
  'filters closed': pressEscape,
  'rows chosen': (page) => button(page, 'Select').click(),
  'all chosen': (page) => button(page, 'All 3').click(),
  'a message to them': (page) => button(page, 'Message the chosen leads').click(),
  'another message to them': (page) =>
    dialog(page).getByLabel('Message', { exact: true }).selectOption('Papers sent'),
  'the message closed': pressEscape,
  'none chosen': (page) => button(page, 'Cancel').click(),
  contacts: tab('Contacts'),
  'leads again': tab('Leads'),
  'a lead': (page) => button(page, 'Ada Obi').click(),
  'a message': tool('Message'),
  'a quick reply': (page) => button(page, 'Add a quick reply').click(),
  'a note': tool('Note'),
  'an outcome': tool('Outcome'),
  'the status': tool('Status'),
  'the owner': tool('Owner'),
  'the next step': tool('Next step'),
  'what is known': (page) => button(page, 'Known as').click(),
  'the list': (page) => dialog(page).getByRole('button', { name: 'Close' }).click(),
  'the queue': tab('Queue'),
  'who is new': (page) =>
    page
      .getByRole('group', { name: 'Part of the queue' })
      .getByText('New', { exact: true })
      .click(),
  'somebody of the queue': (page) => button(page, 'Bisi Ade').click(),
  'the next one': (page) => button(page, /^Next: /).click(),
  'the queue again': (page) => dialog(page).getByRole('button', { name: 'Close' }).click(),
  'what is planned': tab('Upcoming'),
  'another time': (page) => button(page, 'Reschedule Chidi Eze').click(),
  'the time closed': pressEscape,
  statistics: tab('Statistics'),
  units: (page) => button(page, 'Change units').click(),
  'those of a property': (page) => dialog(page).getByText('Bloom Towers').click(),
  'a unit': (page) => dialog(page).getByText('W06-01').click(),
  'units closed': pressEscape,
  'the day’s end': (page) => button(page, 'Show today').click(),
  'the day closed': pressEscape,
  'the account': (page) => button(page, /, account$/).click(),
  'the own card': (page) => button(page, 'Name and card').click(),
  'the card closed': pressEscape,
  'leads at last': tab('Leads'),
};

type Fixtures = { browser: Browser; complaints: Complaints; network: FaultProxy };

/** Opens both twins, and does each step to both. */
export async function walk(
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

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  enquiryForm,
  fillEnquiry,
  openEnquiry,
  SENT,
  sendEnquiry,
  someEnquiry,
} from '../support/enquiry';
import { databasesKept, everythingKept } from '../support/everything-kept';
import { expect, test } from '../support/fixtures';
import { newsletterForm, send, submitOf, tourForm, unfold } from '../support/forms';
import { openPage } from '../support/on-device';
import { bookings } from '../support/scheduler';
import { toast } from '../support/toasts';

const remember = (page: Page) =>
  enquiryForm(page).getByRole('checkbox', { name: 'Remember my details on this device' });
const field = (page: Page, name: string) => enquiryForm(page).locator(`[name="${name}"]`);
const someone = () => `visitor-${randomUUID()}@example.com`;

test('an address is taken as people type it, and one that looks mistyped is asked about, not refused', async ({
  page,
  site,
}) => {
  await openPage(page, '/');
  const receipt = enquiryForm(page).locator('.receipt');
  const id = randomUUID();
  for (const [typed, stored] of [
    [`Tim O’Connor <tim.o’connor-${id}@example.com>`, `tim.o'connor-${id}@example.com`],
    [`mailto:chidi-${id}@example.com.`, `chidi-${id}@example.com`],
    [`ada-${id}@gmial.com`, `ada-${id}@gmial.com`],
  ] as const) {
    await fillEnquiry(page, { ...someEnquiry(), email: typed });
    await submitOf(enquiryForm(page)).click();
    await expect(receipt).toContainText(`We’ll reply to ${stored}.`);
    expect(await site.rows('contacts', { email: `eq.${stored}` })).toHaveLength(1);
  }
  await field(page, 'email').fill(`ada-${id}@gmial.com`);
  await page.getByRole('button', { name: `Did you mean ada-${id}@gmail.com?` }).click();
  await expect(field(page, 'email')).toHaveValue(`ada-${id}@gmail.com`);
});

test('a visitor who asks to be remembered finds the details in the next form, and can have them forgotten', {
  tag: '@nightly',
}, async ({ page }) => {
  const enquiry = someEnquiry('Zoë Adébáyọ̀');
  await page.goto('/');
  await unfold(page);
  await fillEnquiry(page, enquiry);
  await field(page, 'phone').fill('0803 123 4567');
  await remember(page).check();
  await submitOf(enquiryForm(page)).click();
  await expect(toast(page, SENT)).toBeVisible();
  await expect(field(page, 'message')).toHaveValue('');
  await expect(tourForm(page).locator('[name="email"]')).toHaveValue(enquiry.email);

  await page.goto('/properties/bloom-towers');
  await openEnquiry(page);
  await expect(field(page, 'name')).toHaveValue(enquiry.name);
  await expect(field(page, 'email')).toHaveValue(enquiry.email);
  await expect(field(page, 'phone')).toHaveValue('+2348031234567');
  // A started question is a draft; the remembered details are not part of it.
  await field(page, 'message').pressSequentially('Is it');
  await field(page, 'name').fill('Zoë');
  await expect.poll(() => everythingKept(page)).toContain('Zoë');

  await page.reload();
  await openEnquiry(page);
  await expect(field(page, 'message')).toHaveValue('Is it');
  await expect(field(page, 'name')).toHaveValue('Zoë');
  await expect(field(page, 'email')).toHaveValue(enquiry.email);

  await page.getByRole('button', { name: 'Forget my details' }).click();
  await expect(remember(page)).toBeFocused();
  await expect(remember(page)).not.toBeChecked();
  await expect(field(page, 'email')).toHaveValue('');
  await expect(field(page, 'phone')).toHaveValue('');
  await expect(field(page, 'name')).toHaveValue('Zoë');
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).not.toContain(enquiry.email);
  expect(kept).not.toContain('+2348031234567');
});

test('what is typed before or during hydration is not replaced by remembered details', {
  tag: '@nightly',
}, async ({ page, network }) => {
  const ada = { name: 'Ada Obi', email: someone(), phone: '+2348031234567' };
  await page.addInitScript((visitor) => {
    localStorage.setItem('visitor', JSON.stringify(visitor));
  }, ada);
  const release = network.hold((path) => path.startsWith('/assets/') && path.endsWith('.js'));
  await page.goto('/properties/bloom-towers', { waitUntil: 'load' });
  await openEnquiry(page);
  await field(page, 'name').fill('Somebody Else');
  await field(page, 'email').focus();
  release();
  await expect(field(page, 'email')).toHaveValue(ada.email);
  await expect(field(page, 'phone')).toHaveValue(ada.phone);
  await expect(field(page, 'name')).toHaveValue('Somebody Else');
  await page.keyboard.type('else@example.com');
  await expect(field(page, 'email')).toHaveValue('else@example.com');
});

test('a different visitor on the same device does not replace the remembered one', {
  tag: '@nightly',
}, async ({ page }) => {
  const first = someEnquiry('First');
  await page.goto('/');
  await fillEnquiry(page, first);
  await remember(page).check();
  await submitOf(enquiryForm(page)).click();
  await expect(toast(page, SENT)).toBeVisible();
  await expect(field(page, 'message')).toHaveValue('');

  await sendEnquiry(page, someEnquiry('Second'));
  await expect(field(page, 'message')).toHaveValue('');
  await page.reload();
  await expect(field(page, 'name')).toHaveValue('First');
  await expect(field(page, 'email')).toHaveValue(first.email);
});

test('a tour request is stored as a contact with its property and date', async ({ page, site }) => {
  const email = someone();
  await page.goto('/');
  await unfold(page);
  const form = tourForm(page);
  await form.locator('[data-day]').last().tap();
  const day = await form.locator('[name="date"]').inputValue();
  const inWords = (as: Intl.DateTimeFormatOptions) =>
    new Date(day).toLocaleDateString('en-GB', { timeZone: 'UTC', ...as });
  await form.locator('[name="property_interest"]').selectOption('Gracias Morganite');
  await send(form, {
    name: ' Ada Obi ',
    email: ` ${email.toUpperCase()} `,
    phone: '+44 (0)7700 900142',
    message: 'With my mother.',
  });
  await expect(toast(page, 'Tour Request Sent!')).toBeVisible();
  expect(await site.rows('contacts', { email: `eq.${email}` })).toMatchObject([
    {
      name: 'Ada Obi',
      phone: '+447700900142',
      message: `Tour Request\nPreferred date: ${inWords({ weekday: 'long' })}, ${inWords({ dateStyle: 'long' })}\n\nWith my mother.`,
      property_interest: 'Gracias Morganite',
      property_slug: null,
      kind: 'tour',
      preferred_date: day,
    },
  ]);
  await form.getByRole('link', { name: 'Your consultations' }).tap();
  const kept = bookings(page).getByRole('listitem');
  await expect(kept).toContainText('Tour of Gracias Morganite. We’ll agree a time with you.');
});

test('an enquiry from a property page is about that property, whatever its label in the list', async ({
  page,
  site,
}) => {
  for (const [slug, words] of [
    ['capital-gardens', 'Capital Gardens (Land)'],
    ['brum-height-7', 'Brum Height 7'],
  ] as const) {
    const email = someone();
    await page.goto(`/properties/${slug}`);
    const form = await openEnquiry(page);
    await expect(form.locator('[name="property_interest"]')).toHaveValue(words);
    await send(form, { name: 'Ada', email, message: 'Is it ready?' });
    await expect(toast(page, 'Message Sent Successfully!')).toBeVisible();
    expect(await site.rows('contacts', { email: `eq.${email}` })).toMatchObject([
      { property_interest: words, property_slug: slug },
    ]);
  }
});

test('a visit to the home that is chosen on a property’s page takes a name and a telephone number; half-typed, a reloaded page shows it', async ({
  network,
  page,
  site,
}) => {
  await openPage(page, '/properties/bloom-towers?unit=W09-02');
  await page.locator('#visit > summary').click();
  const form = page.locator('#visit form');
  await form.locator('[name="name"]').fill('Ada Obi');
  await expect.poll(() => databasesKept(page)).toContain('Ada Obi');
  await page.reload();
  await expect(form.locator('[name="name"]')).toHaveValue('Ada Obi');
  await form.getByLabel('In person or by video').selectOption('By video');
  await send(form, { phone: '+2348031234567' });
  await expect(toast(page, 'Tour Request Sent!')).toBeVisible();
  const property_interest = 'Bloom Towers, Apartment W09-02';
  expect(await site.rows('leads', { id: `eq.${network.posts[0]?.id}` })).toMatchObject([
    { property_interest, property_slug: 'bloom-towers', phone: '+2348031234567', kind: 'video' },
  ]);
});

test('a subscription is stored trimmed and in lower case, and the field is cleared', async ({
  page,
  site,
}) => {
  const name = randomUUID();
  await page.goto('/about');
  const footer = page.locator('footer form');
  await send(footer, { email: `  Footer-${name}@Example.COM ` });
  await expect(toast(page, 'Successfully Subscribed!')).toBeVisible();
  await expect(footer.locator('[name="email"]')).toHaveValue('');

  await page.goto('/');
  const section = newsletterForm(page);
  await send(section, { name: '  Ada  ', email: `Home-${name}@example.com` });
  await expect(section.locator('[name="email"]')).toHaveValue('');
  await send(section, { name: '   ', email: `Empty-${name}@example.com` });
  await expect(section.locator('[name="email"]')).toHaveValue('');

  const rows = await site.rows('newsletter_subscribers', { email: `like.*${name}@example.com` });
  expect(rows.map((row) => [row.email.split('-')[0], row.name]).sort()).toEqual([
    ['empty', null],
    ['footer', null],
    ['home', 'Ada'],
  ]);
});

test('errors are shown beside their fields in plain words, and the first invalid field gets the focus', async ({
  page,
  network,
}) => {
  await openPage(page, '/');
  await send(enquiryForm(page), { name: ' ', email: 'ada@example' });
  await expect(field(page, 'name')).toBeFocused();
  await expect(field(page, 'name')).toHaveAccessibleDescription('Please enter your name.');
  await expect(field(page, 'email')).toHaveAccessibleDescription(
    'Please enter a valid email address, like name@example.com.',
  );
  await expect(field(page, 'message')).toHaveAccessibleDescription('Please write a message.');
  // The error disappears as soon as the field is edited.
  await field(page, 'name').press('A');
  await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid');
  await expect(field(page, 'message')).toHaveAttribute('aria-invalid', 'true');
  await send(newsletterForm(page), { email: 'nobody' });
  const address = newsletterForm(page).locator('[name="email"]');
  await expect(address).toBeFocused();
  const button = await newsletterForm(page).getByRole('button').boundingBox();
  expect(await address.boundingBox()).toMatchObject({ y: button?.y, height: button?.height });
  expect(network.posts).toEqual([]);
});

test('every field has the right keyboard and autofill type', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto('/');
  await unfold(page);
  for (const form of [enquiryForm(page), tourForm(page)]) {
    const email = form.locator('[name="email"]');
    await expect(form.locator('[name="name"]')).toHaveAttribute('autocomplete', 'name');
    await expect(email).toHaveAttribute('type', 'email');
    await expect(email).toHaveAttribute('autocomplete', 'email');
    await expect(form.locator('[name="phone"]')).toHaveAttribute('type', 'tel');
    await expect(form.locator('[name="phone"]')).toHaveAttribute('autocomplete', 'tel');
  }
  await expect(tourForm(page).locator('[name="date"]')).toHaveAttribute('type', 'date');
  await expect(page.locator('#payment-amount')).toHaveAttribute('inputmode', 'decimal');
  await expect(page.locator('#payment-cardNumber')).toHaveAttribute('inputmode', 'numeric');
});

test('what was sent is receipted in the form until something else is sent, and the receipt has the focus', async ({
  page,
  network,
}) => {
  await openPage(page, '/');
  const receipt = enquiryForm(page).locator('.receipt');
  const enquiry = someEnquiry();
  await sendEnquiry(page, enquiry);
  await expect(receipt).toContainText('We have your message.');
  // Nobody is remembered without asking for it.
  await expect(remember(page)).not.toBeChecked();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .not.toContain(enquiry.email);
  await expect(receipt).toBeFocused();
  await expect(receipt.getByRole('link')).toHaveCount(0);
  await network.goDark();
  await sendEnquiry(page, someEnquiry());
  await expect(receipt).toContainText('it waits on this phone');
  await expect(receipt.getByRole('link', { name: 'See what is waiting' })).toBeVisible();
});

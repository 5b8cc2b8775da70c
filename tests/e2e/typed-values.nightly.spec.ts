import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import amounts from '../cases/amounts.json' with { type: 'json' };
import emails from '../cases/emails.json' with { type: 'json' };
import names from '../cases/names.json' with { type: 'json' };
import phones from '../cases/phones.json' with { type: 'json' };
import searches from '../cases/site-search.json' with { type: 'json' };
import { openList, rowOf } from '../support/dashboard';
import { enquiryForm } from '../support/enquiry';
import { expect, test } from '../support/fixtures';
import { newsletterForm, submitOf, tourForm, unfold } from '../support/forms';
import { openPage } from '../support/on-device';
import { aLead, clearLists, insertRows } from '../support/rows';
import type { Site } from '../support/site';
import { openCapture } from '../support/viewing';
import { scrollToWatchForm, watchForm } from '../support/watching';

// What people typed in the field, in every form that takes it, and what the database then has.

type Table = 'contacts' | 'leads' | 'newsletter_subscribers' | 'property_watchers';
type Form = { open(page: Page): Promise<Locator>; table: Table; hasName: boolean };

const home = async (page: Page, form: Locator) => {
  await openPage(page, '/');
  await unfold(page);
  return form;
};
const captureForm = async (page: Page) => {
  await openCapture(page);
  await page.getByLabel('They agreed').check();
  return page.locator('form.capture');
};
const ENQUIRY: Form = {
  open: (page) => home(page, enquiryForm(page)),
  table: 'contacts',
  hasName: true,
};
const TOUR: Form = { open: (page) => home(page, tourForm(page)), table: 'contacts', hasName: true };
const CAPTURE: Form = { open: captureForm, table: 'leads', hasName: true };
const NEWSLETTER: Form = {
  open: (page) => home(page, newsletterForm(page)),
  table: 'newsletter_subscribers',
  hasName: false,
};
const ALERT: Form = {
  open: async (page) => {
    await openPage(page, '/properties/bloom-towers');
    await scrollToWatchForm(page);
    return watchForm(page);
  },
  table: 'property_watchers',
  hasName: false,
};

/** Fills in all but the field that the test is about; returns the name by which the row is found. */
async function fillRest(form: Locator, { hasName, table }: Form): Promise<string> {
  const name = `Visitor ${randomUUID()}`;
  if (hasName) await form.locator('[name="name"]').fill(name);
  const message = form.locator('[name="message"]');
  if (table === 'contacts' && (await message.count()) > 0) await message.fill('Hello.');
  return name;
}

/** The rows of a form that takes names. */
const rowsNamed = (site: Site, { table }: Form, name: string) => {
  const filter = { name: `eq.${name}` };
  return table === 'leads' ? site.rows('leads', filter) : site.rows('contacts', filter);
};

for (const zone of new Set(phones.map((row) => row.zone))) {
  test.describe(`in ${zone}`, () => {
    test.use({ timezoneId: zone });

    for (const [title, form] of Object.entries({
      'an enquiry': ENQUIRY,
      'a tour': TOUR,
      'a capture': CAPTURE,
    })) {
      test(`numbers typed into the form of ${title} in ${zone} are stored for whoever has them`, async ({
        page,
        site,
      }) => {
        const fields = await form.open(page);
        for (const { typed, stored, withCountry } of phones.filter((row) => row.zone === zone)) {
          for (const country of withCountry ? [undefined, withCountry] : [undefined]) {
            const name = await fillRest(fields, form);
            if (form.table === 'contacts') {
              await fields.locator('[name="email"]').fill(`${randomUUID()}@example.com`);
            } else {
              await page.getByLabel('They agreed').check();
            }
            const phone = fields.locator('[name="phone"]');
            await phone.fill(typed);
            await phone.blur();
            const asked = fields.getByRole('group', { name: 'Country of this number' });
            await expect(asked).toBeVisible({ visible: stored === 'asTyped' });
            // The zone's own country comes first.
            if (country) await asked.getByRole('button').first().tap();
            await submitOf(fields).click();
            await expect(fields.locator('[name="name"]')).toHaveValue('');
            const expected = country?.stored ?? (stored === 'asTyped' ? typed : stored);
            await expect
              .poll(async () => (await rowsNamed(site, form, name))[0]?.phone, {
                message: typed,
              })
              .toBe(expected);
          }
        }
      });
    }
  });
}

for (const [title, form] of Object.entries({
  'an enquiry': ENQUIRY,
  'a tour': TOUR,
  'a capture': CAPTURE,
  'the newsletter': NEWSLETTER,
  'a property alert': ALERT,
})) {
  test(`addresses typed into the form of ${title} are cleaned, asked about or refused`, async ({
    page,
    site,
  }) => {
    const fields = await form.open(page);
    const email = fields.locator('[name="email"]');
    for (const row of emails) {
      // Addresses of their own: a list takes each once.
      const id = randomUUID();
      const own = (text: string) => text.replace('@', `-${id}@`);
      const name = await fillRest(fields, form);
      await email.fill(own(row.typed));
      await email.blur();
      if (row.suggestion) {
        await expect(
          fields.getByRole('button', { name: `Did you mean ${own(row.suggestion)}?` }),
        ).toBeVisible();
      }
      if (form === CAPTURE) await page.getByLabel('They agreed').check();
      await submitOf(fields).click();
      if (row.stored === null) {
        await expect(email, row.typed).toBeFocused();
        await expect(email).toHaveAttribute('aria-invalid', 'true');
        if (form.hasName) expect(await rowsNamed(site, form, name)).toEqual([]);
        await email.fill('');
        continue;
      }
      await expect(email, row.typed).toHaveValue('');
      await expect
        .poll(() => site.rows(form.table, { email: `eq.${own(row.stored ?? '')}` }), {
          message: row.typed,
        })
        .toHaveLength(1);
    }
  });
}

test('prices and deposits typed into the calculators are read, or it says what is expected', async ({
  page,
}) => {
  await openPage(page, '/calculators/stamp-duty');
  const price = page.getByLabel('Price of the home');
  for (const { typed, value } of amounts.price) {
    await price.fill(typed);
    await price.blur();
    if (value === null) {
      await expect(price, typed).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('output .text-price')).toHaveCount(0);
    } else {
      await expect(page, typed).toHaveURL(new RegExp(`[?]price=${value}$`));
      await expect(page.locator('output .text-price')).toBeVisible();
    }
  }
  await openPage(page, '/calculators/payment-plan?property=capital-gardens');
  const deposit = page.getByLabel('Deposit');
  const whole = Number(
    (await page.locator('output .text-price').textContent())?.replace(/\D/g, ''),
  );
  for (const { typed, value } of amounts.deposit) {
    await deposit.fill(typed);
    await deposit.blur();
    if (value === null) {
      await expect(deposit, typed).toHaveAttribute('aria-invalid', 'true');
    } else {
      const first = `₦${((whole * value) / 100).toLocaleString('en-GB')}`;
      await expect(page.locator('output tbody tr').first(), typed).toContainText(first);
    }
  }
});

test('what visitors type into the search of the properties finds what they mean', async ({
  page,
}) => {
  await openPage(page, '/properties');
  for (const [typed = '', slug = ''] of searches) {
    await page.getByLabel('Search', { exact: true }).fill(typed);
    await expect(
      page.locator(`.property-grid a[href="/properties/${slug}"]`).first(),
    ).toBeVisible();
  }
});

test('names are found as staff type them, whichever way round, online and offline', async ({
  complaints,
  context,
  page,
  site,
}) => {
  complaints.expectNetworkErrors();
  await clearLists(site);
  const stored = [...new Set(names.flat())];
  await insertRows(
    site,
    'leads',
    stored.map((name, n) => aLead(name, { phone: `+44770090${1000 + n}`, email: null })),
  );
  await openList(page, site, 'Leads');
  for (const isOffline of [false, true]) {
    await context.setOffline(isOffline);
    for (const [one = '', other = ''] of [...names, ...names.map((pair) => pair.toReversed())]) {
      await page.getByRole('searchbox').fill(other);
      await expect(rowOf(page, one), `${other}, offline: ${isOffline}`).toBeVisible();
    }
  }
});

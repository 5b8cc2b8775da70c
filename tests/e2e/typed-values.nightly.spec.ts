import { randomUUID } from 'node:crypto';
import amounts from '../cases/amounts.json' with { type: 'json' };
import emails from '../cases/emails.json' with { type: 'json' };
import names from '../cases/names.json' with { type: 'json' };
import phones from '../cases/phones.json' with { type: 'json' };
import searches from '../cases/site-search.json' with { type: 'json' };
import { openList, rowOf } from '../support/dashboard';
import { expect, test } from '../support/fixtures';
import { submitOf } from '../support/forms';
import { openPage } from '../support/on-device';
import { aLead, clearLists, insertRows } from '../support/rows';
import {
  ALERT,
  CAPTURE,
  ENQUIRY,
  fillRest,
  NEWSLETTER,
  rowsNamed,
  TOUR,
} from '../support/typed-forms';

// What people typed in the field, in every form that takes it, and what the database then has.

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
              .poll(async () => (await rowsNamed(site, form, name))[0]?.phone, { message: typed })
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
  const listed = await page.locator('#plan-price').getAttribute('placeholder');
  const whole = Number(listed?.replace(/\D/g, ''));
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
  const words = (name = '') => name.split(/[\s\p{Pd}]/u).length;
  // Half a name finds the whole one, and not the other way round.
  const whole = names.filter(([one, other]) => words(one) === words(other));
  await insertRows(
    site,
    'leads',
    stored.map((name, n) => aLead(name, { phone: `+44770090${1000 + n}`, email: null })),
  );
  await openList(page, site, 'Leads');
  for (const isOffline of [false, true]) {
    await context.setOffline(isOffline);
    for (const [one = '', other = ''] of [...names, ...whole.map((pair) => pair.toReversed())]) {
      await page.getByRole('searchbox').fill(other);
      await expect(rowOf(page, one), `${other}, offline: ${isOffline}`).toBeVisible();
    }
  }
});

import { namesShown, openLeads, openList, rowOf } from '../support/dashboard';
import { expect, test } from '../support/fixtures';
import { aLead, clearLists, insertNamed, insertRows, leadNames } from '../support/rows';
import { openTool } from '../support/sheet';
import { toast } from '../support/toasts';

test.beforeEach(({ site }) => clearLists(site));

test('the newest lead is on top, is called with one tap and set to contacted with another', async ({
  page,
  site,
}) => {
  await insertRows(site, 'leads', [
    aLead('Ada Obi', { property_interest: 'Citadel Views 1.0 Phase 2' }),
    aLead('Chidi Eze', { status: 'qualified' }),
  ]);
  await openList(page, site, 'Leads');
  await expect(rowOf(page, 'Ada Obi')).toBeVisible();
  expect(await namesShown(page)).toEqual(['Ada Obi', 'Chidi Eze']);

  const row = rowOf(page, 'Ada Obi');
  await expect(row).toContainText('Citadel Views 1.0 Phase 2');
  await expect(row).toContainText('WhatsApp');
  await expect(row).toContainText(/just now|minute ago/);
  await expect(row.getByRole('link', { name: 'Call Ada Obi' })).toHaveAttribute(
    'href',
    'tel:+2348031234567',
  );
  const chat = row.getByRole('link', { name: 'WhatsApp Ada Obi' });
  const href = decodeURIComponent((await chat.getAttribute('href')) ?? '');
  expect(href).toMatch(/^https:\/\/wa\.me\/2348031234567\?text=Hello Ada Obi, this is Meridian/);
  expect(href).toContain('Citadel Views 1.0 Phase 2');
  for (const target of [chat, row.getByRole('button', { name: 'Contacted: Ada Obi' })]) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
  }

  await row.getByRole('button', { name: 'Contacted: Ada Obi' }).click();
  await expect(toast(page, 'Status Updated')).toContainText('Ada Obi: Contacted.');
  await expect(row.getByLabel('Status of Ada Obi')).toHaveValue('contacted');
  expect(await site.rows('leads', { name: 'eq.Ada Obi' })).toMatchObject([{ status: 'contacted' }]);

  await row.getByLabel('Status of Ada Obi').selectOption('Converted');
  await expect
    .poll(() => site.rows('leads', { name: 'eq.Ada Obi' }))
    .toMatchObject([{ status: 'converted' }]);
});

test('the first screen takes one request for fifty rows, and scrolling loads all of them once', {
  tag: '@nightly',
}, async ({ page, site }) => {
  const names = leadNames(180);
  await insertNamed(site, 'leads', names);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith('/rest/v1/leads')) asked.push(decodeURIComponent(search));
  });
  const ofTheList = () => asked.filter((search) => search.includes('limit=50'));
  await openList(page, site, 'Leads');
  await expect(rowOf(page, 'Lead 0')).toBeVisible();
  expect(ofTheList()).toHaveLength(1);
  await page.getByRole('button', { name: 'Select' }).click();
  await expect(page.getByRole('button', { name: 'All 50 loaded' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  const seen = new Set<string>();
  let most = 0;
  await expect
    .poll(
      async () => {
        const shown = await namesShown(page);
        for (const name of shown) seen.add(name);
        most = Math.max(most, shown.length);
        await page.mouse.wheel(0, 700);
        return seen.size;
      },
      { intervals: [30], timeout: 40_000 },
    )
    .toBe(180);
  await expect(page.getByText('That is all.')).toBeVisible();
  expect(most).toBeLessThanOrEqual(120);
  expect(ofTheList()).toHaveLength(4);
  // One more request fetches the open leads for offline use.
  expect(asked).toHaveLength(5);
  await expect(page.locator('.row').last()).toHaveAttribute('aria-setsize', '180');
  await expect(page.getByText('180 leads', { exact: true })).toBeAttached();
});

test('search and filters narrow the list and are part of the address', async ({ page, site }) => {
  await insertRows(site, 'leads', [
    aLead('Ada Obi', { notes: 'Two rooms near the lagoon' }),
    aLead('Chidi Eze', { status: 'qualified', source: 'viewing' }),
    aLead('Bisi Ade', { property_interest: 'Capital Gardens (Land)', phone: '+447700900142' }),
  ]);
  await openList(page, site, 'Leads');
  await expect(rowOf(page, 'Bisi Ade')).toBeVisible();
  const search = page.getByRole('searchbox', { name: /Search names/ });
  await search.fill('lagoon');
  await expect.poll(() => namesShown(page)).toEqual(['Ada Obi']);
  await search.fill('07700 900');
  await expect.poll(() => namesShown(page)).toEqual(['Bisi Ade']);
  await search.fill('nobody is called that');
  await expect(page.getByText('No matching leads')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect.poll(() => namesShown(page)).toEqual(['Ada Obi', 'Chidi Eze', 'Bisi Ade']);
  await expect(search).toHaveValue('');

  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabel('Source').selectOption('Viewing');
  await sheet.getByLabel('Status').selectOption('Qualified');
  await sheet.getByRole('button', { name: 'Show' }).click();
  await expect.poll(() => namesShown(page)).toEqual(['Chidi Eze']);
  await expect(page.getByRole('button', { name: 'Filters 2 set' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('status')).toBe('qualified');

  await page.reload();
  await expect.poll(() => namesShown(page)).toEqual(['Chidi Eze']);
  // Switching tabs and back keeps the list.
  await page.getByRole('tab', { name: 'Contacts' }).click();
  await expect(page.getByText('No contacts yet')).toBeVisible();
  await page.getByRole('tab', { name: 'Leads' }).click();
  await expect.poll(() => namesShown(page)).toEqual(['Chidi Eze']);
  await expect(page.getByRole('button', { name: 'Filters 2 set' })).toBeVisible();
});

test('a tap on a row opens the whole lead, and the back button closes it', {
  tag: '@nightly',
}, async ({ page, site }) => {
  await insertRows(site, 'leads', [
    aLead('WhatsApp visitor', { email: null, phone: null, property_interest: 'General Interest' }),
    aLead('Ada Obi', { source: 'summer_campaign', notes: 'Prefers evenings' }),
  ]);
  await openList(page, site, 'Leads');
  const text = await rowOf(page, 'WhatsApp visitor').getByText('General Interest').boundingBox();
  if (!text) throw new Error('The row has no text.');
  await page.touchscreen.tap(text.x + 20, text.y + 5);
  const sheet = page.getByRole('dialog', { name: 'WhatsApp visitor' });
  await expect(sheet).toContainText('No email given');
  await expect(sheet).toContainText('No phone given');
  await expect(sheet.getByRole('link')).toHaveCount(0);
  await page.goBack();
  await expect(sheet).toBeHidden();

  await rowOf(page, 'Ada Obi').getByRole('button', { name: 'Ada Obi', exact: true }).click();
  const ada = page.getByRole('dialog', { name: 'Ada Obi' });
  await expect(ada).toContainText('Summer campaign');
  await expect(ada).toContainText('ada.obi@example.com');
  const mail = await ada.getByRole('link', { name: 'Email' }).getAttribute('href');
  expect(mail).toMatch(/^mailto:ada\.obi@example\.com\?subject=Your%20enquiry%20about%20Bloom/);
  await openTool(page, 'Status');
  await ada.getByText('Qualified').click();
  await expect(toast(page, 'Status Updated')).toBeVisible();
  await expect(ada.getByRole('radio', { name: 'Qualified' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(ada).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ada Obi', exact: true })).toBeFocused();
  expect(await site.rows('leads', { name: 'eq.Ada Obi' })).toMatchObject([{ status: 'qualified' }]);
});

test('the status of several leads can be set at once', { tag: '@nightly' }, async ({
  page,
  site,
}) => {
  await openLeads(page, site, 'Ada', 'Bisi', 'Chidi', 'Dayo');
  await page.getByRole('button', { name: 'Select' }).click();
  const bar = page.getByRole('region', { name: 'Chosen leads' });
  await bar.getByRole('button', { name: 'All 4', exact: true }).click();
  // A search drops what it hides, also while its answer is on its way.
  await page.route(/search/, () => undefined);
  await page.getByRole('searchbox').fill('Bisi');
  await expect(bar).toContainText('1 chosen');
  await page.getByRole('searchbox').clear();
  for (const name of ['Ada', 'Dayo']) await rowOf(page, name).click();
  await bar.getByRole('button', { name: 'Status… of the chosen leads' }).click();
  await bar.getByRole('button', { name: 'Contacted' }).click();
  await expect(toast(page, 'Status Updated')).toContainText('3 leads: Contacted.');
  // A change that comes before the first can no longer be undone ends its wait.
  await page.getByLabel('Status of Ada').selectOption('Converted');
  await expect(toast(page, 'Status Updated').filter({ hasText: 'Ada: Converted.' })).toBeVisible();
  // Sent once it can no longer be undone.
  await expect
    .poll(() => site.rows('leads', { order: 'name' } as never), { timeout: 45_000 })
    .toMatchObject(['converted', 'contacted', 'new', 'contacted'].map((status) => ({ status })));
});

test('a change that fails on the server says so, is kept and goes out later', {
  tag: '@nightly',
}, async ({ page, network, site, complaints }) => {
  complaints.expectNetworkErrors();
  await openLeads(page, site, 'Ada Obi');
  network.plan(() => ({ kind: 'answer', status: 503 }));
  await rowOf(page, 'Ada Obi').getByRole('button', { name: 'Contacted: Ada Obi' }).click();
  await expect(toast(page, 'Error')).toContainText('Failed to update lead status');
  await expect(rowOf(page, 'Ada Obi')).toContainText('Waiting to be sent');
  network.plan(undefined);
  await expect
    .poll(() => site.rows('leads', {}), { timeout: 45_000 })
    .toMatchObject([{ status: 'contacted' }]);
  await expect(rowOf(page, 'Ada Obi')).not.toContainText('Waiting to be sent');
});

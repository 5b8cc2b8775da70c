import { axeFindings } from '../support/axe-findings';
import { openLeads, openList, rowOf } from '../support/dashboard';
import { expect, test } from '../support/fixtures';
import { aLead, clearLists, insertRows } from '../support/rows';
import { historyOf, openRow, openTool, sheetOf } from '../support/sheet';
import { makeAccount } from '../support/staff';

test.beforeEach(({ site }) => clearLists(site));

test('at 360 px a WhatsApp chat is one tap away, without scrolling; everything else is at the foot', {
  tag: '@nightly',
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await insertRows(site, 'leads', [
    aLead('Ada Obi', { notes: 'Is it near the sea? '.repeat(60), kind: 'consultation' }),
  ]);
  await openList(page, site, 'Leads');
  await openRow(page, 'Ada Obi');
  const sheet = sheetOf(page, 'Ada Obi');
  const chat = sheet.getByRole('link', { name: 'WhatsApp' });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/2348031234567/);
  await expect(historyOf(page)).toContainText('Consultation');
  for (const target of [
    chat,
    ...['Note', 'Outcome', 'Status', 'Owner', 'Next step'].map((name) =>
      sheet.getByRole('button', { name, exact: true }),
    ),
  ]) {
    await expect(target).toBeInViewport({ ratio: 1 });
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
  }
  for (const tool of ['Note', 'Outcome', 'Status', 'Owner', 'Next step'] as const) {
    await openTool(page, tool);
    expect(await axeFindings(page)).toEqual([]);
    await expect(chat).toBeInViewport({ ratio: 1 });
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('the outcome of a call, the owner and the next step are noted with one tap each', async ({
  page,
  site,
}) => {
  const colleague = await makeAccount(site, { isAdmin: true });
  const name = colleague.email.split('@')[0] ?? '';
  await openLeads(page, site, 'Ada Obi');
  await openRow(page, 'Ada Obi');
  const sheet = sheetOf(page, 'Ada Obi');
  await sheet.getByRole('button', { name: 'Take it' }).click();
  await expect(sheet.getByRole('definition').filter({ hasText: 'You' })).toBeVisible();
  await openTool(page, 'Outcome');
  await sheet.getByRole('button', { name: 'No answer' }).click();
  await openTool(page, 'Outcome');
  await sheet.getByRole('button', { name: 'Call back…' }).click();
  await sheet.getByRole('button', { name: 'Tomorrow 10:00' }).click();
  await openTool(page, 'Owner');
  await sheet.getByRole('button', { name, exact: true }).click();
  const history = historyOf(page).getByRole('listitem');
  await expect(history).toHaveText([
    new RegExp(`Assigned to ${name}`),
    /Call: call back on/,
    /Call: no answer/,
    /Taken/,
    /Lead/,
  ]);
  await expect(historyOf(page)).not.toContainText('Waiting to be sent');
  const [lead] = await site.rows('leads', { name: 'eq.Ada Obi' });
  expect(lead).toMatchObject({ status: 'new' });
  expect(lead?.follow_up_on).toMatch(/^\d{4}-/);
  expect(lead?.assignee).toBeTruthy();
  expect(lead?.first_answered_at).toBeTruthy();
});

test('after a call from a row the app asks how it went, even if the phone closed the page meanwhile', {
  tag: '@nightly',
}, async ({ page, site }) => {
  await insertRows(site, 'leads', [
    aLead('Ada Obi', { follow_up_on: new Date().toISOString().slice(0, 10) }),
  ]);
  await openList(page, site, 'Leads');
  const call = rowOf(page, 'Ada Obi').getByRole('link', { name: 'Call Ada Obi' });
  await call.evaluate((link) => {
    link.addEventListener('click', (event) => event.preventDefault());
  });
  await call.click();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.reload();
  const sheet = sheetOf(page, 'Ada Obi');
  await expect(sheet.getByRole('heading', { name: 'How did it go?' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Reached' }).click();
  // What was due may be done with.
  await expect(sheet).toContainText('Is there another step');
  await sheet.getByRole('button', { name: 'None' }).click();
  await expect
    .poll(() => site.rows('leads', { name: 'eq.Ada Obi' }))
    .toMatchObject([{ status: 'contacted', follow_up_on: null }]);
});

test('the enquiries of one person are shown together, opened, merged and taken apart', {
  tag: '@nightly',
}, async ({ page, site }) => {
  await insertRows(site, 'leads', [
    aLead('Ada Obi', { kind: 'consultation' }),
    aLead('Ada O.', { kind: 'chat', phone: '00234 803 123 4567', email: null }),
  ]);
  await insertRows(site, 'contacts', [
    { name: 'A. Obi', email: 'ada.obi@example.com', message: 'Is it near the sea?' },
  ]);
  await openList(page, site, 'Leads');
  await openRow(page, 'Ada Obi');
  const same = page.getByRole('region', { name: 'The same person' });
  await expect(same).toContainText('2 other enquiries');
  await expect(same).toContainText('Merging also assigns this one to the other’s owner');
  await same.getByRole('button', { name: 'Merge into this' }).click();
  await expect(same).toContainText('merged into this');
  const merged = async () =>
    (await site.rows('leads', { name: 'eq.Ada O.' })).map(({ merged_into }) => merged_into);
  const [ada] = await site.rows('leads', { name: 'eq.Ada Obi' });
  await expect.poll(merged).toEqual([ada?.id]);
  await expect(historyOf(page)).toContainText('Ada O. was merged into this one');
  // One row in the list; its sheet leads to the other, which says where it went.
  await expect(rowOf(page, 'Ada O.')).toHaveCount(0);
  await same
    .getByRole('button', { name: /Ada O\.|Chat|WhatsApp/ })
    .first()
    .click();
  await expect(historyOf(page)).toContainText('Merged into Ada Obi');
  await page.goBack();
  await same.getByRole('button', { name: 'Take apart' }).click();
  await expect.poll(merged).toEqual([null]);
  await expect(historyOf(page)).toContainText('Ada O. was taken apart again');
  await expect(historyOf(page)).toContainText('Ada O. was merged into this one');

  await same.getByRole('button', { name: 'Enquiry' }).click();
  await expect(sheetOf(page, 'A. Obi')).toContainText('Is it near the sea?');
  await expect(page).toHaveURL(/tab=contacts/);
  await page.goBack();
  await expect(sheetOf(page, 'Ada Obi')).toBeVisible();
});

test('“WhatsApp visitor” gets the real name everywhere in three taps, without a network too, and is found by it from any tab', async ({
  complaints,
  context,
  page,
  site,
}) => {
  complaints.expectNetworkErrors();
  await insertRows(site, 'leads', [
    aLead('WhatsApp visitor', { kind: 'chat', email: null }),
    aLead('Bisi Ade', { phone: '+447700900142', email: 'bisi@example.com' }),
  ]);
  const tour = { name: 'C. O.', email: 'c@example.com', message: 'Tour', kind: 'tour' };
  await insertRows(site, 'contacts', [{ ...tour, phone: '0803 123 4567' }]);
  await openList(page, site, 'Leads');
  await expect(rowOf(page, 'WhatsApp visitor')).toBeVisible();
  await context.setOffline(true);
  await openRow(page, 'WhatsApp visitor');
  await page.getByRole('button', { name: 'Known as' }).click();
  await page.keyboard.type('Chief Okafor');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const sheet = sheetOf(page, 'Chief Okafor');
  await expect(sheet).toContainText('Name as writtenWhatsApp visitor');
  await expect(sheet.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /text=Hello%20Chief%20Okafor/,
  );
  expect(await axeFindings(page)).toEqual([]);
  await context.setOffline(false);
  await expect
    .poll(async () => (await site.rows('lead_events', { kind: 'eq.known_as' })).length)
    .toBe(1);
  await expect(historyOf(page)).toContainText('Known as');
  await page.goBack();
  await expect(rowOf(page, 'Chief Okafor')).toBeVisible();

  // The tour has the number without a country: nobody can tell that it is theirs, but whoever rings is found.
  for (const name of ['Leads', 'Newsletter', 'Statistics', 'Upcoming', 'Queue']) {
    await page.getByRole('tab', { name }).click();
    await page.getByRole('tabpanel', { name }).getByRole('searchbox').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('803-1234\n');
    await page.getByRole('link', { name: '1 tour request' }).click();
    await expect(page).toHaveURL(/tab=contacts/);
    await expect(rowOf(page, 'C. O.')).toBeVisible();
  }
  await page.getByRole('searchbox').fill('okaf');
  await page.getByRole('link', { name: '1 chat' }).click();
  await expect(rowOf(page, 'Chief Okafor')).toBeVisible();
  await expect(rowOf(page, 'Bisi Ade')).toHaveCount(0);
  expect(await site.rows('leads', { name: 'eq.WhatsApp visitor' })).toHaveLength(1);
});

import { enquiryForm, SAVED, SENT, sendEnquiry, someEnquiry } from '../support/enquiry';
import { type Fault, PORTAL, refusedBy } from '../support/faults';
import { expect, test } from '../support/fixtures';
import { countWaiting, readWaiting } from '../support/on-device';
import { toast } from '../support/toasts';

/** The outbox's specification: the visitor gets an answer within 4 s. The rest is allowed for the machine. */
const TOLD_WITHIN_MS = 4_000 + 1_500;

test('online, an enquiry is sent, reported as sent, and stored as typed', async ({
  page,
  network,
  site,
}) => {
  const enquiry = someEnquiry('Zoë O’Brien-Adébáyọ̀ 🏡');
  await page.goto('/properties/citadel-views');
  await sendEnquiry(page, enquiry);
  await expect(toast(page, SENT)).toBeVisible();
  await expect(
    page.getByText("Thank you for your inquiry. We'll get back to you soon."),
  ).toBeVisible();
  await expect(enquiryForm(page).locator('[name="message"]')).toHaveValue('');
  const rows = await site.rows('contacts', { email: `eq.${enquiry.email}` });
  expect(rows).toMatchObject([{ ...enquiry, phone: null }]);
  expect(network.posts).toHaveLength(1);
});

const firstAttempts: [string, Fault, ...string[]][] = [
  ['its response is lost after the commit', { kind: 'lose-answer' }],
  ['a proxy sends it twice', { kind: 'twice' }, '@nightly'],
  ['the response body is truncated', { kind: 'truncate' }, '@nightly'],
  ['the connection dies', { kind: 'drop' }, '@nightly'],
  ['the server fails', { kind: 'answer', status: 500 }, '@nightly'],
  ['a gateway replaces the response', { kind: 'answer-after-commit', status: 504 }, '@nightly'],
  ['a captive portal answers with its page', PORTAL, '@nightly'],
  ['a captive portal redirects to its page', { kind: 'redirect' }, '@nightly'],
];
for (const [mishap, fault, ...tag] of firstAttempts) {
  test(`an enquiry is stored once although ${mishap}`, { tag }, async ({ page, network, site }) => {
    const enquiry = someEnquiry();
    await page.goto('/');
    network.plan(({ attempt }) => (attempt === 1 ? fault : undefined));
    await sendEnquiry(page, enquiry);
    // The browser itself may have repeated the request before the page noticed anything.
    await expect(toast(page, SAVED).or(toast(page, SENT)).first()).toBeVisible();
    await expect.poll(() => countWaiting(page)).toBe(0);
    expect(await site.rows('contacts', { email: `eq.${enquiry.email}` })).toHaveLength(1);
    await expect(page.getByText('There was an error')).toHaveCount(0);
  });
}

test('a captive portal is not mistaken for the database: the visitor is told that the enquiry is saved', async ({
  page,
  network,
}) => {
  await page.goto('/');
  network.plan(() => PORTAL);
  await sendEnquiry(page, someEnquiry());
  await expect(toast(page, SAVED)).toBeVisible();
  expect(await countWaiting(page)).toBe(1);
});

const hanging: [string, Fault][] = [
  ['never arrives', { kind: 'stall' }],
  ['is stored and never answered', { kind: 'stall-after-commit' }],
  ['is answered after it was given up', { kind: 'late', afterMs: 16_500 }],
  ['is answered letter by letter', { kind: 'dribble', status: 503 }],
];
for (const [mishap, fault] of hanging) {
  test(`a request that ${mishap} does not block the visitor and ends up as one row`, {
    tag: '@nightly',
  }, async ({ page, network, site }) => {
    const enquiry = someEnquiry();
    await page.goto('/');
    network.plan(({ attempt }) => (attempt === 1 ? fault : undefined));
    await sendEnquiry(page, enquiry);
    await expect(toast(page, SAVED)).toBeVisible({ timeout: TOLD_WITHIN_MS });
    // Abandoned after 15 s and retried after the first backoff.
    await expect.poll(() => countWaiting(page)).toBe(0);
    expect(await site.rows('contacts', { email: `eq.${enquiry.email}` })).toHaveLength(1);
  });
}

test('a refused submission is reported and kept, and does not hold up others', async ({
  context,
  network,
  page,
  site,
}) => {
  const refused = someEnquiry('Refused');
  const next = someEnquiry('Next');
  await page.goto('/');
  network.plan((post) =>
    post.row['email'] === refused.email ? refusedBy('contacts_name_length', post) : undefined,
  );
  await sendEnquiry(page, refused);
  await expect(
    page.getByText('There was an error sending your message. Please try again.'),
  ).toBeVisible();
  await expect(enquiryForm(page).locator('[name="message"]')).toHaveValue(refused.message);
  await expect(page.getByText(/1 needs attention/)).toBeVisible();

  const other = await context.newPage();
  await other.goto('/properties/citadel-views');
  await sendEnquiry(other, next);
  await expect.poll(() => site.rows('contacts', { email: `eq.${next.email}` })).toHaveLength(1);
  // The row exists a moment before the phone has read the response.
  await expect
    .poll(async () => (await readWaiting(page)).map(({ state }) => state.kind))
    .toEqual(['parked']);
});

test('a refused enquiry can be corrected in its form, and is then stored once', async ({
  network,
  page,
  site,
}) => {
  const enquiry = someEnquiry('Too long a name');
  await page.goto('/');
  network.plan((post) =>
    post.row['name'] === enquiry.name ? refusedBy('contacts_name_length', post) : undefined,
  );
  await sendEnquiry(page, enquiry);
  const name = enquiryForm(page).locator('[name="name"]');
  await expect(name).toHaveAccessibleDescription(/\w/);
  await expect(name).toBeFocused();

  await name.fill('Ada');
  await enquiryForm(page).locator('[type="submit"]').click();
  await expect(toast(page, SENT)).toBeVisible();
  await expect.poll(() => countWaiting(page)).toBe(0);
  const rows = await site.rows('contacts', { email: `eq.${enquiry.email}` });
  expect(rows.map((row) => row.name)).toEqual(['Ada']);
});

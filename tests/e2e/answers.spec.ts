import type { Page } from '@playwright/test';
import { enquiryForm, SAVED, SENT, sendEnquiry, someEnquiry, toast } from '../support/enquiry';
import { type Fault, PORTAL, refusedBy } from '../support/faults';
import { expect, test } from '../support/fixtures';
import { countWaiting, readWaiting } from '../support/on-device';

/** The specification of the outbox: after 4 s at most the visitor knows. The rest is the machine's. */
const TOLD_WITHIN_MS = 4_000 + 1_500;

test('an enquiry with a network is sent, said to be sent, and stored as typed', async ({
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

const storedAlthough: [string, Fault][] = [
  ['something on the way sends it twice', { kind: 'twice' }],
  ['the body of the answer is cut', { kind: 'truncate' }],
];
for (const [mishap, fault] of storedAlthough) {
  test(`the visitor reads of success although ${mishap}`, async ({
    complaints,
    page,
    network,
    site,
  }) => {
    complaints.expectNetworkErrors();
    const enquiry = someEnquiry();
    await page.goto('/');
    network.plan(() => fault);
    await sendEnquiry(page, enquiry);
    await expect(toast(page, SENT)).toBeVisible();
    expect(await site.rows('contacts', { email: `eq.${enquiry.email}` })).toHaveLength(1);
  });
}

const firstAttempts: [string, Fault][] = [
  ['its answer is lost after the commit', { kind: 'lose-answer' }],
  ['a gateway hides the answer', { kind: 'answer-after-commit', status: 504 }],
  ['the connection dies', { kind: 'drop' }],
  ['a hotspot answers with its page', PORTAL],
  ['a hotspot redirects to its page', { kind: 'redirect' }],
  ['the server fails', { kind: 'answer', status: 500 }],
];
for (const [mishap, fault] of firstAttempts) {
  test(`an enquiry is stored once although ${mishap}`, async ({
    complaints,
    page,
    network,
    site,
  }) => {
    complaints.expectNetworkErrors();
    const enquiry = someEnquiry();
    await page.goto('/');
    network.plan(({ attempt }) => (attempt === 1 ? fault : undefined));
    await sendEnquiry(page, enquiry);
    // The browser itself may have sent it again before the page knew of anything.
    await expect(toast(page, SAVED).or(toast(page, SENT)).first()).toBeVisible();
    await expect.poll(() => countWaiting(page)).toBe(0);
    expect(await site.rows('contacts', { email: `eq.${enquiry.email}` })).toHaveLength(1);
    await expect(page.getByText('There was an error')).toHaveCount(0);
  });
}

test('a hotspot is not taken for the database: the visitor reads that it is saved', async ({
  complaints,
  page,
  network,
}) => {
  complaints.expectNetworkErrors();
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
  test(`a request that ${mishap} keeps nobody waiting and ends as one row`, async ({
    complaints,
    page,
    network,
    site,
  }) => {
    complaints.expectNetworkErrors();
    const enquiry = someEnquiry();
    await page.goto('/');
    network.plan(({ attempt }) => (attempt === 1 ? fault : undefined));
    await sendEnquiry(page, enquiry);
    await expect(toast(page, SAVED)).toBeVisible({ timeout: TOLD_WITHIN_MS });
    // Given up after 15 s, tried again after the first backoff.
    await expect.poll(() => countWaiting(page), { timeout: 30_000 }).toBe(0);
    expect(await site.rows('contacts', { email: `eq.${enquiry.email}` })).toHaveLength(1);
  });
}

test('a server that fails again and again is asked later each time, and the visitor is told once', async ({
  complaints,
  network,
  page,
  site,
}) => {
  complaints.expectNetworkErrors();
  const enquiry = someEnquiry();
  await page.goto('/');
  await countMessages(page);
  network.plan(({ attempt }) => (attempt <= 3 ? { kind: 'answer', status: 503 } : undefined));
  await sendEnquiry(page, enquiry);
  await expect(toast(page, SAVED)).toBeVisible();
  await expect.poll(() => countWaiting(page), { timeout: 45_000 }).toBe(0);
  expect(network.posts).toHaveLength(4);
  expect(await site.rows('contacts', { email: `eq.${enquiry.email}` })).toHaveLength(1);
  expect(await page.evaluate(() => Reflect.get(window, 'messages'))).toBe(1);
});

test('Retry-After is obeyed', async ({ complaints, page, network, site }) => {
  complaints.expectNetworkErrors();
  const enquiry = someEnquiry();
  const seen: number[] = [];
  await page.goto('/');
  network.plan(({ attempt }) => {
    seen.push(Date.now());
    return attempt === 1
      ? { kind: 'answer', status: 429, headers: { 'Retry-After': '3' } }
      : undefined;
  });
  await sendEnquiry(page, enquiry);
  await expect(toast(page, SAVED)).toBeVisible();
  await expect.poll(() => site.rows('contacts', { email: `eq.${enquiry.email}` })).toHaveLength(1);
  const [first = 0, second = 0] = seen;
  expect(second - first).toBeGreaterThanOrEqual(3_000);
});

test('what the database refuses is told, kept and does not hold up what another page sends', async ({
  complaints,
  context,
  network,
  page,
  site,
}) => {
  complaints.expectNetworkErrors();
  const refused = someEnquiry('Refused');
  const next = someEnquiry('Next');
  await page.goto('/');
  network.plan(({ row }) =>
    row['email'] === refused.email ? refusedBy('contacts_name_length', 'contacts') : undefined,
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
  // The row is there a moment before the phone has read the answer.
  await expect
    .poll(async () => (await readWaiting(page)).map(({ state }) => state.kind))
    .toEqual(['parked']);
});

test('what was refused can be mended where it was written, and is then stored once', async ({
  complaints,
  network,
  page,
  site,
}) => {
  complaints.expectNetworkErrors();
  const enquiry = someEnquiry('Too long a name');
  await page.goto('/');
  network.plan(({ row }) =>
    row['name'] === enquiry.name ? refusedBy('contacts_name_length', 'contacts') : undefined,
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

test('a refused address that is corrected in its form leaves nothing behind that could be sent again', async ({
  complaints,
  network,
  page,
  site,
}) => {
  complaints.expectNetworkErrors();
  const enquiry = someEnquiry();
  const mended = someEnquiry();
  const other = someEnquiry('Chidi Eze');
  await page.goto('/');
  network.plan(({ row }) =>
    row['email'] === enquiry.email ? refusedBy('contacts_email_format', 'contacts') : undefined,
  );
  await sendEnquiry(page, enquiry);
  const email = enquiryForm(page).locator('[name="email"]');
  await expect(email).toBeFocused();
  await email.fill(mended.email);
  await enquiryForm(page).locator('[type="submit"]').click();
  await expect(toast(page, SENT)).toBeVisible();
  await expect.poll(() => countWaiting(page)).toBe(0);

  // What somebody else was refused in the same form is not theirs to replace.
  await sendEnquiry(page, enquiry);
  await expect(email).toHaveAccessibleDescription(/\w/);
  await sendEnquiry(page, { ...other, message: 'Is it ready?' });
  await expect(email).toHaveValue('');
  expect(await countWaiting(page)).toBe(1);
  network.plan(() => undefined);
  expect(await site.rows('contacts', { email: `eq.${enquiry.email}` })).toEqual([]);
  expect(await site.rows('contacts', { email: `eq.${mended.email}` })).toHaveLength(1);
});

/** Counts the messages that come up in the corner from now on, in `window.messages`. */
async function countMessages(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = new Set<Element>();
    Object.assign(window, { messages: 0 });
    new MutationObserver(() => {
      for (const message of document.querySelectorAll('[data-sonner-toast]')) seen.add(message);
      Object.assign(window, { messages: seen.size });
    }).observe(document, { childList: true, subtree: true });
  });
}

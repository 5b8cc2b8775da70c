import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe-findings';
import { everythingKept } from '../support/everything-kept';
import { createFingers } from '../support/finger';
import { expect, test } from '../support/fixtures';
import { reload } from '../support/on-device';
import { firstPage } from '../support/phone';
import { keptSession, openDashboard } from '../support/staff';
import { capture, openCapture, openCaptured } from '../support/viewing';

const holdButton = (page: Page) => page.getByRole('button', { name: 'hold to come back' });
const agentsForm = (page: Page) => page.getByRole('button', { name: 'Save enquiry' });

async function handOver(page: Page, pin?: string): Promise<void> {
  await page.getByRole('button', { name: 'Hand over' }).click();
  const sheet = page.getByRole('dialog');
  if (pin) await sheet.getByLabel('PIN to come back').fill(pin);
  await sheet.getByRole('button', { name: 'Hand over' }).click();
  await expect(holdButton(page)).toBeVisible();
}

/** Holds a key until something shows that it was held long enough, while a mouse passes over the button. */
async function hold(page: Page, until: () => Promise<void>): Promise<void> {
  await holdButton(page).focus();
  await holdButton(page).hover();
  await page.keyboard.down('Enter');
  await page.mouse.move(1, 1);
  await until();
  await page.keyboard.up('Enter');
}

test('a visitor’s own form shows nobody else and leads nowhere, after a reload too, and what it sends is the agent’s', async ({
  page,
  site,
}) => {
  const email = `${randomUUID()}@example.com`;
  await openDashboard(page, site);
  await openCaptured(page, { name: 'Ada Obi', phone: '0803 555 0142' });
  await page.getByLabel('Name', { exact: true }).fill('Half Typed');
  await handOver(page);

  const showsNobody = async () => {
    await expect(page.getByLabel('Your name')).toBeVisible();
    await expect(page.getByText(/Ada Obi|Half Typed|today|Tunde/)).toHaveCount(0);
    expect(await page.getByRole('link').count()).toBe(0);
    await expect(page.getByRole('banner')).toHaveCount(0);
  };
  await showsNobody();
  expect(await axeFindings(page)).toEqual([]);
  await reload(page);
  await showsNobody();
  await page.goBack();
  await showsNobody();
  for (const path of ['/outbox', '/admin']) {
    await page.goto(path);
    await showsNobody();
  }

  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Please tick this')).toBeVisible();
  await page.getByLabel('Your name').fill('Bisi Cole');
  await page.getByLabel('Your phone').fill('0803 555 0142');
  await page.getByLabel('Your email').fill(email);
  await page.getByLabel('I agree').check();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await expect(page.getByText(/Bisi/)).toHaveCount(0);
  await expect
    .poll(() => site.rows('leads', { email: `eq.${email}` }))
    .toMatchObject([
      {
        name: 'Bisi Cole',
        source: 'viewing',
        property_slug: 'bloom-towers',
        consent_version: '2026-11-kiosk',
      },
    ]);
  await page.getByRole('button', { name: 'Next visitor' }).click();
  await expect(page.getByLabel('Your name')).toHaveValue('');

  await hold(page, () => expect(agentsForm(page)).toBeVisible());
  await expect(page.getByRole('button', { name: 'Hand over' })).toBeFocused();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half Typed');
  await expect(page.getByText('2 today, 2 sent')).toBeVisible();
});

test('a dashboard and an outbox in other tabs lead to the visitor’s form as soon as the phone is handed over', {
  tag: '@nightly',
}, async ({ context, page, site }) => {
  await openDashboard(page, site);
  const outbox = await context.newPage();
  await outbox.goto('/outbox');
  await expect(outbox.getByText(/Nothing is waiting/)).toBeVisible();
  const capturing = await context.newPage();
  await openCapture(capturing);
  await handOver(capturing);
  // Neither is looked at meanwhile: a notification or the phone's list of tabs would show it as it was.
  for (const other of [page, outbox]) {
    await expect(other.getByLabel('Your name')).toBeVisible();
    await expect(other).toHaveURL('/capture');
  }
});

test('a browser killed right after the phone was handed over opens on the visitor’s form, and asks for the PIN @worker', {
  tag: '@nightly',
}, async ({ complaints, phone }) => {
  // The capture may have been sent, and not yet ticked off, when the browser is killed: then it is sent again.
  complaints.expectNetworkErrors();
  const page = await firstPage(await phone.open());
  await openCapture(page);
  await capture(page, { name: 'Ada Obi', phone: '0803 555 0142' });
  await handOver(page, '4071');
  await phone.kill();

  const again = await firstPage(await phone.open());
  for (const path of ['/admin', '/outbox', '/capture']) {
    await again.goto(path);
    await expect(holdButton(again)).toBeVisible();
    await expect(again.getByText(/Ada Obi|today/)).toHaveCount(0);
  }
  await hold(again, () => expect(again.getByLabel('Your PIN')).toBeFocused());
  await again.getByLabel('Your PIN').fill('4071');
  await again.keyboard.press('Enter');
  await expect(agentsForm(again)).toBeVisible();
  await phone.kill();

  const last = await firstPage(await phone.open());
  await last.goto('/capture');
  await expect(agentsForm(last)).toBeVisible();
});

test('what a visitor leaves half-typed is kept nowhere, and a tap on the staff’s button leads nowhere', {
  tag: '@nightly',
}, async ({ page }) => {
  await openCapture(page);
  await handOver(page);
  await page.getByLabel('Your name').fill('Half Visitor');
  await page.getByLabel('Your phone').fill('0803');
  expect(await everythingKept(page)).not.toContain('Half Visitor');
  await holdButton(page).tap();
  await reload(page);
  await expect(page.getByLabel('Your name')).toHaveValue('');
  await expect(holdButton(page)).toBeVisible();
});

test('with a PIN only its owner comes back; whoever forgot it finds the day’s list cleared', {
  tag: '@nightly',
}, async ({ page }) => {
  await openCapture(page);
  await capture(page, { name: 'Ada Obi', phone: '0803 555 0142' });
  await page.getByRole('button', { name: 'Hand over' }).click();
  await page.getByLabel('PIN to come back').fill('12');
  await page.getByRole('dialog').getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByText('Please enter four to eight digits.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await handOver(page, '4071');
  expect(await everythingKept(page)).not.toContain('4071');

  const pin = page.getByLabel('Your PIN');
  const ask = () => hold(page, () => expect(pin).toBeFocused());
  await ask();
  await pin.fill('1234');
  await page.getByRole('button', { name: 'Come back', exact: true }).click();
  await expect(page.getByText('Wrong PIN')).toBeVisible();
  await expect(pin).toBeFocused();
  await expect(pin).toHaveValue('');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await ask();
  await expect(page.getByText('Wrong PIN')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await pin.fill('4071');
  await page.keyboard.press('Enter');
  await expect(agentsForm(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Correct Ada Obi' })).toBeVisible();

  // The PIN is still known.
  await handOver(page);
  await ask();
  await page.getByRole('button', { name: 'Forgotten' }).click();
  await expect(agentsForm(page)).toBeVisible();
  await expect(page.getByText('Ada Obi')).toHaveCount(0);
  await page.getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByLabel('PIN to come back')).toBeVisible();
});

test('after five wrong PINs not even the right one leads back at once, nor after a reload', {
  tag: '@nightly',
}, async ({ page }) => {
  await openCapture(page);
  await handOver(page, '4071');
  const pin = page.getByLabel('Your PIN');
  const enter = async (digits: string) => {
    await pin.fill(digits);
    await page.keyboard.press('Enter');
    await expect(pin).toHaveValue('');
  };
  await hold(page, () => expect(pin).toBeFocused());
  // Faster than a phone writes. A second tap finds the field emptied by the first, and tries nothing.
  await pin.evaluate((field: HTMLInputElement) => {
    for (const wrong of ['0000', '1111', '2222', '3333']) {
      field.value = wrong;
      field.form?.requestSubmit();
      field.form?.requestSubmit();
    }
  });
  await expect(page.getByText('Wrong PIN. Please try again.')).toBeVisible();
  await enter('4444');
  await expect(page.getByText('Too many tries. Please wait 1 min.')).toBeVisible();
  await reload(page);
  await hold(page, () => expect(pin).toBeFocused());
  await enter('4071');
  await expect(page.getByText(/^Too many tries/)).toBeVisible();
  await expect(agentsForm(page)).toHaveCount(0);
});

test('held by a finger, the PIN is asked for in sight, and still once the finger is lifted', {
  tag: '@nightly',
}, async ({ page }) => {
  await openCapture(page);
  await handOver(page, '4071');
  await holdButton(page).scrollIntoViewIfNeeded();
  const fingers = await createFingers(page);
  const { x = 0, y = 0 } = (await holdButton(page).boundingBox()) ?? {};
  await fingers.put({ x: x + 20, y: y + 20 });
  const pin = page.getByLabel('Your PIN');
  await expect(pin).toBeFocused();
  await fingers.lift();
  await expect(page.getByRole('button', { name: 'Come back', exact: true })).toBeInViewport({
    ratio: 1,
  });
  await expect(pin).toBeFocused();
  await page.keyboard.type('4071');
  await page.keyboard.press('Enter');
  await expect(agentsForm(page)).toBeVisible();
});

test('the next visitor’s form does not take the focus from a PIN that is being typed @own-context', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.clock.install();
  await openCapture(page);
  await handOver(page, '4071');
  await page.getByLabel('Your name').fill('Bisi Cole');
  await page.getByLabel('Your email').fill(`${randomUUID()}@example.com`);
  await page.getByLabel('I agree').check();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  const pin = page.getByLabel('Your PIN');
  await hold(page, () => expect(pin).toBeFocused());
  await page.keyboard.type('40');
  await page.clock.fastForward('00:30');
  await expect(page.getByLabel('Your name')).toHaveValue('');
  await page.keyboard.type('71');
  await expect(page.getByLabel('Your name')).toHaveValue('');
  await expect(pin).toHaveValue('4071');
});

test('whoever says that they forgot the PIN is signed out: they see neither the dashboard nor names, and what waits still goes out', {
  tag: '@nightly',
}, async ({ network, page, site }) => {
  const email = `${randomUUID()}@example.com`;
  await openDashboard(page, site, '?tab=leads');
  await openCaptured(page, { name: 'Ada Obi', phone: '0803 555 0142' });
  network.plan(() => ({ kind: 'drop' }));
  await capture(page, { name: 'Bisi Cole', email });
  await handOver(page, '4071');
  await hold(page, () => expect(page.getByLabel('Your PIN')).toBeFocused());
  await page.getByRole('button', { name: 'Forgotten: sign out' }).click();
  await expect(page.getByLabel('Your own name')).toHaveValue('');
  await expect(page.getByText(/Ada Obi|Bisi Cole|Tunde/)).toHaveCount(0);
  expect(await keptSession(page)).toBeNull();
  expect(await everythingKept(page)).not.toMatch(/Ada Obi|0803 555 0142|2348035550142/);

  await page.goto('/outbox');
  await expect(page.getByText('Cleared from the list')).toBeVisible();
  await expect(page.getByText('Bisi Cole')).toHaveCount(0);
  await page.goto('/admin?tab=leads');
  await expect(page).toHaveURL('/auth');
  network.plan(undefined);
  await page.goto('/outbox');
  await expect.poll(() => site.rows('leads', { email: `eq.${email}` })).toHaveLength(1);
  await expect.poll(() => everythingKept(page)).not.toContain('Bisi Cole');
});

for (const [what, denied] of [
  ['all storage is', 'all'],
  ['the database is', 'database'],
] as const) {
  test(`whoever forgot the PIN comes back where ${what} denied`, { tag: '@nightly' }, async ({
    complaints,
    page,
  }) => {
    complaints.expectText(/SecurityError|denied|Storage on this device/);
    await page.addInitScript((all) => {
      const deny = () => {
        throw new DOMException('The user denied permission.', 'SecurityError');
      };
      IDBFactory.prototype.open = deny;
      if (all) Object.defineProperty(window, 'localStorage', { get: deny });
    }, denied === 'all');
    await openCapture(page);
    await handOver(page, '4071');
    await hold(page, () => expect(page.getByLabel('Your PIN')).toBeFocused());
    await page.getByRole('button', { name: 'Forgotten' }).click();
    await expect(agentsForm(page)).toBeVisible();
  });
}

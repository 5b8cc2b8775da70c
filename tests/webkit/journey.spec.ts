import { By, Key, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import { type Enquiry, someEnquiry } from '../support/enquiry';
import { entriesOfOrigin, type StoredEntry } from '../support/on-device';
import { expect, test } from './fixtures';

const TIMEOUT_MS = 60_000;
/** The contact form of a page (a tour request has no subject). */
const FORM = '//form[.//*[@name="subject"]]';
/** A property's page has it folded. */
const FOLD = `//details[not(@open)][.${FORM}]`;

async function readyOffline(page: WebDriver): Promise<void> {
  const state = () => page.executeScript('return navigator.serviceWorker.controller?.state');
  await expect.poll(state, { timeout: TIMEOUT_MS }).toBe('activated');
}

async function sendEnquiry(page: WebDriver, enquiry: Enquiry): Promise<void> {
  // By script: the driver aims where something was, and the page may still be growing.
  for (const fold of await page.findElements(By.xpath(FOLD)))
    await page.executeScript('arguments[0].open = true', fold);
  for (const [name, value] of Object.entries(enquiry)) {
    const field = await focused(page, `${FORM}//*[@name="${name}"]`);
    // The driver has no key for a line feed.
    await field.sendKeys(value.replaceAll('\n', Key.ENTER));
  }
  const send = await page.findElement(By.xpath(`${FORM}//*[@type="submit"]`));
  await page.executeScript('arguments[0].click()', send);
}

/** Scrolls to an element at once. While a page scrolls smoothly, the driver clicks where the element was. */
async function inView(page: WebDriver, xpath: string): Promise<WebElement> {
  const element = await page.findElement(By.xpath(xpath));
  const options = '{ behavior: "instant", block: "center" }';
  await page.executeScript(`arguments[0].scrollIntoView(${options})`, element);
  return element;
}

/** The driver doesn't wait until a field that has just been unfolded can have the focus. */
function focused(page: WebDriver, xpath: string): Promise<WebElement> {
  const focus = 'arguments[0].focus(); return document.activeElement === arguments[0]';
  return page.wait(async () => {
    const element = await inView(page, xpath);
    return (await page.executeScript(focus, element)) ? element : undefined;
  }, TIMEOUT_MS) as Promise<WebElement>;
}

function readEntries(page: WebDriver): Promise<StoredEntry[]> {
  return page.executeScript<StoredEntry[]>(entriesOfOrigin);
}

async function countWaiting(page: WebDriver): Promise<number> {
  return (await readEntries(page)).filter(({ state }) => state.kind !== 'delivered').length;
}

test('an enquiry made offline in WebKit reaches the database once, though it is killed', async ({
  webkit,
  network,
  site,
}) => {
  const enquiry = someEnquiry();
  const rows = () => site.rows('contacts', { email: `eq.${enquiry.email}` });

  // Visited once, with a network.
  const visit = await webkit.open();
  await visit.get(`${network.url}/`);
  await readyOffline(visit);
  await webkit.close();

  // There is none at the estate.
  await network.goDark();
  const estate = await webkit.open();
  await estate.get(`${network.url}/properties/citadel-views`);
  await sendEnquiry(estate, enquiry);
  // The receipt, which stays: a busy machine may look for the toast too late.
  const receipt = By.xpath(`${FORM}//*[text()="See what is waiting"]`);
  await estate.wait(until.elementLocated(receipt), TIMEOUT_MS);
  const [entry] = await readEntries(estate);
  await webkit.kill();
  expect(network.posts).toEqual([]);

  // There is one again at home.
  await network.light();
  const home = await webkit.open();
  await home.get(`${network.url}/`);
  await expect.poll(rows, { timeout: TIMEOUT_MS }).toHaveLength(1);
  await expect.poll(() => countWaiting(home)).toBe(0);
  const [row] = await rows();
  expect(row).toMatchObject({ ...enquiry, id: entry?.id });
  expect(Date.parse(row?.captured_at ?? '')).toBe(Date.parse(entry?.capturedAt ?? ''));
  expect(network.posts).toHaveLength(1);
});

test('WebKit killed while sending, after the database has it, leaves one row', async ({
  webkit,
  network,
  site,
}) => {
  const enquiry = someEnquiry();
  const page = await webkit.open();
  await page.get(`${network.url}/properties/citadel-views`);
  network.plan(({ attempt }) => (attempt === 1 ? { kind: 'stall-after-commit' } : undefined));
  await sendEnquiry(page, enquiry);
  await expect.poll(() => network.posts[0]?.stored, { timeout: TIMEOUT_MS }).toBe(true);
  await webkit.kill();

  const later = await webkit.open();
  await later.get(`${network.url}/`);
  await expect.poll(() => network.posts.length, { timeout: TIMEOUT_MS }).toBe(2);
  await expect.poll(() => countWaiting(later)).toBe(0);
  expect(await site.rows('contacts', { email: `eq.${enquiry.email}` })).toHaveLength(1);
});

import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { type Enquiry, enquiryForm, sendEnquiry, someEnquiry } from '../support/enquiry';
import { chanceFaults } from '../support/faults';
import { expect, test, WITH_WORKER } from '../support/fixtures';
import { countWaiting, hydrated, openOffline } from '../support/on-device';
import { firstPage } from '../support/phone';
import { createRandom } from '../support/random';

test.use(WITH_WORKER);

/** How many random histories to play (`HISTORIES=50` for a thorough run), and their length. */
const HISTORIES = Number(process.env['HISTORIES'] ?? 4);
const STEPS = 12;

for (let history = 0; history < HISTORIES; history += 1) {
  test(`whatever happens to a phone, what it reported as saved is stored once (history ${history})`, async ({
    network,
    phone,
    seed,
    site,
  }) => {
    test.setTimeout(120_000);
    const random = createRandom(seed + history);
    const prefix = `history-${randomUUID()}`;
    const kept: Enquiry[] = [];
    const told: string[] = [];
    let context: BrowserContext = await phone.open();
    let page: Page = await firstPage(context);

    const open = async () => {
      context = await phone.open();
      page = await firstPage(context);
      await page.goto('/properties/citadel-views');
    };
    const steps = {
      submit: async () => {
        const enquiry = { ...someEnquiry(), email: `${prefix}-${kept.length}@example.com` };
        await sendEnquiry(page, enquiry);
        // A cleared form means that the app has accepted the submission, saved or sent.
        await expect(enquiryForm(page).locator('[name="message"]')).toHaveValue('');
        kept.push(enquiry);
      },
      dark: () => network.goDark(),
      light: () => network.light(),
      faults: async () =>
        network.plan(
          chanceFaults({ seed: random.seed + kept.length, share: 0.5, perId: 2, stalls: 1 }),
        ),
      'no faults': async () => network.plan(undefined),
      reload: async () => {
        await page.reload();
      },
      'new tab': async () => {
        page = await context.newPage();
        await page.goto('/');
      },
      close: async () => {
        await phone.close();
        await open();
      },
      kill: async () => {
        await phone.kill();
        await open();
      },
    };
    const names = Object.keys(steps) as [keyof typeof steps, ...(keyof typeof steps)[]];

    await openOffline(page, '/properties/citadel-views');
    for (let step = 0; step < STEPS; step += 1) {
      // Every other step is a submission; without one there is nothing to lose.
      const name = step % 2 === 0 ? 'submit' : random.pick(names);
      told.push(name);
      await test.step(name, steps[name]);
    }

    network.plan(undefined);
    await network.light();
    await phone.close();
    await open();
    await hydrated(page);
    await expect
      .poll(() => countWaiting(page), { message: told.join(', '), timeout: 60_000 })
      .toBe(0);
    const rows = await site.rows('contacts', { email: `like.${prefix}-*` });
    expect(rows.map(({ email }) => email).sort(), told.join(', ')).toEqual(
      kept.map(({ email }) => email).sort(),
    );
  });
}

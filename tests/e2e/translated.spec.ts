import type { Page } from '@playwright/test';
import { DAY_MS } from '../../src/lib/durations';
import { openList } from '../support/dashboard';
import { expect, test } from '../support/fixtures';
import { aLead, changeUnit, clearLists, insertRows } from '../support/rows';
import { toast } from '../support/toasts';
import { button, DASHBOARD, OUTBOX, SCHEDULER, TOOLS, walk } from '../support/twin-walks';

for (const [when, isEarly] of [
  ['', false],
  [' before it is hydrated', true],
] as const) {
  for (const [name, { path, steps }] of [['the scheduler', SCHEDULER] as const, ...TOOLS]) {
    test(`${name} says the same on a page that is translated${when}`, {
      tag: isEarly || steps !== SCHEDULER.steps ? '@nightly' : [],
    }, async ({ browser, complaints, network, site }) => {
      // Parts of the page are hydrated later.
      complaints.expectText(/hydrated|Minified React error #418/);
      await changeUnit(site, 'bloom-towers/W14-03', { state: 'sold' });
      await walk({ browser, complaints, network }, (page) => page.goto(path), steps, isEarly);
    });
  }
}

test('the dashboard says the same on a translated page, and what is changed there arrives', {
  tag: '@nightly',
}, async ({ browser, complaints, network, site }) => {
  await clearLists(site);
  await insertRows(site, 'leads', [
    aLead('Ada Obi'),
    aLead('Chidi Eze', {
      status: 'qualified',
      phone: '+447700900142',
      kind: 'consultation',
      appointment_at: new Date(Date.now() + 3 * DAY_MS).toISOString(),
    }),
    aLead('Bisi Ade', { phone: '+2348030000009' }),
  ]);
  const twins = await walk(
    { browser, complaints, network },
    (page) => openList(page, site, 'Leads'),
    DASHBOARD,
  );
  const { translated } = twins;
  await button(translated, 'Contacted: Ada Obi').click();
  await expect(toast(translated, 'Status Updated')).toContainText('Ada Obi: Contacted.');
  await expect(translated.getByLabel('Status of Ada Obi')).toHaveValue('contacted');
  await expect
    .poll(() => site.rows('leads', { name: 'eq.Ada Obi' }))
    .toMatchObject([{ status: 'contacted' }]);
});

test('the outbox says the same on a translated page', { tag: '@nightly' }, async ({
  browser,
  complaints,
  network,
}) => {
  complaints.expectNetworkErrors();
  const open = async (page: Page) => {
    // Both wait equally long for the next try.
    await page.addInitScript(() => {
      Math.random = () => 0.999;
    });
    await page.goto('/properties/citadel-views');
  };
  network.plan(() => ({ kind: 'answer', status: 503 }));
  const twins = await walk({ browser, complaints, network }, open, OUTBOX);
  network.plan(undefined);
  await twins.both((page) => button(page, 'Send all now').click());
  await twins.compare('everything sent');
});

import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { loadKeys } from '../../scripts/backend/keys';
import { openOffline } from './on-device';
import { insertRows } from './rows';
import type { Site } from './site';

/** A subscriber with the two addresses in their letter: the page's and the one-click address. */
export async function letterTo(site: Site, name = 'Ada') {
  const email = `${randomUUID()}@example.com`;
  await insertRows(site, 'newsletter_subscribers', [{ email, name }]);
  const answer = await fetch(
    `http://127.0.0.1:${site.port}/rest/v1/newsletter_recipients?email=eq.${email}`,
    { headers: { apikey: loadKeys().secretKey } },
  );
  const [{ link_token: token }] = await answer.json();
  return {
    email,
    token,
    page: `/unsubscribe#${token}`,
    /** Their current row. */
    async stored() {
      const [row] = await site.rows('newsletter_subscribers', { email: `eq.${email}` });
      if (!row) throw new Error(`${email} is gone`);
      return row;
    },
  };
}

/** A subscriber who has opened their letter's page on a device that has the site offline. */
export async function openLetter(page: Page, site: Site) {
  const letter = await letterTo(site);
  await openOffline(page, '/');
  await page.goto(letter.page);
  await expect(page.getByRole('button', { name: 'Unsubscribe', exact: true })).toBeVisible();
  return letter;
}

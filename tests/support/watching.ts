import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { loadKeys } from '../../scripts/backend/keys';
import type { Site } from './site';

/** The form on a property's page; it is loaded when the page is scrolled towards it. */
export function watchForm(page: Page): Locator {
  return page.locator('#changes form');
}

export async function scrollToWatchForm(page: Page): Promise<void> {
  await page.locator('#changes > summary').click();
  await watchForm(page).waitFor();
}

/** Somebody who watches Bloom Towers and was told of a change, with the link in that e-mail. */
export async function toldOf(site: Site) {
  const email = `${randomUUID()}@example.com`;
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${site.port}/rest/v1/${path}`, {
      method,
      headers: { apikey: loadKeys().secretKey, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    const text = await answer.text();
    return text ? JSON.parse(text) : undefined;
  };
  await call('POST', 'property_watchers', { email, property_slug: 'bloom-towers' });
  for (const words of ['₦285M', `₦${randomUUID()}`]) {
    const topics = [{ topic: 'price', fingerprint: words, words }];
    const property = { slug: 'bloom-towers', title: 'Bloom Towers', topics };
    await call('POST', 'rpc/note_property_changes', { site: [property] });
  }
  const [mail] = await call('GET', `watcher_mails_waiting?email=eq.${email}`);
  return {
    page: `/unsubscribe#${mail.link_token}`,
    /** Their current row. */
    async stored() {
      const [row] = await site.rows('property_watchers', { email: `eq.${email}` });
      if (!row) throw new Error(`${email} is gone`);
      return row;
    },
  };
}

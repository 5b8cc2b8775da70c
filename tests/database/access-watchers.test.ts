import { describe, expect, test } from 'vitest';
import { ANON, type Caller, SECRET } from './support/backend';
import { accessScene, expectNothingChanges, path, REFUSED } from './support/scene';
import { siteWith } from './support/watching';

const scene = accessScene();

/** Tells the target watcher of a change, and returns the secret in that e-mail's link. */
async function token(): Promise<string> {
  for (const price of ['₦285M', `₦${Math.random()}`]) {
    const { properties } = siteWith('bloom-towers', { price });
    await scene.backend.call(SECRET, 'POST', path('rpc/note_property_changes'), {
      site: properties,
    });
  }
  const { json } = await scene.backend.call(SECRET, 'GET', path('watcher_mails_waiting'));
  return String((json as { link_token: string }[])[0]?.link_token);
}

describe.each<[string, () => Caller]>([
  ['a visitor', () => ANON],
  ['a signed-in user', () => scene.user.caller],
  ['a former administrator with a valid token', () => scene.formerAdmin.caller],
  ['an administrator', () => scene.admin.caller],
])('%s', (_, caller) => {
  test('cannot read the link in a watcher’s e-mails, however it is asked', async () => {
    const secret = await token();
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    for (const query of ['', '?select=id', '?select=link_token', '?link_token=like.*']) {
      const view = path('watcher_mails_waiting', query);
      const { status, text } = await scene.backend.call(caller(), 'GET', view);
      expect(REFUSED).toContain(status);
      expect(text).not.toContain(secret);
    }
    const { text } = await scene.backend.call(caller(), 'GET', path('property_watchers'));
    expect(text).not.toContain(secret);
    for (const table of ['watcher_links', 'watcher_mails', 'property_states']) {
      expect((await scene.backend.call(caller(), 'GET', path(table))).status).toBe(404);
    }
  });

  test('can queue, take and settle no e-mail', async () => {
    await token();
    const waiting = () => scene.backend.call(SECRET, 'GET', path('watcher_mails_waiting'));
    const before = (await waiting()).json;
    for (const [name, body] of [
      ['note_property_changes', { site: siteWith('bloom-towers', { price: '₦1' }).properties }],
      ['take_watcher_mails', { batch: 10 }],
      ['settle_watcher_mails', { mails: [], outcome: 'sent' }],
    ] as const) {
      const { status } = await scene.backend.call(caller(), 'POST', path(`rpc/${name}`), body);
      expect(REFUSED).toContain(status);
    }
    expect((await waiting()).json).toEqual(before);
  });

  test('ends nothing with a link that is not known', async () => {
    await expectNothingChanges(scene, () =>
      scene.backend.call(caller(), 'POST', path('rpc/use_newsletter_link'), {
        token: '0'.repeat(64),
        subscribed: false,
      }),
    );
  });
});

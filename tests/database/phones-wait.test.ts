import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { createManualClock } from '../../src/offline/doubles/clock';
import { createDevice } from '../../src/offline/doubles/device';
import { contact } from '../../src/offline/doubles/samples';
import { createDeliver } from '../../src/remote/deliver';
import { KEYS, openTestBackend, SECRET } from './support/backend';

const QUARTER_OF_AN_HOUR_MS = 15 * 60_000;

const backend = await openTestBackend();

/** A phone that sends to the real database. */
function openPhone() {
  const clock = createManualClock();
  const answers: string[] = [];
  const deliver = createDeliver({
    url: backend.access.siteUrl,
    key: KEYS.publishableKey,
    async fetch(url, init) {
      const request = new Request(url, { ...init, signal: null });
      const response = await clock.track(backend.access.fetch(request));
      answers.push((await response.clone().json()).outcome);
      return response;
    },
    now: clock.now,
  });
  return { clock, answers, outbox: createDevice({ clock, deliver }).open().outbox };
}

const tune = (settings: object) =>
  backend.call(SECRET, 'POST', '/rest/v1/rpc/set_settings', settings);

it('captures wait as long as they are told when too many are sent, and each arrives once', async () => {
  await tune({ burst: 1, per_minute: 1_000_000, per_hour: 1 });
  const { clock, answers, outbox } = openPhone();
  await clock.until(outbox.start());
  const names = ['Ada', 'Obi', 'Kemi'];
  for (const name of names) await clock.until(outbox.submit(contact(name)));
  expect(answers).toEqual(['stored', 'wait']);
  expect(outbox.status.getState()).toMatchObject({ waiting: 2 });
  // Whatever triggers a flush in the meantime, it must not send early.
  await clock.until(outbox.flush('online'));
  expect(answers).toHaveLength(2);

  await tune({ per_hour: 5000 });
  await clock.advance(QUARTER_OF_AN_HOUR_MS);
  expect(answers).toEqual(['stored', 'wait', 'stored', 'stored']);
  expect(outbox.status.getState()).toMatchObject({ waiting: 0 });
  const stored = (await backend.rows('contacts')).map((row) => row['message']);
  expect(stored.sort()).toEqual(names.sort());
});

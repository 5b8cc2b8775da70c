import { beforeEach, expect, it } from 'vitest';
import { AMEND_MS } from '../domain/amendment';
import { DAY_MS, HOUR_MS } from '../lib/durations';
import { createPhone } from './doubles/phone';
import { contact, subscription, viewing } from './doubles/samples';
import { emptyStorage } from './doubles/storage';

beforeEach(emptyStorage);

/** Opens a page that asks for the database's epoch at its start. */
async function openPage(phone: ReturnType<typeof createPhone>) {
  const { outbox } = phone.device.open({ readEpoch: async () => phone.server.epoch });
  await phone.clock.until(outbox.start());
  return outbox;
}

/** A phone whose database has what it sent. */
async function sentPhone() {
  const phone = createPhone();
  const { clock, server } = phone;
  server.epoch = 'before';
  const outbox = await openPage(phone);
  await clock.until(outbox.submit(contact('The first one.')));
  await clock.until(outbox.submit(viewing()));
  /** What the backup has not. */
  const restore = () => {
    server.rows.clear();
    server.requests.length = 0;
    server.epoch = 'after';
  };
  return { ...phone, outbox, restore, stored: () => [...server.rows.keys()] };
}

it('a restored database gets the last day’s enquiries again with the next one, under their own ids', async () => {
  const { clock, server, outbox, restore, stored } = await sentPhone();
  const before = stored();
  restore();
  await clock.until(outbox.submit(contact('The next one.')));
  await clock.advance(30_000);
  expect(stored()).toEqual(expect.arrayContaining(before));
  expect(server.requests).toHaveLength(3);
  expect(outbox.status.getState()).toMatchObject({ waiting: 0, parked: 0, delivered: 3 });
});

it('a restored database gets them as soon as a page opens, once', async () => {
  const phone = await sentPhone();
  const { clock, server, restore, stored } = phone;
  const before = stored();
  restore();
  await openPage(phone);
  await clock.advance(30_000);
  expect(stored().sort()).toEqual(before.sort());
  await openPage(phone);
  await clock.advance(30_000);
  expect(server.requests).toHaveLength(2);
});

it('a restored database gets them from a page that stayed open, when it is shown again', async () => {
  const { clock, outbox, restore, stored } = await sentPhone();
  const before = stored();
  restore();
  await clock.advance(HOUR_MS);
  await clock.until(outbox.flush('visible'));
  await clock.advance(30_000);
  expect(stored().sort()).toEqual(before.sort());
});

it('databases behind one address whose answers take turns are not sent everything again and again', async () => {
  const { clock, server, outbox, restore } = await sentPhone();
  restore();
  for (let turn = 0; turn < 10; turn += 1) {
    server.epoch = turn % 2 ? 'before' : 'after';
    await clock.until(outbox.submit(contact(`Enquiry ${turn}`)));
    await clock.advance(30_000);
  }
  // The ten, and once the two that one of them may lack.
  expect(server.requests).toHaveLength(12);
  server.epoch = 'restored again';
  await clock.advance(HOUR_MS);
  await clock.until(outbox.submit(contact('An hour later.')));
  await clock.advance(30_000);
  expect(server.requests.length).toBeGreaterThan(20);
});

it('a database that is the same as before is asked for its epoch, and sent nothing', async () => {
  const phone = await sentPhone();
  await openPage(phone);
  expect(phone.server.requests).toHaveLength(2);
});

it('an enquiry that was corrected is sent as a whole, or as a correction where the backup has it uncorrected', async () => {
  const right = viewing('+2348035550199');
  const { clock, server, outbox, restore, stored } = await sentPhone();
  await clock.until(outbox.edit(2, right, viewing()));
  await clock.advance(1_000);
  const [, id = ''] = stored();
  const [, uncorrected] = server.requests;
  restore();
  if (uncorrected) server.rows.set(id, uncorrected);
  server.fate = ({ id: sent, submission }) =>
    sent === id && !submission.revision
      ? { kind: 'rejected', why: 'Something else is stored in its place.', code: 'conflict' }
      : 'stored';
  await clock.until(outbox.submit(contact('The next one.')));
  await clock.advance(30_000);
  expect(server.rows.get(id)?.submission).toMatchObject({ phone: '+2348035550199' });

  restore();
  server.epoch = 'after that';
  await clock.advance(HOUR_MS);
  server.fate = () => 'stored';
  await clock.until(outbox.submit(contact('The last one.')));
  await clock.advance(30_000);
  expect(server.rows.get(id)?.submission).toMatchObject({ phone: '+2348035550199' });
  expect(server.requests.filter((request) => request.id === id)).toHaveLength(1);
});

it('nothing is kept for longer than a day, of a list that people leave, or of who asks to be forgotten', async () => {
  const phone = await sentPhone();
  const { clock, outbox } = phone;
  await clock.until(outbox.submit(subscription));
  const held = async () => JSON.stringify((await clock.until(outbox.readContents())).entries);
  expect(await held()).toContain('The first one.');
  expect(await held()).not.toContain('"table":"newsletter_subscribers","email"');
  await clock.until(outbox.forgetBookings());
  expect(await held()).not.toContain('The first one.');
  // A viewing can still be corrected, and belongs to the agent’s list.
  expect(await held()).toContain('+2348035550142');
  await clock.advance(AMEND_MS + HOUR_MS);
  await clock.until(outbox.tidy());
  expect(await held()).toContain('+2348035550142');
  await clock.advance(DAY_MS);
  await clock.until(outbox.tidy());
  expect(await held()).toBe('[]');
});

it('a capture that was cleared leaves no copy', async () => {
  const { clock, outbox } = await sentPhone();
  await clock.until(outbox.forgetViewings());
  const { entries } = await clock.until(outbox.readContents());
  expect(JSON.stringify(entries)).not.toContain('+2348035550142');
});

it('a correction that waits across a restore takes its lead along', async () => {
  const right = viewing('+2348035550199');
  const { clock, server, outbox, restore, stored } = await sentPhone();
  const [, id = ''] = stored();
  server.fate = () => 'drop';
  await clock.until(outbox.edit(2, right, viewing()));
  restore();
  // As the database answers, which names its epoch in a refusal too.
  server.fate = ({ id: sent, submission }) =>
    submission.revision && !server.rows.has(sent)
      ? { kind: 'rejected', why: 'unknown', names: 'correct', epoch: 'after' }
      : 'stored';
  await clock.until(outbox.flush('online'));
  await clock.advance(60_000);
  expect(server.rows.get(id)?.submission).toMatchObject({ phone: '+2348035550199' });
  expect(stored()).toHaveLength(2);
  expect(outbox.status.getState()).toMatchObject({ waiting: 0, parked: 0, delivered: 2 });
});

it('an enquiry that is edited on its way back to a restored database arrives as it was edited last', async () => {
  const { clock, server, outbox, restore, stored } = await sentPhone();
  const [, id = ''] = stored();
  await clock.until(outbox.edit(2, viewing('+2348035550199'), viewing()));
  await clock.advance(1_000);
  restore();
  server.fate = (parcel) => (parcel.id === id ? 'drop' : 'stored');
  await clock.until(outbox.submit(contact('The next one.')));
  await clock.advance(1_000);
  const last = viewing('+2348035550177');
  await clock.until(outbox.edit(2, last, viewing('+2348035550199')));
  server.fate = ({ id: sent, submission }) =>
    submission.revision && !server.rows.has(sent)
      ? { kind: 'rejected', why: 'unknown', names: 'correct', epoch: 'after' }
      : 'stored';
  await clock.until(outbox.flush('online'));
  await clock.advance(120_000);
  expect(server.rows.get(id)?.submission).toMatchObject({ phone: '+2348035550177' });
  expect(outbox.status.getState()).toMatchObject({ waiting: 0, parked: 0, delivered: 3 });
});

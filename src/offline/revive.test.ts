import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredChange } from './changes/change-entry';
import { databaseOpener } from './connection';
import { storedSample } from './doubles/change-samples';
import { openDashboard } from './doubles/dashboards';
import { createPhone, startPhone } from './doubles/phone';
import { contact } from './doubles/samples';
import { emptyStorage } from './doubles/storage';
import type { LiveEntry } from './entry';

beforeEach(emptyStorage);

type Parked = Omit<LiveEntry['state'] & { kind: 'parked' }, 'kind' | 'why' | 'at'>;

const parked = (seq: number, state: Parked): LiveEntry => ({
  seq,
  id: `id-${seq}`,
  capturedAt: '2026-11-20T09:00:00.000Z',
  submission: contact(`no ${seq}`),
  attempts: 1,
  ambiguous: false,
  state: { kind: 'parked', why: 'Our database could not accept this.', at: 1, ...state },
});
const parkedChange = (seq: number, state: Partial<StoredChange['state']>): StoredChange => ({
  ...storedSample(seq, { row_id: `lead-${seq}` }),
  state: { kind: 'change-parked', why: 'No.', isConflict: false, at: 1, ...state } as never,
});

async function store(...records: (LiveEntry | StoredChange)[]) {
  const database = await databaseOpener()({ closed() {} });
  for (const record of records) await database.put('entries', record);
  database.close();
}

describe('what an earlier release parked', () => {
  it.each([
    ['a read-only database', { code: '25006' }],
    ['a function that raises an error', { code: 'P0001' }],
    ['a plain 400', {}],
    ['a day of a hotspot’s pages', { field: undefined }],
    ['a value error that names no column', { code: '22P02' }],
  ])('for %s goes out by itself when this release starts', async (_title, state) => {
    await store(parked(1, state));
    const { server, outbox } = await startPhone();
    expect([...server.rows.keys()]).toEqual(['id-1']);
    expect(outbox.status.getState()).toMatchObject({ parked: 0, delivered: 1 });
  });

  it.each([
    ['a field', { code: '23514', field: 'email' }],
    ['missing rights', { code: '42501' }],
    ['an error of our own functions', { code: 'PT422' }],
    ['a constraint, by this release', { code: '23514', names: 'contacts_reachable' }],
  ])('for %s stays, and is not asked for again', async (_title, state) => {
    await store(parked(1, state));
    const { clock, server, outbox } = await startPhone();
    await clock.advance(60_000);
    expect(server.requests).toEqual([]);
    expect(outbox.status.getState()).toMatchObject({ parked: 1, waiting: 0 });
  });

  it('and is refused again is tried once, not at each start', async () => {
    await store(parked(1, { code: '23514' }));
    const { clock, server, device, always } = createPhone();
    always({ kind: 'rejected', why: 'No.', code: '23514', names: 'contacts_reachable' });
    for (let n = 0; n < 3; n++) {
      const { outbox } = device.open();
      await clock.until(outbox.start());
      expect(outbox.status.getState()).toMatchObject({ parked: 1 });
      outbox.stop();
    }
    expect(server.requests).toHaveLength(1);
  });

  it('of an administrator’s changes is sent at the next sign-in; conflicts and real refusals stay', async () => {
    await store(
      parkedChange(1, { code: '25006' } as never),
      parkedChange(2, { isConflict: true } as never),
      parkedChange(3, { code: '42501' } as never),
      parkedChange(4, { code: '23514', names: 'leads_notes_length' } as never),
    );
    const { clock, staff, outbox } = openDashboard('ada');
    await clock.advance(5_000);
    expect(staff.taken.map(({ change }) => change.row_id)).toEqual(['lead-1']);
    expect(outbox.status.getState()).toMatchObject({ staffParked: 3, staffWaiting: 0 });
  });
});

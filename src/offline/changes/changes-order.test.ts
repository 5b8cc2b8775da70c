import { beforeEach, describe, expect, it } from 'vitest';
import { learnHostTime } from '../../device/clock';
import { HOUR_MS } from '../../lib/durations';
import { readChange } from '../change-entry';
import { databaseOpener, type OutboxDatabase } from '../connection';
import { note, setTo, statusChange } from '../doubles/change-samples';
import { createDashboards, openDashboard } from '../doubles/dashboards';
import { emptyStorage } from '../doubles/storage';

beforeEach(emptyStorage);

describe('the order of changes', () => {
  const values = ['contacted', 'qualified', 'converted'] as const;

  it('is kept for each row, and rows don’t wait for each other', async () => {
    const { clock, staff, outbox } = openDashboard('ada');
    staff.fate = () => 'drop';
    for (const value of values) {
      for (let row = 0; row < 8; row++) {
        void outbox.change(statusChange({ row_id: `lead-${row}`, ...setTo(value) }));
      }
    }
    await clock.advance(60_000);
    staff.fate = () => 'taken';
    staff.mostInFlight = 0;
    void outbox.flush('online');
    await clock.advance(60_000);
    expect(staff.mostInFlight).toBe(6);
    expect(staff.mostOfOneRow).toBe(1);
    for (let row = 0; row < 8; row++) {
      const ofRow = staff.taken.filter(({ change }) => change.row_id === `lead-${row}`);
      expect(ofRow.map(({ change }) => change.value)).toEqual(
        values.map((value) => setTo(value).value),
      );
    }
  });

  it('is that in which they were made, even if the browser closes the storage before the first', async () => {
    const { clock, device, staff } = createDashboards();
    let connection: OutboxDatabase | undefined;
    const tab = device.open({
      async openDatabase(on) {
        connection = await databaseOpener()(on);
        return connection;
      },
    });
    void tab.outbox.start();
    tab.signIn(staff.as('ada'));
    staff.fate = () => 'drop';
    await clock.settle();
    connection?.close();
    void tab.outbox.change(statusChange(setTo('contacted')));
    void tab.outbox.flush('online');
    void tab.outbox.change(statusChange(setTo('qualified')));
    await clock.settle();
    const { changes } = await clock.until(device.open().outbox.readContents());
    expect(changes.map((record) => readChange(record)?.change.value)).toEqual([
      setTo('contacted').value,
      setTo('qualified').value,
    ]);
  });

  it('is told to the database by their times, even within a millisecond or after the clock was set back', async () => {
    const { clock, staff, outbox } = openDashboard('ada');
    const taps = ['deletion', 'restoration', 'deletion'] as const;
    for (const [n, kind] of taps.entries()) {
      if (n === 2) clock.jump(-5_000);
      await clock.until(outbox.change(statusChange({ action: 'event', value: { kind } })));
    }
    const times = staff.taken.map(({ capturedAt }) => capturedAt);
    expect(times).toHaveLength(3);
    expect(times).toEqual([...new Set(times)].sort());
  });

  const hostSays = (ms: number) => {
    const headers = { Date: new Date(Date.now() + ms).toUTCString() };
    learnHostTime(new Response('', { headers }), Date.now());
  };

  it('is told by our host’s clock, where the phone’s is three hours slow', async () => {
    const { clock, staff, outbox } = openDashboard('ada');
    hostSays(3 * HOUR_MS);
    await clock.until(outbox.change(statusChange()));
    hostSays(0);
    const ahead = Date.parse(staff.taken[0]?.capturedAt ?? '') - clock.now();
    expect(Math.round(ahead / HOUR_MS)).toBe(3);
  });

  it('is that of two taps on one row between which the phone’s clock turns out to be fast', async () => {
    const { clock, staff, outbox } = openDashboard('ada');
    staff.fate = () => 'drop';
    await clock.until(outbox.change(statusChange(setTo('contacted'))));
    hostSays(-3 * HOUR_MS);
    await clock.until(outbox.change(statusChange(setTo('qualified'))));
    hostSays(0);
    staff.fate = () => 'taken';
    void outbox.flush('online');
    await clock.advance(60_000);
    const [first = 0, second] = staff.taken.map(({ capturedAt }) => Date.parse(capturedAt));
    expect(second).toBe(first + 1);
  });

  it('is kept in a bulk; each change is made once and reported', async () => {
    const { clock, staff, outbox } = openDashboard('ada');
    const all = Array.from({ length: 60 }, (_, n) =>
      outbox.change(statusChange({ row_id: `lead-${n}` })),
    );
    const results = await clock.until(Promise.all(all));
    expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(['delivered']));
    expect(staff.parcels).toHaveLength(60);
  });

  it('does not stop at an event that is refused: the others of its lead go on', async () => {
    const { clock, staff, outbox } = openDashboard('ada');
    staff.fate = ({ change }) =>
      change.action === 'event' && change.value.kind === 'status'
        ? { kind: 'rejected', why: 'This has been answered, so it can no longer be new.' }
        : 'taken';
    expect(await clock.until(outbox.change(statusChange(setTo('new'))))).toMatchObject({
      kind: 'rejected',
    });
    expect(await clock.until(outbox.change(statusChange(note('Rang.'))))).toEqual({
      kind: 'delivered',
    });
    expect(staff.taken.map(({ change }) => change.value)).toEqual([note('Rang.').value]);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../lib/durations';
import { databaseOpener, type OutboxDatabase } from '../connection';
import { note, setTo, statusChange, subscriberChange } from '../doubles/change-samples';
import { createDashboards, openDashboard } from '../doubles/dashboards';
import { SAVED } from '../doubles/phone';
import { emptyStorage } from '../doubles/storage';
import type { Outcome } from '../outcome';
import { readChange } from './change-entry';

const CONFLICT: Outcome = { kind: 'conflict', why: 'This subscriber was changed elsewhere.' };

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

  it('bases the second change of a subscriber on what the first left', async () => {
    const { clock, staff, outbox } = openDashboard('ada');
    staff.fate = () => 'drop';
    for (const value of ['false', 'true', 'false'] as const) {
      void outbox.change(subscriberChange({ value }));
    }
    await clock.advance(60_000);
    staff.fate = () => 'taken';
    void outbox.flush('online');
    await clock.advance(60_000);
    expect(staff.taken.map(({ basis }) => basis)).toEqual(['true', 't1', 't2']);
  });

  it('also holds for a change that another tab makes without having seen the first', async () => {
    const { clock, staff, open } = createDashboards();
    const [one, two] = [open('ada'), open('ada')];
    await clock.until(one.outbox.change(subscriberChange()));
    await clock.until(two.outbox.change(subscriberChange({ value: 'true' })));
    expect(staff.taken.map(({ basis }) => basis)).toEqual(['true', 't1']);
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
        ? { kind: 'rejected', why: 'What was answered is not new again.' }
        : 'taken';
    expect(await clock.until(outbox.change(statusChange(setTo('new'))))).toMatchObject({
      kind: 'rejected',
    });
    expect(await clock.until(outbox.change(statusChange(note('Rang.'))))).toEqual({
      kind: 'delivered',
    });
    expect(staff.taken.map(({ change }) => change.value)).toEqual([note('Rang.').value]);
  });

  it('stops at a conflict, for its subscriber only, until somebody decides', async () => {
    const { clock, staff, outbox } = openDashboard('ada');
    staff.fate = ({ change }) => (change.row_id === 'reader-1' ? CONFLICT : 'taken');
    const conflict = await clock.until(outbox.change(subscriberChange()));
    expect(conflict).toEqual({ kind: 'conflict', seq: 1 });
    expect(await clock.until(outbox.change(subscriberChange({ value: 'true' })))).toEqual(SAVED);
    expect(await clock.until(outbox.change(statusChange({ row_id: 'lead-2' })))).toEqual({
      kind: 'delivered',
    });
    await clock.advance(HOUR_MS);
    expect(staff.parcels).toHaveLength(2);
    staff.fate = () => 'taken';
    await clock.until(outbox.discard(1));
    await clock.advance(5_000);
    expect(staff.taken.map(({ change }) => change.value)).toEqual([
      setTo('contacted').value,
      'true',
    ]);
  });

  it('goes on after a conflict from the row state seen then, also for later changes', async () => {
    const { clock, staff, outbox } = openDashboard('ada');
    staff.fate = () => CONFLICT;
    await clock.until(outbox.change(subscriberChange()));
    await clock.until(outbox.change(subscriberChange({ value: 'true' })));
    await clock.until(outbox.change(subscriberChange({ action: 'delete', value: null })));
    staff.fate = () => 'taken';
    await clock.until(outbox.insist(1, 't9'));
    await clock.advance(5_000);
    // The deletion is still based on the state seen then: the database has to decide.
    expect(staff.taken.map(({ basis }) => basis)).toEqual(['t9', 't1', 'true']);
  });
});

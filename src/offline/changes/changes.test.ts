import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { statusChange } from '../doubles/change-samples';
import { createPhone } from '../doubles/phone';
import { contact } from '../doubles/samples';
import { createStaffServer } from '../doubles/staff-server';
import type { ChangeOutcome } from './change-outcome';

const HOUR_MS = 60 * 60_000;
const SIGNED_OUT: ChangeOutcome = { kind: 'hold', scope: 'all', why: 'Kept until you sign in.' };
const CONFLICT: ChangeOutcome = { kind: 'conflict', why: 'Somebody else has changed this lead.' };
const REFUSED: ChangeOutcome = { kind: 'rejected', why: 'Please check it.' };
const BUSY: ChangeOutcome = {
  kind: 'retry',
  scope: 'link',
  mayBeStored: true,
  why: 'Our server could not take it.',
  isAnswer: true,
};

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

function setUp(options: { withLocks?: boolean } = {}) {
  const phone = createPhone(options);
  const staff = createStaffServer(phone.clock);
  /** A tab with the dashboard of this administrator; without a name, a page of the public site. */
  const open = (name?: string) => {
    const tab = phone.device.open();
    void tab.outbox.start();
    if (name) tab.signIn(staff.as(name));
    return tab;
  };
  return { ...phone, staff, open };
}

describe('a change', () => {
  it('goes out at once where somebody is signed in', async () => {
    const { clock, staff, open } = setUp();
    const { outbox } = open('ada');
    expect(await clock.until(outbox.change(statusChange()))).toEqual({ kind: 'delivered' });
    expect(staff.taken).toEqual([{ change: statusChange(), basis: 't0|new|0' }]);
    expect(outbox.status.getState()).toMatchObject({ staffWaiting: 0, delivered: 0 });
  });

  it('is saved while nothing answers, and goes out by itself', async () => {
    const { clock, staff, open } = setUp();
    const { outbox } = open('ada');
    staff.fate = () => 'drop';
    expect(await clock.until(outbox.change(statusChange()))).toEqual({ kind: 'saved' });
    expect(outbox.status.getState()).toMatchObject({ staffWaiting: 1, waiting: 0 });
    staff.fate = () => 'taken';
    await clock.advance(60_000);
    expect(staff.taken).toHaveLength(1);
    expect(outbox.status.getState()).toMatchObject({ staffWaiting: 0 });
  });

  it('goes out soon after the way is back, however long it was gone', async () => {
    const { clock, staff, open } = setUp();
    const { outbox } = open('ada');
    staff.fate = () => 'drop';
    await clock.until(outbox.change(statusChange()));
    await clock.advance(3 * HOUR_MS);
    staff.fate = () => 'taken';
    void outbox.flush('online');
    await clock.advance(3_000);
    expect(staff.taken).toHaveLength(1);
  });

  it('is not waited for longer than four seconds', async () => {
    const { clock, staff, open } = setUp();
    const { outbox } = open('ada');
    staff.fate = () => 'stall';
    const start = clock.now();
    expect(await clock.until(outbox.change(statusChange()))).toEqual({ kind: 'saved' });
    expect(clock.now() - start).toBe(4_000);
  });

  it('that the server could not take says so, and is tried again', async () => {
    const { clock, staff, open } = setUp();
    const { outbox } = open('ada');
    staff.fate = () => BUSY;
    expect(await clock.until(outbox.change(statusChange()))).toEqual({
      kind: 'failed',
      why: 'Our server could not take it.',
    });
    staff.fate = () => 'taken';
    await clock.advance(60_000);
    expect(staff.taken).toHaveLength(1);
  });

  it('that is refused stays, and can be tried again or discarded', async () => {
    const { clock, staff, open } = setUp();
    const { outbox } = open('ada');
    staff.fate = () => REFUSED;
    const result = await clock.until(outbox.change(statusChange()));
    expect(result).toMatchObject({ kind: 'rejected', why: 'Please check it.' });
    const seq = 'seq' in result ? result.seq : 0;
    await clock.advance(HOUR_MS);
    expect(staff.parcels).toHaveLength(1);
    expect(outbox.status.getState()).toMatchObject({ staffWaiting: 0, staffParked: 1, parked: 0 });
    staff.fate = () => 'taken';
    expect(await clock.until(outbox.retry(seq))).toBe('changed');
    await clock.advance(1_000);
    expect(staff.taken).toHaveLength(1);
    expect(await clock.until(outbox.retry(seq))).toBe('gone');
    expect((await clock.until(outbox.discard(seq))).change).toBe('gone');
  });

  it('can be discarded while it waits, and put back', async () => {
    const { clock, staff, open } = setUp();
    const { outbox } = open('ada');
    staff.fate = () => 'drop';
    await clock.until(outbox.change(statusChange()));
    const { changes } = await clock.until(outbox.list());
    const { change, undo } = await clock.until(outbox.discard(1));
    expect(change).toBe('changed');
    expect((await clock.until(outbox.list())).changes).toEqual([]);
    await clock.until(undo());
    expect((await clock.until(outbox.list())).changes).toEqual(changes);
  });

  it('on its way is left alone', async () => {
    const { clock, staff, open } = setUp();
    const { outbox } = open('ada');
    staff.fate = () => 'stall';
    void outbox.change(statusChange());
    await clock.advance(1_000);
    expect((await clock.until(outbox.discard(1))).change).toBe('sending');
    expect(await clock.until(outbox.insist(1, null))).toBe('sending');
    expect(await clock.until(outbox.retry(1))).toBe('sending');
  });

  it('that can’t be stored is not called saved', async () => {
    const { clock, device, staff } = setUp();
    const { outbox, signIn } = device.open({
      openDatabase: () => Promise.reject(new DOMException('denied', 'SecurityError')),
    });
    signIn(staff.as('ada'));
    const result = await clock.until(outbox.change(statusChange()));
    expect(result).toEqual({ kind: 'not-saved', cause: 'unavailable' });
    expect(staff.parcels).toEqual([]);
  });
});

describe('who is not signed in', () => {
  it('leaves changes alone: the site’s pages, the worker and background sync', async () => {
    const { clock, device, staff, open } = setUp();
    const registerSync = vi.fn();
    const { outbox } = device.open({ registerSync });
    await clock.until(outbox.start());
    expect(await clock.until(outbox.change(statusChange()))).toEqual({ kind: 'saved' });
    const page = open();
    await clock.until(page.outbox.flush('manual'));
    expect(await clock.until(page.outbox.flush('online'))).toEqual({ left: 0 });
    expect(await clock.until(device.wake().sender.flush('sync'))).toEqual({ left: 0 });
    await clock.advance(HOUR_MS);
    expect(staff.parcels).toEqual([]);
    expect(registerSync).not.toHaveBeenCalled();
    expect(page.outbox.status.getState()).toMatchObject({ staffWaiting: 1, nextAt: undefined });
  });

  it('is not kept busy by what waits for somebody else', async () => {
    const { clock, staff, open } = setUp();
    const ada = open('ada');
    staff.fate = () => 'drop';
    await clock.until(ada.outbox.change(statusChange()));
    ada.kill();
    open();
    open('obi');
    await clock.advance(60_000);
    const timers = vi.spyOn(clock, 'setTimer');
    await clock.advance(HOUR_MS);
    expect(timers.mock.calls.length).toBeLessThan(5);
    expect(staff.parcels).toHaveLength(1);
  });

  it('does not send another administrator’s, who finds them at the next sign-in', async () => {
    const { clock, staff, open } = setUp();
    staff.fate = () => 'drop';
    const first = open('ada');
    await clock.until(first.outbox.change(statusChange()));
    first.outbox.authorize(undefined);
    staff.fate = () => 'taken';
    first.signIn(staff.as('obi'));
    await clock.advance(HOUR_MS);
    await clock.until(first.outbox.change(statusChange({ staff: 'obi', value: 'qualified' })));
    expect(staff.taken.map(({ change }) => change.staff)).toEqual(['obi']);
    first.outbox.authorize(undefined);
    await clock.advance(60_000);
    first.signIn(staff.as('ada'));
    await clock.advance(5_000);
    expect(staff.taken.map(({ change }) => change.staff)).toEqual(['obi', 'ada']);
  });

  it('any more, cuts what is on its way; it is tried again at the next sign-in', async () => {
    const { clock, staff, open } = setUp();
    const { outbox, signIn } = open('ada');
    staff.fate = () => 'stall';
    void outbox.change(statusChange());
    await clock.advance(1_000);
    expect(staff.inFlight).toBe(1);
    outbox.authorize(undefined);
    await clock.settle();
    expect(staff.inFlight).toBe(0);
    staff.fate = () => 'taken';
    await clock.advance(HOUR_MS);
    expect(staff.taken).toHaveLength(0);
    signIn(staff.as('ada'));
    await clock.advance(5_000);
    expect(staff.taken).toHaveLength(1);
  });
});

describe('the order of changes', () => {
  const values = ['contacted', 'qualified', 'converted'] as const;

  it('is kept for each row, and rows don’t wait for each other', async () => {
    const { clock, staff, open } = setUp();
    const { outbox } = open('ada');
    staff.fate = () => 'drop';
    for (const value of values) {
      for (let row = 0; row < 8; row++) {
        void outbox.change(statusChange({ row_id: `lead-${row}`, value }));
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
      expect(ofRow.map(({ change }) => change.value)).toEqual(values);
    }
  });

  it('lets the second of a row go on from where the first has left it', async () => {
    const { clock, staff, open } = setUp();
    const { outbox } = open('ada');
    staff.fate = () => 'drop';
    for (const value of values) void outbox.change(statusChange({ value }));
    await clock.advance(60_000);
    staff.fate = () => 'taken';
    void outbox.flush('online');
    await clock.advance(60_000);
    expect(staff.taken.map(({ basis }) => basis)).toEqual(['t0|new|0', 't1', 't2']);
  });

  it('lets one go on that another tab makes without having seen the first', async () => {
    const { clock, staff, open } = setUp();
    const [one, two] = [open('ada'), open('ada')];
    await clock.until(one.outbox.change(statusChange()));
    await clock.until(two.outbox.change(statusChange({ value: 'qualified' })));
    expect(staff.taken.map(({ basis }) => basis)).toEqual(['t0|new|0', 't1']);
  });

  it('is kept in a bulk, each made once and told of', async () => {
    const { clock, staff, open } = setUp();
    const { outbox } = open('ada');
    const all = Array.from({ length: 60 }, (_, n) =>
      outbox.change(statusChange({ row_id: `lead-${n}` })),
    );
    const results = await clock.until(Promise.all(all));
    expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(['delivered']));
    expect(staff.parcels).toHaveLength(60);
  });

  it('stops at a conflict for its row alone, until somebody has decided', async () => {
    const { clock, staff, open } = setUp();
    const { outbox } = open('ada');
    staff.fate = ({ change }) => (change.row_id === 'lead-1' ? CONFLICT : 'taken');
    const conflict = await clock.until(outbox.change(statusChange()));
    expect(conflict).toEqual({ kind: 'conflict', seq: 1 });
    expect(await clock.until(outbox.change(statusChange({ value: 'qualified' })))).toEqual({
      kind: 'saved',
    });
    expect(await clock.until(outbox.change(statusChange({ row_id: 'lead-2' })))).toEqual({
      kind: 'delivered',
    });
    await clock.advance(HOUR_MS);
    expect(staff.parcels).toHaveLength(2);
    staff.fate = () => 'taken';
    await clock.until(outbox.discard(1));
    await clock.advance(5_000);
    expect(staff.taken.map(({ change }) => change.value)).toEqual(['contacted', 'qualified']);
  });

  it('goes on after a conflict on what was seen then, also for those that were to follow', async () => {
    const { clock, staff, open } = setUp();
    const { outbox } = open('ada');
    staff.fate = () => CONFLICT;
    await clock.until(outbox.change(statusChange()));
    await clock.until(outbox.change(statusChange({ value: 'qualified' })));
    await clock.until(outbox.change(statusChange({ action: 'notes', value: 'Rang.' })));
    staff.fate = () => 'taken';
    await clock.until(outbox.insist(1, 't9|converted|0'));
    await clock.advance(5_000);
    // The notes were written over something that has not been seen since: the database is to judge.
    expect(staff.taken.map(({ basis }) => basis)).toEqual(['t9|converted|0', 't1', 't0|new|0']);
  });
});

describe('changes and submissions', () => {
  it('do not hold each other up', async () => {
    const { clock, server, staff, open, always } = setUp();
    const { outbox } = open('ada');
    staff.fate = () => 'stall';
    void outbox.change(statusChange());
    await clock.advance(100);
    expect(await clock.until(outbox.submit(contact()))).toEqual({ kind: 'delivered' });
    always('stall');
    void outbox.submit(contact('slow'));
    staff.fate = () => 'taken';
    await clock.advance(100);
    expect(await clock.until(outbox.change(statusChange({ row_id: 'lead-2' })))).toEqual({
      kind: 'delivered',
    });
    expect(server.rows.size).toBe(1);
  });

  it('have troubles of their own: one who may do nothing any more stops no visitor', async () => {
    const { clock, server, staff, open } = setUp();
    const { outbox } = open('ada');
    staff.fate = () => SIGNED_OUT;
    expect(await clock.until(outbox.change(statusChange()))).toEqual({
      kind: 'failed',
      why: 'Kept until you sign in.',
    });
    await clock.until(outbox.change(statusChange({ row_id: 'lead-2' })));
    expect(staff.parcels).toHaveLength(1);
    expect(await clock.until(outbox.submit(contact()))).toEqual({ kind: 'delivered' });
    expect(server.rows.size).toBe(1);
    expect(outbox.status.getState()).toMatchObject({ held: 0, staffWaiting: 2 });
  });

  it('are listed apart', async () => {
    const { clock, staff, open, always } = setUp();
    const { outbox } = open('ada');
    always('drop');
    staff.fate = () => 'drop';
    await clock.until(outbox.submit(contact()));
    await clock.until(outbox.change(statusChange()));
    const { entries, changes, unreadable } = await clock.until(outbox.list());
    expect(entries).toMatchObject([{ seq: 1, submission: contact() }]);
    expect(changes).toMatchObject([{ seq: 2, change: statusChange() }]);
    expect(unreadable).toEqual([]);
  });
});

describe('the connection', () => {
  it('is doubted when a change fails on the way, and not when the database answers', async () => {
    const { clock, staff, open } = setUp();
    const { outbox } = open('ada');
    staff.fate = () => CONFLICT;
    await clock.until(outbox.change(statusChange()));
    expect(outbox.status.getState().failures).toBe(0);
    staff.fate = () => 'drop';
    await clock.until(outbox.change(statusChange({ row_id: 'lead-2' })));
    expect(outbox.status.getState().failures).toBe(1);
    staff.fate = () => 'taken';
    await clock.advance(60_000);
    expect(outbox.status.getState().failures).toBe(0);
  });
});

describe('several dashboards', () => {
  it('make each change once, and tell who waits in the other tab', async () => {
    const { clock, staff, open } = setUp();
    const tabs = [open('ada'), open('ada')];
    await clock.advance(1_000);
    const results = await clock.until(
      Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          tabs[n % 2]?.outbox.change(statusChange({ row_id: `lead-${n}` })),
        ),
      ),
    );
    expect(results.map((result) => result?.kind)).toEqual(Array(20).fill('delivered'));
    expect(staff.parcels).toHaveLength(20);
  });

  it.each([true, false])('take over from one that is killed (locks: %s)', async (withLocks) => {
    const { clock, staff, open } = setUp({ withLocks });
    const [one] = [open('ada'), open('ada')];
    staff.fate = () => 'stall';
    void one.outbox.change(statusChange());
    await clock.advance(1_000);
    one.kill();
    staff.fate = () => 'taken';
    await clock.advance(60_000);
    expect(staff.taken).toHaveLength(1);
  });

  it('go on without one that is frozen', async () => {
    const { clock, staff, open } = setUp();
    const [one, two] = [open('ada'), open('ada')];
    staff.fate = ({ change }) => (change.row_id === 'frozen' ? 'stall' : 'taken');
    void one.outbox.change(statusChange({ row_id: 'frozen' }));
    await clock.advance(1_000);
    one.freeze();
    await clock.until(two.outbox.change(statusChange()));
    staff.fate = () => 'taken';
    await clock.advance(60_000);
    expect(staff.taken.map(({ change }) => change.row_id).sort()).toEqual(['frozen', 'lead-1']);
    one.thaw();
    await clock.advance(60_000);
    expect(staff.taken).toHaveLength(2);
  });

  it('let go when the page is put away, and go on when it is back', async () => {
    const { clock, staff, open } = setUp();
    const { outbox } = open('ada');
    staff.fate = () => 'stall';
    void outbox.change(statusChange());
    await clock.advance(1_000);
    outbox.suspend();
    await clock.settle();
    expect(staff.inFlight).toBe(0);
    staff.fate = () => 'taken';
    await clock.advance(HOUR_MS);
    expect(staff.taken).toEqual([]);
    void outbox.resume();
    await clock.advance(5_000);
    expect(staff.taken).toHaveLength(1);
  });

  it('remember for a day which way a row went, and longer while something of it waits', async () => {
    const { clock, staff, open } = setUp();
    const { outbox, kill } = open('ada');
    await clock.until(outbox.change(statusChange({ row_id: 'lead-1' })));
    await clock.until(outbox.change(statusChange({ row_id: 'lead-2' })));
    staff.fate = () => 'drop';
    await clock.until(outbox.change(statusChange({ row_id: 'lead-2', value: 'qualified' })));
    clock.jump(25 * HOUR_MS);
    kill();
    staff.fate = () => 'stall';
    const again = open('ada');
    await clock.advance(1_000);
    const { changes } = await clock.until(again.outbox.list());
    expect(changes).toMatchObject([{ change: { row_id: 'lead-2' } }, { attempts: 2 }]);
    expect(staff.parcels.at(-1)?.basis).toBe('t2');
  });
});

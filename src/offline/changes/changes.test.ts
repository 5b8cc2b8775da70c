import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '../../lib/durations';
import { setTo, statusChange, subscriberChange } from '../doubles/change-samples';
import { createDashboards, openDashboard } from '../doubles/dashboards';
import { FULL } from '../doubles/full-device';
import { SAVED } from '../doubles/phone';
import { emptyStorage } from '../doubles/storage';
import type { Outcome } from '../outcome';

const REFUSED: Outcome = { kind: 'rejected', why: 'Please check it.' };
const BUSY: Outcome = {
  kind: 'retry',
  scope: 'link',
  mayBeStored: true,
  why: 'Our server could not accept it.',
  isAnswer: true,
};

beforeEach(emptyStorage);

describe('a change', () => {
  it('is sent at once while somebody is signed in', async () => {
    const { clock, staff, outbox } = openDashboard('ada');
    expect(await clock.until(outbox.change(statusChange()))).toEqual({ kind: 'delivered' });
    expect(staff.taken).toMatchObject([{ change: statusChange() }]);
    expect(outbox.status.getState()).toMatchObject({ staffWaiting: 0, delivered: 0 });
  });

  it('is saved while nothing answers, and sent automatically', async () => {
    const { clock, staff, outbox } = openDashboard('ada');
    staff.fate = () => 'drop';
    expect(await clock.until(outbox.change(statusChange()))).toEqual(SAVED);
    expect(outbox.status.getState()).toMatchObject({ staffWaiting: 1, waiting: 0 });
    staff.fate = () => 'taken';
    await clock.advance(60_000);
    expect(staff.taken).toHaveLength(1);
    expect(outbox.status.getState()).toMatchObject({ staffWaiting: 0 });
  });

  it('is not waited for longer than four seconds', async () => {
    const { clock, staff, outbox } = openDashboard('ada');
    staff.fate = () => 'stall';
    const start = clock.now();
    expect(await clock.until(outbox.change(statusChange()))).toEqual(SAVED);
    expect(clock.now() - start).toBe(4_000);
  });

  it('that the server could not take says so, and is retried', async () => {
    const { clock, staff, outbox } = openDashboard('ada');
    staff.fate = () => BUSY;
    expect(await clock.until(outbox.change(statusChange()))).toEqual({
      kind: 'failed',
      why: 'Our server could not accept it.',
    });
    staff.fate = () => 'taken';
    await clock.advance(60_000);
    expect(staff.taken).toHaveLength(1);
  });

  it('that is refused stays, and can be retried or discarded', async () => {
    const { clock, staff, outbox } = openDashboard('ada');
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

  it('being sent is left alone, and discarded only once its attempt has failed', async () => {
    const { clock, staff, outbox } = openDashboard('ada');
    staff.fate = () => 'stall';
    void outbox.change(statusChange());
    await clock.advance(1_000);
    expect(await clock.until(outbox.retry(1))).toBe('sending');
    expect((await clock.until(outbox.discard(1))).change).toBe('changed');
    expect(staff.parcels).toHaveLength(1);
  });
});

describe('a change that can’t be stored', () => {
  function openWithout(error: DOMException) {
    const world = createDashboards();
    const { outbox, signIn } = world.device.open({ openDatabase: () => Promise.reject(error) });
    signIn(world.staff.as('ada'));
    return { ...world, outbox };
  }
  const denied = new DOMException('denied', 'SecurityError');

  it.each([denied, FULL])('goes out directly ($name)', async (error) => {
    const { clock, outbox, staff } = openWithout(error);
    expect(await clock.until(outbox.change(statusChange()))).toEqual({ kind: 'delivered' });
    expect(staff.taken).toMatchObject([{ change: statusChange() }]);
  });

  it('is sent at once although it was to wait for an undo: nothing would send it later', async () => {
    const { clock, outbox, staff } = openWithout(FULL);
    const deletion = subscriberChange({ action: 'subscriber', value: { kind: 'deletion' } });
    expect(await clock.until(outbox.changeLater(deletion, 5_000))).toEqual({ kind: 'delivered' });
    expect(staff.taken).toHaveLength(1);
  });

  it.each<[string, 'drop' | Outcome]>([
    ['nothing answers', 'drop'],
    ['the server has a problem', BUSY],
  ])('is called neither saved nor sent when %s', async (_title, fate) => {
    const { clock, outbox, staff } = openWithout(FULL);
    staff.fate = () => fate;
    expect(await clock.until(outbox.change(statusChange()))).toEqual({
      kind: 'not-saved',
      cause: 'quota',
    });
  });

  it('and conflicts with somebody else’s says so', async () => {
    const { clock, outbox, staff } = openWithout(denied);
    staff.fate = () => ({ kind: 'conflict', why: 'This lead was changed elsewhere.' });
    expect(await clock.until(outbox.change(statusChange()))).toEqual({
      kind: 'rejected',
      why: 'This lead was changed elsewhere.',
    });
  });
});

describe('without a signed-in administrator', () => {
  it('changes are left alone by the site’s pages, the worker and background sync', async () => {
    const { clock, device, staff, open } = createDashboards();
    const registerSync = vi.fn();
    const { outbox } = device.open({ registerSync });
    await clock.until(outbox.start());
    expect(await clock.until(outbox.change(statusChange()))).toEqual(SAVED);
    const page = open();
    await clock.until(page.outbox.flush('manual'));
    await clock.until(page.outbox.flush('online'));
    expect(await clock.until(device.wake().sender.flush('sync'))).toEqual({ left: 0 });
    await clock.advance(HOUR_MS);
    expect(staff.parcels).toEqual([]);
    expect(registerSync).not.toHaveBeenCalled();
    expect(page.outbox.status.getState()).toMatchObject({ staffWaiting: 1, nextAt: undefined });
  });

  it('changes that wait for somebody else cause no work', async () => {
    const { clock, staff, open } = createDashboards();
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

  it('another administrator’s changes are not sent; they find them at their next sign-in', async () => {
    const { clock, staff, open } = createDashboards();
    staff.fate = () => 'drop';
    const first = open('ada');
    await clock.until(first.outbox.change(statusChange()));
    first.outbox.authorize(undefined);
    staff.fate = () => 'taken';
    first.signIn(staff.as('obi'));
    await clock.advance(HOUR_MS);
    await clock.until(first.outbox.change(statusChange({ staff: 'obi', ...setTo('qualified') })));
    expect(staff.taken.map(({ change }) => change.staff)).toEqual(['obi']);
    first.outbox.authorize(undefined);
    await clock.advance(60_000);
    first.signIn(staff.as('ada'));
    await clock.advance(5_000);
    expect(staff.taken.map(({ change }) => change.staff)).toEqual(['obi', 'ada']);
  });

  it('a running attempt is aborted at sign-out, and retried at the next sign-in', async () => {
    const { clock, staff, open } = createDashboards();
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

import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../lib/durations';
import { statusChange, subscriberChange } from '../doubles/change-samples';
import { createDashboards, openDashboard } from '../doubles/dashboards';
import { contact } from '../doubles/samples';
import { emptyStorage } from '../doubles/storage';
import type { Outcome } from '../outcome';

const SIGNED_OUT: Outcome = { kind: 'hold', scope: 'all', why: 'Kept until you sign in.' };
const CONFLICT: Outcome = { kind: 'conflict', why: 'This lead was changed elsewhere.' };

beforeEach(emptyStorage);

describe('changes and submissions', () => {
  it('do not block each other', async () => {
    const { clock, server, staff, always, outbox } = openDashboard('ada');
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

  it('fail separately: an administrator who lost their rights stops no visitor', async () => {
    const { clock, server, staff, outbox } = openDashboard('ada');
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

  it('are listed separately', async () => {
    const { clock, staff, always, outbox } = openDashboard('ada');
    always('drop');
    staff.fate = () => 'drop';
    await clock.until(outbox.submit(contact()));
    await clock.until(outbox.change(statusChange()));
    const { entries, changes, unreadable } = await clock.until(outbox.readContents());
    expect(entries).toMatchObject([{ seq: 1, submission: contact() }]);
    expect(changes).toMatchObject([{ seq: 2, change: statusChange() }]);
    expect(unreadable).toEqual([]);
  });
});

it('the connection is doubted when the link fails a change, and not when the database answers', async () => {
  const { clock, staff, outbox } = openDashboard('ada');
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

it('several dashboards learn for a day what was delivered', async () => {
  const { clock, open } = createDashboards();
  const { outbox, kill } = open('ada');
  await clock.until(outbox.change(statusChange({ row_id: 'lead-1' })));
  clock.jump(25 * HOUR_MS);
  await clock.until(outbox.change(subscriberChange()));
  kill();
  const again = open('ada');
  await clock.advance(1_000);
  const { changes } = await clock.until(again.outbox.readContents());
  expect(changes).toMatchObject([{ change: { row_id: 'reader-1' } }]);
});

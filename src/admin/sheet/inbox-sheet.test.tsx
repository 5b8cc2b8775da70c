import { expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { pendingSample } from '../../offline/doubles/change-samples';
import { AsStaff, noNetwork, showTo, someStaff } from '../doubles/as-staff';
import { someLead } from '../doubles/rows';
import { eventWith } from '../history/history';
import { InboxSheet, useJoin } from './inbox-sheet';

type Joins = Record<string, string | null>;
const open = { found_in: 'leads', id: 'open' } as const;
const other = { found_in: 'contacts', id: 'other' } as const;

/** @param joins what was said last of each row; undefined if the database can't be reached */
async function join(joins: Joins | undefined, waiting: Joins = {}) {
  const events = [open, other].flatMap(({ found_in, id }) => {
    const same_as = joins?.[id];
    if (same_as === undefined) return [];
    const row = found_in === 'leads' ? { lead_id: id } : { contact_id: id };
    const captured_at = '2026-11-21 09:00:00+00';
    return [eventWith({ id: `e ${id}`, kind: 'same_person', ...row, same_as, captured_at })];
  });
  const changes = [open, other].flatMap(({ found_in, id }) => {
    const same_as = waiting[id];
    if (same_as === undefined) return [];
    const value = { kind: 'same_person', same_as } as const;
    return [pendingSample({ row_table: found_in, action: 'event', value, row_id: id })];
  });
  const staff = someStaff((url) =>
    joins ? Response.json(url.includes('/rpc/') ? [] : events) : noNetwork(),
  );
  const samePerson = vi.fn(async () => ({ kind: 'delivered' }) as const);
  const { result } = await renderHook(() => useJoin(open, changes, samePerson), {
    wrapper: ({ children }) => <AsStaff staff={staff}>{children}</AsStaff>,
  });
  return { why: await result.current(other), said: samePerson.mock.calls };
}

it.each<[string, Joins, Joins | undefined, unknown[]]>([
  ['the open row', {}, {}, [open, 'other']],
  ['the open row, once it is told apart', { open: null, other: 'd' }, {}, [open, 'other']],
  ['the other, if the open row is joined with a third', { open: 'c' }, {}, [other, 'open']],
  ['the other, if such a join waits on this device', {}, { open: 'c' }, [other, 'open']],
  ['the open row, if being told apart waits', { open: 'c' }, { open: null }, [open, 'other']],
])('that two are one person is said of %s', async (_, joins, waiting, said) => {
  expect(await join(joins, waiting)).toEqual({ why: undefined, said: [said] });
});

it('no earlier join is undone', async () => {
  const { why, said } = await join({ open: 'c', other: 'd' });
  expect(why).toContain('“Not the same person”');
  expect(said).toEqual([]);
});

it('nothing is said while nobody can tell what else they are joined with', async () => {
  const { why, said } = await join(undefined);
  expect(why).toContain('Try again once you are online');
  expect(said).toEqual([]);
});

it.each([
  ['is read', () => Response.json([])],
  ['can’t be', noNetwork],
])(
  'what can be tapped around a history waits until it %s: it would move away under a thumb',
  async (_, answer) => {
    const came = Promise.withResolvers<void>();
    const staff = someStaff((url) =>
      url.includes('same_person') ? came.promise.then(answer) : Response.json([]),
    );
    const row = someLead();
    const props = { table: 'leads', row, stored: row, changes: [], onClose: () => {} } as const;
    const [onRemove, onContacted] = [vi.fn(), vi.fn()];
    const screen = await showTo(staff, <InboxSheet {...props} {...{ onRemove, onContacted }} />);
    const waiting = ['Delete', 'Same person as …'].map((name) =>
      screen.getByRole('button', { name }),
    );
    await expect.element(screen.getByRole('button', { name: 'Message' })).toBeVisible();
    for (const button of waiting) await expect.element(button).not.toBeInTheDocument();
    came.resolve();
    for (const button of waiting) await expect.element(button).toBeVisible();
    const history = screen.getByRole('region', { name: 'History' }).getByRole('listitem');
    await expect.element(history).toHaveTextContent('Lead: Bloom Towers');
    await screen.getByRole('button', { name: 'Contacted' }).click();
    expect(onContacted).toHaveBeenCalledTimes(1);
    await expect.element(screen.getByText('New', { exact: true })).toHaveFocus();
  },
);

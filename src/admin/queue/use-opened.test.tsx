import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { changeSample } from '../../offline/doubles/change-samples';
import { createStaffCopy } from '../../staff-copy/staff-copy';
import { AsStaff, noNetwork, someStaff } from '../doubles/as-staff';
import { someLead } from '../doubles/rows';
import { useFirst, useWithAgain } from './use-opened';

it('whoever heads a view stays beside it when others come in above, until somebody is chosen', async () => {
  const first = await renderHook(
    ({ ids, view = '', isCopy = false, isHeld = true }: Shown = { ids: [] }) =>
      useFirst(
        ids.map((id) => ({ row: { id } })),
        { view, isCopy },
        isHeld,
      ),
    { initialProps: { ids: ['ada', 'bisi'], isCopy: true } as Shown },
  );
  const next = async (shown: Shown) => {
    await first.rerender(shown);
    return first.result.current[0];
  };
  expect(await next({ ids: ['urgent', 'ada', 'bisi'], isCopy: true })).toBe('ada');
  expect(await next({ ids: ['bisi', 'ada'] }), 'the database has them, too').toBe('ada');
  expect(await next({ ids: ['urgent', 'bisi'] }), 'a colleague has answered').toBe('ada');
  await first.act(() => first.result.current[1]());
  expect(first.result.current[0], 'let go').toBe('urgent');
  expect(await next({ ids: [], view: 'mine' }), 'while another view loads').toBeUndefined();
  expect(await next({ ids: ['bisi'], view: 'mine', isCopy: true })).toBe('bisi');
  expect(await next({ ids: ['ada'], view: 'mine' }), 'the copy was outdated').toBe('ada');
  expect(await next({ ids: ['ada'], view: 'mine', isHeld: false })).toBeUndefined();
});

it('who is no longer confirmed without a network waits again; nobody is counted twice, or while others may wait', async () => {
  const time = { appointment_at: '2099-12-01T09:00:00Z', assignee: 'ada' };
  const confirmed = someLead({ ...time, appointment_state: 'confirmed' });
  const asked = { ...confirmed, id: 'bisi', appointment_state: 'asked' };
  const other = { ...confirmed, id: 'other', known: { person: 'bisi', rows: 2 } };
  const counts = { all: 1, mine: 1, new: 0, asked: 1, due: 0 };
  const { created_at: since } = asked;
  const wait = { found_in: 'leads', reason: 'asked', since, promised_at: since } as const;
  const queue = { counts, rows: [{ ...wait, row: asked }] };
  const copy = createStaffCopy(crypto.randomUUID());
  await copy.write('queue', queue);
  const rows = [confirmed, asked, other];
  const stored = { leads: async () => ({ rows }), contacts: async () => undefined };
  const staff = someStaff(noNetwork, { lists: { copy, stored } });
  const value = { kind: 'unconfirmed', appointment_at: time.appointment_at } as const;
  const changes = rows.map(({ id }, i) => changeSample(i, { row_id: id, action: 'event', value }));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AsStaff {...{ staff, changes }}>{children}</AsStaff>
  );
  const more = { counts: { ...counts, all: 2 }, rows: queue.rows };
  const { result } = await renderHook(
    () => [
      useWithAgain(queue, 'mine'),
      useWithAgain({ counts, rows: [] }, 'new'),
      useWithAgain(more, ''),
    ],
    { wrapper },
  );
  const added = { all: 2, mine: 2, new: 0, asked: 2, due: 0 };
  const mine = [asked, confirmed].map(({ id }) => ({ row: { id } }));
  const shown = [{ counts: added, rows: mine }, { counts: added, rows: [] }, more];
  await expect.poll(() => result.current).toMatchObject(shown);
});

type Shown = { ids: string[]; view?: string; isCopy?: boolean; isHeld?: boolean };

import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { changeSample } from '../../offline/doubles/change-samples';
import { AsStaff, someStaff } from '../doubles/as-staff';
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

it('whose confirmation is taken back without a network waits again, also in the copy of the queue', async () => {
  const appointment_at = '2099-12-01T09:00:00Z';
  const row = someLead({ appointment_at, appointment_state: 'asked' });
  const kept = { leads: async () => ({ rows: [row] }), contacts: async () => undefined };
  const staff = someStaff(() => Response.json([]), { lists: { kept } });
  const value = { kind: 'unconfirmed', appointment_at } as const;
  const changes = [changeSample(1, { row_id: row.id, action: 'event', value })];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AsStaff {...{ staff, changes }}>{children}</AsStaff>
  );
  const queue = { counts: { all: 1, mine: 0, new: 1, asked: 0, due: 0 }, rows: [] };
  const { result } = await renderHook(() => useWithAgain(queue, 'asked'), { wrapper });
  const waits = { found_in: 'leads', reason: 'asked', row };
  const counts = { all: 2, mine: 0, new: 1, asked: 1, due: 0 };
  await expect.poll(() => result.current).toMatchObject({ counts, rows: [waits] });
});

type Shown = { ids: string[]; view?: string; isCopy?: boolean; isHeld?: boolean };

import { expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useFirst } from './use-opened';

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

type Shown = { ids: string[]; view?: string; isCopy?: boolean; isHeld?: boolean };

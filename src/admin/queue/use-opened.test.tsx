import { expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useFirst } from './use-opened';

it('whoever heads a view stays beside it when others come in above, until somebody is chosen', async () => {
  const first = await renderHook(
    ({ ids, view = '', isHeld = true }: Shown = { ids: [] }) =>
      useFirst(
        ids.map((id) => ({ row: { id } })),
        view,
        isHeld,
      ),
    { initialProps: { ids: ['ada', 'bisi'] } },
  );
  const next = async (shown: Shown) => {
    await first.rerender(shown);
    return first.result.current;
  };
  expect(first.result.current).toBe('ada');
  expect(await next({ ids: ['urgent', 'ada', 'bisi'] })).toBe('ada');
  expect(await next({ ids: ['urgent', 'bisi'] }), 'a colleague has answered').toBe('ada');
  expect(await next({ ids: [], view: 'mine' }), 'while another view loads').toBeUndefined();
  expect(await next({ ids: ['bisi'], view: 'mine' })).toBe('bisi');
  expect(await next({ ids: ['ada'], view: 'mine', isHeld: false })).toBeUndefined();
  expect(await next({ ids: ['ada'], view: 'mine' })).toBe('ada');
});

type Shown = { ids: string[]; view?: string; isHeld?: boolean };

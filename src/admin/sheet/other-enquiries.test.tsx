import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Other } from '../history/history';
import { type Staff, StaffContext } from '../staff';
import { OtherEnquiries } from './other-enquiries';

const other: Other = {
  found_in: 'leads',
  id: 'b',
  name: 'Ada Obi',
  created_at: '2026-11-21 09:00:00+00',
  kind: null,
  property_slug: null,
  status: 'new',
  assignee: null,
  merged_into: null,
  total: 1,
};

it('a second tap does nothing while a merge is under way, whatever the button says by then', async () => {
  let finish = () => {};
  const onMerge = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const shown = (merged_into: string | null) => (
    <StaffContext value={{ role: 'agent' } as Staff}>
      <OtherEnquiries
        table="leads"
        id="a"
        mergedInto={null}
        others={[{ ...other, merged_into }]}
        onOpen={() => undefined}
        onMerge={onMerge}
        sameAs={null}
        onPart={async () => undefined}
      />
    </StaffContext>
  );
  const screen = await render(shown(null));
  const merge = screen.getByRole('button', { name: 'Merge into this' });
  merge.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  merge.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await screen.rerender(shown('a'));
  const part = screen.getByRole('button', { name: 'Take apart' });
  await expect.element(part).toHaveAttribute('aria-disabled', 'true');
  part.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(onMerge.mock.calls).toEqual([['b', 'a']]);
  finish();
  await expect.element(part).toHaveAttribute('aria-disabled', 'false');
  await part.click();
  expect(onMerge.mock.calls).toEqual([
    ['b', 'a'],
    ['b', null],
  ]);
});

it('tells apart only what was joined by hand, from either side, where that was said', async () => {
  const onPart = vi.fn(async () => undefined);
  const shown = (sameAs: string | null, same_as: string | null) => (
    <StaffContext value={{ role: 'agent' } as Staff}>
      <OtherEnquiries
        table="leads"
        id="a"
        mergedInto={null}
        others={[{ ...other, found_in: 'contacts', same_as }]}
        onOpen={() => undefined}
        onMerge={async () => undefined}
        sameAs={sameAs}
        onPart={onPart}
      />
    </StaffContext>
  );
  const screen = await render(shown(null, null));
  const part = screen.getByRole('button', { name: 'Not the same person' });
  await expect.element(part).not.toBeInTheDocument();
  await screen.rerender(shown('b', null));
  await part.click();
  await screen.rerender(shown(null, 'a'));
  await part.click();
  expect(onPart.mock.calls).toEqual([
    [{ found_in: 'leads', id: 'a' }],
    [{ found_in: 'contacts', id: 'b' }],
  ]);
});

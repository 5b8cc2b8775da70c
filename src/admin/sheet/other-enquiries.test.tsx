import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { AsStaff } from '../doubles/as-staff';
import type { Other } from '../history/history';
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

const shown = (of: Partial<Other>, props: Partial<ComponentProps<typeof OtherEnquiries>>) => (
  <AsStaff staff={{ role: 'agent' }}>
    <OtherEnquiries
      table="leads"
      id="a"
      mergedInto={null}
      others={[{ ...other, ...of }]}
      onMerge={async () => undefined}
      sameAs={null}
      onPart={async () => undefined}
      {...props}
    />
    <section aria-label="Same person as" />
  </AsStaff>
);

it('a second tap does nothing while a merge is under way, whatever the button says by then', async () => {
  let finish = () => {};
  const onMerge = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const screen = await render(shown({}, { onMerge }));
  const merge = screen.getByRole('button', { name: 'Merge into this' });
  merge.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  merge.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await screen.rerender(shown({ merged_into: 'a' }, { onMerge }));
  const part = screen.getByRole('button', { name: 'Take apart' });
  await expect.element(part).toHaveAttribute('aria-disabled', 'true');
  part.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(onMerge.mock.calls).toEqual([['b', 'a']]);
  finish();
  await expect.element(part).toHaveAttribute('aria-disabled', 'false');
  await part.click();
  expect(onMerge.mock.calls.slice(1)).toEqual([['b', null]]);
});

it('tells apart only what was joined by hand, from either side, where that was said', async () => {
  const onPart = vi.fn(async () => undefined);
  const contact = { found_in: 'contacts' } as const;
  const screen = await render(shown(contact, { onPart }));
  const part = screen.getByRole('button', { name: 'Not the same person' });
  await expect.element(part).not.toBeInTheDocument();
  await screen.rerender(shown(contact, { onPart, sameAs: 'b' }));
  await part.click();
  await screen.rerender(shown({ ...contact, same_as: 'a' }, { onPart }));
  await part.click();
  expect(onPart.mock.calls).toEqual([
    [{ found_in: 'leads', id: 'a' }],
    [{ found_in: 'contacts', id: 'b' }],
  ]);
  await screen.rerender(shown({}, { others: [] }));
  await expect.element(screen.getByRole('region')).toHaveFocus();
});

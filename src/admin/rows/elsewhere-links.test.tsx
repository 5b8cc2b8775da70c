import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { AsStaff, someStaff } from '../doubles/as-staff';
import { ElsewhereLinks } from './elsewhere-links';
import { leads } from './table';

it('a count that failed is asked for again, and new words don’t lead to what the search before found', async () => {
  const never = () => new Promise<never>(() => {});
  const none = async () => undefined;
  const kept = { leads: none, contacts: none, newsletter_subscribers: none };
  const tours = () => Response.json([{ found_in: 'contacts', kind: 'tour', found: 1 }]);
  const first = [() => new Response(null, { status: 503 })];
  const answer = () => (first.pop() ?? tours)();
  const staff = someStaff((_, { body }) => (String(body).includes('okafor') ? answer() : never()), {
    lists: { kept },
  });
  const shown = (search: string) => (
    <AsStaff staff={staff}>
      <ElsewhereLinks table={leads} search={search} />
    </AsStaff>
  );
  const screen = await render(shown('okafor'));
  const link = screen.getByRole('link', { name: '1 tour request' });
  await expect.element(link).toBeVisible();
  await expect.element(link).toHaveAttribute('href', '/admin?tab=contacts&search=okafor');
  await screen.rerender(shown('obi'));
  await expect.element(link).not.toBeInTheDocument();
});

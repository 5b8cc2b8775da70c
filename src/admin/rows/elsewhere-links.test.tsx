import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { createDatabase } from '../doubles/database';
import { type Staff, StaffContext } from '../staff';
import { ElsewhereLinks } from './elsewhere-links';
import { leads } from './table';

it('new words don’t lead to what the search before found', async () => {
  const database = createDatabase(async (_, { body }) =>
    String(body).includes('okafor')
      ? Response.json([{ found_in: 'contacts', kind: 'tour', found: 1 }])
      : new Promise<Response>(() => {}),
  );
  const never = () => new Promise<undefined>(() => {});
  const kept = { leads: never, contacts: never, newsletter_subscribers: never };
  const staff = { id: 'me', client: { database }, lists: { kept } } as unknown as Staff;
  const queries = new QueryClient();
  const shown = (search: string) => (
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        <StaffContext value={staff}>
          <ElsewhereLinks table={leads} search={search} />
        </StaffContext>
      </QueryClientProvider>
    </MemoryRouter>
  );
  const screen = await render(shown('okafor'));
  const link = screen.getByRole('link', { name: '1 tour request' });
  await expect.element(link).toBeVisible();
  await screen.rerender(shown('obi'));
  await expect.element(link).not.toBeInTheDocument();
});

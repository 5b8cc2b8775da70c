import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { type Staff, StaffContext } from '../staff';

/**
 * Shows a part of the dashboard to somebody of the staff, with queries of its own, which try once.
 * @param staff what the part uses of them
 */
export function AsStaff({ staff, children }: { staff: object; children: ReactNode }) {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  );
  return (
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        <StaffContext value={staff as Staff}>{children}</StaffContext>
      </QueryClientProvider>
    </MemoryRouter>
  );
}

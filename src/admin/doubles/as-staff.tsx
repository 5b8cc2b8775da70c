import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createStore } from 'zustand/vanilla';
import { OutboxProvider } from '../../hooks/use-outbox';
import type { LiveChange } from '../../offline/changes/change-entry';
import type { Outbox } from '../../offline/outbox';
import { INITIAL_STATUS } from '../../offline/status';
import { type Staff, StaffContext } from '../staff';

type Props = {
  /** What the part uses of them. */
  staff: object;
  /** What waits on this device. */
  changes?: LiveChange[];
  /** What the part does with the outbox, besides reading it. */
  outbox?: Partial<Outbox>;
  children: ReactNode;
};

/** Shows a part of the dashboard to somebody of the staff, with queries of its own, which try once. */
export function AsStaff({ staff, changes = [], outbox, children }: Props) {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  );
  const [kept] = useState(() => {
    const contents = { entries: [], changes, pictures: [], unreadable: [] };
    return {
      readContents: async () => contents,
      contents: createStore(() => ({ kind: 'ready', ...contents })),
      status: createStore(() => INITIAL_STATUS),
      storing: createStore(() => []),
      ...outbox,
    } as unknown as Outbox;
  });
  return (
    <MemoryRouter>
      <OutboxProvider outbox={kept}>
        <QueryClientProvider client={queries}>
          <StaffContext value={staff as Staff}>{children}</StaffContext>
        </QueryClientProvider>
      </OutboxProvider>
    </MemoryRouter>
  );
}

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { render } from 'vitest-browser-react';
import { createStore } from 'zustand/vanilla';
import type { Change } from '../../domain/change';
import { OutboxProvider } from '../../hooks/use-outbox';
import type { LiveChange } from '../../offline/change-entry';
import type { Outbox } from '../../offline/outbox';
import type { KeepChangeResult } from '../../offline/result';
import { INITIAL_STATUS } from '../../offline/status';
import { createStaffCopy } from '../../staff-copy/staff-copy';
import { type Staff, StaffContext } from '../staff';
import { createDatabase } from './database';

/**
 * An administrator named Ada, unless overridden, whose database answers so. The copy on the device is empty: what another
 * test has kept is somebody else's.
 */
export const someStaff = (answer: Parameters<typeof createDatabase>[0], changed: object = {}) => ({
  id: 'ada',
  role: 'admin',
  client: { database: createDatabase(answer) },
  lists: { copy: createStaffCopy(crypto.randomUUID()) },
  ...changed,
});

/** An answer, or the lack of one, while there is no network. */
export const noNetwork = (): never => {
  throw new TypeError('Failed to fetch');
};

const NONE: LiveChange[] = [];
const contentsOf = (changes: LiveChange[]) =>
  ({ kind: 'ready', entries: [], changes, pictures: [], unreadable: [] }) as const;

type Props = {
  /** What the part uses of them. */
  staff: object;
  /** What waits on this device. */
  changes?: LiveChange[];
  /** Called with what is done. */
  onChange?: (change: Change) => void;
  /** Whether that is delivered at once; otherwise it waits for a network. */
  isOnline?: boolean;
  children: ReactNode;
};

/** Shows a part of the dashboard to somebody of the staff, with queries of its own, which try once. */
export function AsStaff({ staff, changes = NONE, onChange, isOnline, children }: Props) {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  );
  const [contents] = useState(() => createStore(() => contentsOf(changes)));
  useEffect(() => contents.setState(contentsOf(changes)), [contents, changes]);
  const [outbox] = useState(() => {
    return {
      readContents: async () => contents.getState(),
      contents,
      status: createStore(() => INITIAL_STATUS),
      storing: createStore(() => []),
      async changeLater(change: Change): Promise<KeepChangeResult> {
        onChange?.(change);
        const outcome = async () => ({ kind: isOnline ? 'delivered' : 'saved' }) as const;
        return { kind: 'kept', seq: 1, outcome, isSent: async () => true };
      },
    } as unknown as Outbox;
  });
  return (
    <MemoryRouter>
      <OutboxProvider outbox={outbox}>
        <QueryClientProvider client={queries}>
          <StaffContext value={staff as Staff}>{children}</StaffContext>
        </QueryClientProvider>
      </OutboxProvider>
    </MemoryRouter>
  );
}

/** Renders a part for somebody of the staff. */
export const showTo = (
  staff: object,
  part: ReactNode,
  props: Omit<Props, 'staff' | 'children'> = {},
) =>
  render(
    <AsStaff staff={staff} {...props}>
      {part}
    </AsStaff>,
  );

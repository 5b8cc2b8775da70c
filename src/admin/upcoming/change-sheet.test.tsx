import { expect, it, vi } from 'vitest';
import { showTo, someStaff } from '../doubles/as-staff';
import { somePlanned } from '../doubles/rows';
import { ChangeSheet } from './change-sheet';

it('a colleague chosen as the host gets the row after that, and an agent chooses no other then', async () => {
  const onChange = vi.fn();
  const team = [{ user_id: 'bisi', email: 'bisi@example.com', role: 'agent' }];
  const staff = someStaff(() => Response.json(team), { role: 'agent' });
  const planned = somePlanned({ appointment_at: '2099-12-01T09:00:00Z' });
  const change = { action: 'confirmed', planned } as const;
  const sheet = <ChangeSheet change={change} onClose={() => {}} />;
  const screen = await showTo(staff, sheet, { onChange });
  await screen.getByRole('button', { name: 'bisi' }).click();
  await expect.element(screen.getByText('Host and owner: bisi')).toHaveFocus();
  await expect
    .poll(() => onChange.mock.calls)
    .toMatchObject([
      [{ row_id: 'a', value: { kind: 'host', host: 'bisi' } }],
      [{ row_id: 'a', value: { kind: 'assignment', assignee: 'bisi' } }],
    ]);
});

import { expect, it, vi } from 'vitest';
import { capturedChange } from '../../offline/change-entry';
import { AsStaff, showTo, someStaff } from '../doubles/as-staff';
import { somePlanned } from '../doubles/rows';
import { ChangeSheet } from './change-sheet';

const appointment_at = '2099-12-01T09:00:00Z';
const planned = somePlanned({ appointment_at, assignee: 'bola' });
const sheet = <ChangeSheet change={{ action: 'confirmed', planned }} onClose={() => {}} />;
const team = ['bola', 'chidi'].map((name) => ({ user_id: name, email: name, role: 'agent' }));
const staff = someStaff(() => Response.json(team));

it('of a confirmation that is refused while its message is open, the visitor is not to be told', async () => {
  const row = { table: 'changes', row_table: 'leads', row_id: planned.id, staff: 'ada' } as const;
  const value = { kind: 'confirmation', appointment_at, host: 'ada' } as const;
  const state = { kind: 'parked', why: 'Bola has confirmed it.', isConflict: true, at: 1 } as const;
  const refused = { ...capturedChange('a', { ...row, action: 'event', value }, 1), seq: 1, state };
  // An earlier refusal is answered by what is done now.
  const screen = await showTo(staff, sheet, { changes: [{ ...refused, seq: 0 }] });
  const message = screen.getByRole('heading', { name: 'Confirmed' });
  await expect.element(message).toBeVisible();
  await screen.rerender(<AsStaff {...{ staff, changes: [refused] }}>{sheet}</AsStaff>);
  await expect.element(screen.getByRole('alert')).toHaveFocus();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Bola has confirmed it.');
  await expect.element(message).not.toBeInTheDocument();
});

it('whoever is chosen last is the host and the owner', async () => {
  const onChange = vi.fn();
  const screen = await showTo(staff, sheet, { onChange, isOnline: true });
  const chosen = ['chidi', 'bola', 'chidi', 'You'];
  for (const name of chosen) await screen.getByRole('button', { name, exact: true }).click();
  const done = ['chidi', 'bola', 'chidi', 'ada'].flatMap((it) => [{ host: it }, { assignee: it }]);
  await expect.poll(() => onChange.mock.calls.map(([{ value }]) => value)).toMatchObject(done);
});

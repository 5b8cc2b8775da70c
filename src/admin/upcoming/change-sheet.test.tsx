import { expect, it } from 'vitest';
import { capturedChange } from '../../offline/changes/change-entry';
import { AsStaff, showTo, someStaff } from '../doubles/as-staff';
import { somePlanned } from '../doubles/rows';
import { ChangeSheet } from './change-sheet';

it('of a confirmation that is refused while its message is open, the visitor is not to be told', async () => {
  const appointment_at = '2099-12-01T09:00:00Z';
  const planned = somePlanned({ appointment_at });
  const row = { table: 'changes', row_table: 'leads', row_id: planned.id, staff: 'ada' } as const;
  const value = { kind: 'confirmation', appointment_at, host: 'ada' } as const;
  const refused = {
    ...capturedChange('a-change', { ...row, action: 'event', value }, 1),
    seq: 1,
    state: { kind: 'parked', why: 'Bola has confirmed it.', isConflict: true, at: 1 } as const,
  };
  const staff = someStaff(() => Response.json([]));
  const change = { action: 'confirmed', planned } as const;
  const sheet = <ChangeSheet change={change} onClose={() => {}} />;
  // A refusal of before is answered by what is done now.
  const before = [{ ...refused, seq: 0 }];
  const screen = await showTo(staff, sheet, { changes: before });
  const message = screen.getByRole('heading', { name: 'Confirmed' });
  await expect.element(message).toBeVisible();
  const changes = [...before, refused];
  await screen.rerender(<AsStaff {...{ staff, changes }}>{sheet}</AsStaff>);
  await expect.element(screen.getByRole('alert')).toHaveFocus();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Bola has confirmed it.');
  await expect.element(message).not.toBeInTheDocument();
});

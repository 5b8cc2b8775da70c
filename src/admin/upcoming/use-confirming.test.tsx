import { expect, it, vi } from 'vitest';
import { DAY_MS } from '../../lib/durations';
import { capturedChange } from '../../offline/changes/change-entry';
import { showTo, someStaff } from '../doubles/as-staff';
import { someLead } from '../doubles/rows';
import { useConfirming } from './use-confirming';

const appointment_at = new Date(Date.now() + DAY_MS).toISOString();
const asked = someLead({ kind: 'consultation', appointment_at, appointment_state: 'asked' });

function Row() {
  const { buttonOf, sheet } = useConfirming('leads');
  return (
    <>
      {buttonOf(asked)}
      {sheet}
    </>
  );
}

it('a time is confirmed from its row with one tap, by whoever taps, and its message is offered then', async () => {
  const onChange = vi.fn();
  const screen = await showTo(
    someStaff(() => Response.json([])),
    <Row />,
    { onChange },
  );
  await screen.getByRole('button', { name: 'Confirm: Ada Obi' }).click();
  const value = { kind: 'confirmation', appointment_at, host: 'ada' };
  expect(onChange.mock.calls).toMatchObject([[{ row_table: 'leads', row_id: asked.id, value }]]);
  await expect.element(screen.getByRole('dialog')).toHaveTextContent(/confirmed/i);
});

it('of a confirmation that is refused while its message is open, the visitor is not to be told', async () => {
  const value = { kind: 'confirmation', appointment_at, host: 'ada' } as const;
  const row = { table: 'changes', row_table: 'leads', row_id: asked.id, staff: 'ada' } as const;
  const confirmed = capturedChange(
    crypto.randomUUID(),
    { ...row, action: 'event', value },
    Date.now(),
  );
  const state = { kind: 'parked', why: 'Bola has confirmed it.', isConflict: true, at: 1 } as const;
  const staff = someStaff(() => Response.json([]));
  const screen = await showTo(staff, <Row />, { changes: [{ ...confirmed, seq: 1, state }] });
  await screen.getByRole('button', { name: 'Confirm: Ada Obi' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Bola has confirmed it.');
  await expect.element(screen.getByText(/^Tell them/)).not.toBeInTheDocument();
});

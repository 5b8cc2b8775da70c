import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DAY_MS } from '../../lib/durations';
import { showTo, someStaff } from '../doubles/as-staff';
import { someLead } from '../doubles/rows';
import { QueuePart } from './queue-part';
import { QueueRow } from './queue-row';

const since = '2026-11-21T09:00:00Z';
const waits = { found_in: 'leads', reason: 'asked', since, promised_at: since } as const;

it.each([
  ['parked', 'Needs a decision'],
  ['waiting', 'To confirm'],
] as const)('with a change that is %s, somebody’s chip says “%s”', async (pending, words) => {
  const props = { entry: { ...waits, row: someLead() }, now: 0, isCurrent: false, pending };
  const { container } = await render(<QueueRow {...props} onOpen={() => {}} />);
  expect(container.querySelector('.queue-chip')?.textContent).toBe(words);
});

it.each(['tap', 'swipe'])(
  'one %s confirms a time, offers its message, and goes on',
  async (way) => {
    const appointment_at = new Date(Date.now() + DAY_MS).toISOString();
    const facts = { kind: 'consultation', appointment_at, appointment_state: 'asked' };
    const people = [someLead(facts), someLead({ ...facts, id: 'bisi', name: 'Bisi Ade' })];
    const counts = { all: 2, mine: 0, new: 0, asked: 2, due: 0 };
    const queue = { counts, rows: people.map((row) => ({ ...waits, row })) };
    const onChange = vi.fn();
    const screen = await showTo(
      someStaff(() => Response.json([])),
      <div role="tabpanel">
        <QueuePart queue={queue} isShown />
      </div>,
      { onChange },
    );
    const confirm = screen.getByRole('button', { name: 'Confirm: Ada Obi' });
    if (way === 'tap') await confirm.click();
    else {
      dispatchEvent(new Event('touchstart'));
      await expect.poll(() => document.querySelector('.row-swipe')).not.toBeNull();
      for (const [step, clientX] of [
        ['down', 60],
        ['move', 80],
        ['move', 380],
        ['up', 380],
      ] as const) {
        const finger = { bubbles: true, pointerType: 'touch', isPrimary: true, clientX };
        confirm.element().dispatchEvent(new PointerEvent(`pointer${step}`, finger));
      }
    }
    const value = { kind: 'confirmation', appointment_at, host: 'ada' };
    expect(onChange.mock.calls).toMatchObject([[{ row_id: people[0]?.id, value }]]);
    await expect.element(screen.getByRole('dialog')).toHaveTextContent(/confirmed/i);
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.element(screen.getByRole('button', { name: /^Bisi/ })).toHaveFocus();
  },
);

import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { someLead } from '../doubles/rows';
import { QueueRow } from './queue-row';

it.each([
  ['parked', 'Needs a decision'],
  ['waiting', 'New'],
] as const)(
  'with a change that is %s, somebody’s chip in the queue says “%s”',
  async (pending, words) => {
    const since = '2026-11-21T09:00:00Z';
    const waits = { found_in: 'leads', reason: 'new', since, promised_at: since } as const;
    const props = { entry: { ...waits, row: someLead() }, now: 0, isCurrent: false, pending };
    const { container } = await render(<QueueRow {...props} onOpen={() => {}} />);
    expect(container.querySelector('.queue-chip')?.textContent).toBe(words);
  },
);

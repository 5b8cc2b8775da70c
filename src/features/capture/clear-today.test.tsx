import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Clearing } from '../../offline/clear-viewings';
import { ClearToday } from './clear-today';
import type { Today } from './todays';

const cleared = { upTo: 1, times: 1, undone: 0 };
const undone: Clearing = { cleared: { upTo: 0, times: 1, undone: 1 } };

vi.mock('../../offline/clear-viewings', async (load) => ({
  ...(await load<typeof import('../../offline/clear-viewings')>()),
  clearToday: async (): Promise<Clearing> => ({ cleared, undo: async () => undone }),
}));

const ADA: Today['captured'][number] = {
  seq: 1,
  number: 1,
  at: 0,
  state: 'sent',
  name: 'Ada Obi',
  lead: undefined,
  until: undefined,
  why: undefined,
};

function List() {
  const [isCleared, setIsCleared] = useState(false);
  return (
    <ClearToday
      today={{ captured: isCleared ? [] : [ADA], sent: 1, earlier: 0 }}
      onChange={({ upTo }) => setIsCleared(upTo > 0)}
    />
  );
}

it('moves keyboard focus to where the list was cleared, and to where it was restored', async () => {
  const screen = await render(<List />);
  const button = (name: RegExp) => screen.getByRole('button', { name });
  await button(/^Clear/).click();
  await expect.element(button(/^Undo/)).toHaveFocus();
  await button(/^Undo/).click();
  await expect.element(button(/^Clear/)).toHaveFocus();
});

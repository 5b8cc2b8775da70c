import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { OutboxProvider } from '../../hooks/use-outbox';
import { emptyStorage } from '../../offline/doubles/storage';
import type { DeliveredEntry } from '../../offline/entry';
import { createOutbox } from '../../offline/outbox';
import { createSending } from '../../offline/sending';
import { deviceEnv } from '../../remote/device-env';
import { ClearToday } from './clear-today';
import type { Today } from './todays';

const sent: DeliveredEntry = {
  seq: 1,
  id: crypto.randomUUID(),
  capturedAt: new Date().toISOString(),
  subject: { table: 'leads', kind: 'viewing', property: 'Bloom Towers', name: 'Ada Obi' },
  state: { kind: 'delivered', at: Date.now() },
};

const outbox = {
  ...createOutbox({
    ...deviceEnv(),
    loadSending: async () => (parts) =>
      createSending({ ...parts, deliver: () => Promise.reject(new TypeError('Nothing is sent.')) }),
  }),
  list: async () => ({ entries: [sent], changes: [], unreadable: [] }),
};

const ADA: Today['captured'][number] = {
  seq: 1,
  number: 1,
  at: 0,
  state: 'sent',
  hasArrived: true,
  name: 'Ada Obi',
  property: 'Bloom Towers',
  lead: undefined,
  until: undefined,
  why: undefined,
};

beforeEach(emptyStorage);

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
  const screen = await render(
    <OutboxProvider outbox={outbox}>
      <List />
    </OutboxProvider>,
  );
  const button = (name: RegExp) => screen.getByRole('button', { name });
  await button(/^Clear/).click();
  await expect.element(button(/^Undo/)).toHaveFocus();
  await button(/^Undo/).click();
  await expect.element(button(/^Clear/)).toHaveFocus();
});

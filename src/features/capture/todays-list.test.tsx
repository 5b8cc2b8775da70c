import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { OutboxProvider } from '../../hooks/use-outbox';
import { readCleared } from '../../offline/cleared';
import { emptyStorage } from '../../offline/doubles/storage';
import { createOutbox } from '../../offline/outbox';
import { createSending } from '../../offline/sending';
import { deviceEnv } from '../../remote/device-env';
import type { Today } from './todays';
import { ClearToday } from './todays-list';

const outbox = createOutbox({
  ...deviceEnv(),
  loadSending: async () => (parts) =>
    createSending({ ...parts, deliver: () => Promise.reject(new TypeError('Nothing is sent.')) }),
});

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

const signOut = () => outbox.forgetViewings().then(() => readCleared(outbox));

function List() {
  const [cleared, setCleared] = useState({ upTo: 0, times: 0, undone: 0 });
  return (
    <>
      <ClearToday
        today={{ captured: cleared.upTo > 0 ? [] : [ADA], sent: 1, earlier: 0 }}
        cleared={cleared}
        onChange={setCleared}
      />
      <button type="button" onClick={() => void signOut().then(setCleared)}>
        Sign out elsewhere
      </button>
    </>
  );
}

async function shown() {
  const screen = await render(
    <OutboxProvider outbox={outbox}>
      <List />
    </OutboxProvider>,
  );
  return (name: RegExp) => screen.getByRole('button', { name });
}

it('moves keyboard focus to where the list was cleared, and to where it was restored', async () => {
  const button = await shown();
  await button(/^Clear/).click();
  await expect.element(button(/^Undo/)).toHaveFocus();
  await button(/^Undo/).click();
  await expect.element(button(/^Clear/)).toHaveFocus();
});

it('offers no undo that would bring nothing back, after a sign-out in another tab', async () => {
  const button = await shown();
  await button(/^Clear/).click();
  await expect.element(button(/^Undo/)).toBeVisible();
  await button(/^Sign out elsewhere/).click();
  await expect.element(button(/^Undo/)).not.toBeInTheDocument();
});

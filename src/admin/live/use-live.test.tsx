import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { OutboxProvider } from '../../hooks/use-outbox';
import type { Outbox } from '../../offline/outbox';
import { createDeliverChange } from '../changes/deliver-change';
import { type Staff, StaffContext } from '../staff';
import { PasswordSheetContext } from '../staff-sheet';
import { useChangeDelivery } from './use-live';

type Sheet = ComponentProps<typeof PasswordSheetContext>['value'];

/** Records what the outbox is told while a dashboard is mounted and its password sheet opens and closes. */
async function dashboard() {
  const told: string[] = [];
  const outbox = {
    authorize: (deliver: unknown) => told.push(deliver ? 'authorized' : 'not authorized'),
    flush: async (trigger: string) => told.push(trigger),
  } as unknown as Outbox;
  const staff = { id: 'ada', client: { url: 'https://project.example', key: 'public' } } as Staff;
  const page = (sheet: Sheet) => (
    <OutboxProvider outbox={outbox}>
      <StaffContext value={staff}>
        <PasswordSheetContext value={sheet}>
          <Delivery />
        </PasswordSheetContext>
      </StaffContext>
    </OutboxProvider>
  );
  const screen = await render(page('none'));
  const show = (sheet: Sheet) => screen.rerender(page(sheet));
  return { told, show, leave: () => screen.unmount() };
}

function Delivery() {
  useChangeDelivery(createDeliverChange);
  return null;
}

it('retries held changes once when the password sheet closes', async () => {
  const { told, show } = await dashboard();
  expect(told).toEqual(['authorized']);
  await show('due');
  await show('open');
  expect(told).toEqual(['authorized']);
  await show('none');
  expect(told).toEqual(['authorized', 'manual']);
});

it('retries nothing when the dashboard is left while the sheet is open', async () => {
  const { told, show, leave } = await dashboard();
  await show('open');
  await leave();
  expect(told).toEqual(['authorized', 'not authorized']);
});

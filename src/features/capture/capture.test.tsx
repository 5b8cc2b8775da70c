import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { tourProperties } from '../../content/options';
import { OutboxProvider } from '../../hooks/use-outbox';
import { CAPTURE_SETUP } from '../../offline/cleared';
import { emptyStorage } from '../../offline/doubles/storage';
import { keepTexts } from '../../offline/kept-texts';
import type { Outbox } from '../../offline/outbox';
import { silentOutbox } from '../../remote/doubles/silent-outbox';
import { Capture } from './capture';

beforeEach(emptyStorage);

const shown = (outbox: Outbox) => (
  <MemoryRouter>
    <OutboxProvider outbox={outbox}>
      <Capture />
    </OutboxProvider>
  </MemoryRouter>
);

it('where the agent’s name is known, a first visitor is captured by the typing, the tick and Save', async () => {
  const outbox = silentOutbox();
  await keepTexts(outbox, CAPTURE_SETUP, { agent: 'Tunde Bello' }, Date.now());
  const keep = vi.fn(async () => ({ kind: 'kept' as const, seq: 1 }));
  const screen = await render(shown({ ...outbox, keep }));
  const property = tourProperties[1] ?? '';
  await screen.getByLabelText('Property you are showing').selectOptions(property);
  await screen.getByLabelText('Name', { exact: true }).click();
  await userEvent.keyboard('Ada Obi{Enter}0803 123 4567');
  await screen.getByLabelText('They agreed').click();
  await screen.getByRole('button', { name: 'Save enquiry' }).click();
  await expect.element(screen.getByText('Saved: Ada Obi')).toBeVisible();
  await expect.element(screen.getByText(`${property} by Tunde Bello`)).toBeVisible();
  expect(JSON.stringify(keep.mock.calls)).toContain('"agent":"Tunde Bello"');
  expect(JSON.stringify(keep.mock.calls)).toContain(property);
});

it('changing the property keeps what was typed and agreed to, and the focus with it', async () => {
  const screen = await render(shown(silentOutbox()));
  await screen.getByLabelText('Your own name').fill('Tunde Bello');
  await screen.getByRole('button', { name: 'Start capturing' }).click();
  // The next to be typed is the first visitor.
  await expect.element(screen.getByLabelText('Name', { exact: true })).toHaveFocus();
  await screen.getByLabelText('Name', { exact: true }).fill('Ada Obi');
  await screen.getByLabelText('They agreed').click();

  await screen.getByRole('button', { name: 'Change' }).click();
  const property = screen.getByLabelText('Property you are showing');
  await expect.element(property).toHaveFocus();
  await expect.element(screen.getByLabelText('Name', { exact: true })).not.toBeVisible();
  await property.selectOptions(tourProperties[1] ?? '');
  await screen.getByRole('button', { name: 'Done' }).click();
  await expect.element(screen.getByRole('button', { name: 'Change' })).toHaveFocus();
  await expect.element(screen.getByText(tourProperties[1] ?? '').first()).toBeVisible();
  await expect.element(screen.getByLabelText('Name', { exact: true })).toHaveValue('Ada Obi');
  await expect.element(screen.getByLabelText('They agreed')).toBeChecked();
});

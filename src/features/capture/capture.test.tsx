import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { tourProperties } from '../../content/options';
import { OutboxProvider } from '../../hooks/use-outbox';
import { emptyStorage } from '../../offline/doubles/storage';
import { silentOutbox } from '../../remote/doubles/silent-outbox';
import { Capture } from './capture';

beforeEach(() => {
  localStorage.clear();
  return emptyStorage();
});

it('changing the property keeps what was typed and agreed to, and the focus with it', async () => {
  const outbox = silentOutbox();
  const screen = await render(
    <MemoryRouter>
      <OutboxProvider outbox={outbox}>
        <Capture />
      </OutboxProvider>
    </MemoryRouter>,
  );
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

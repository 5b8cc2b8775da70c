import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { pendingSample } from '../../offline/doubles/change-samples';
import { someLead } from '../doubles/rows';
import { ReachLinks } from '../people/reach';
import { RowItem } from './row-item';
import '../admin.css';

const lead = someLead();
const shown = { row: lead, stored: lead, changes: [], onOpen: () => {}, tools: undefined };
const item = (props: Partial<ComponentProps<typeof RowItem>>) => (
  <RowItem {...shown} about={['Bloom Towers', null, 'WhatsApp']} {...props} />
);

it('names the person, what they asked about, and each way to reach them', async () => {
  const onOpen = vi.fn();
  const chips = [{ name: 'agreed', words: 'Confirmed · You', isDue: false } as const];
  const said = { note: 'Ring on Monday', hasUnsavedNotes: true, chips };
  const reaches = <ReachLinks person={lead} size="tight" />;
  const screen = await render(item({ ...said, reaches, onOpen, onRemove: () => {} }));
  const row = screen.getByRole('article', { name: 'Ada Obi' });
  await expect.element(row).toHaveTextContent(/Bloom TowersWhatsAppNotes not saved/);
  // Red is what waits for somebody.
  await expect.element(row.getByRole('listitem')).not.toHaveAttribute('data-due');
  for (const name of ['Call Ada Obi', 'WhatsApp Ada Obi', 'Email Ada Obi']) {
    await expect.element(row.getByRole('link', { name })).toBeInTheDocument();
  }
  await expect.element(row.getByRole('button', { name: 'Delete Ada Obi' })).toBeVisible();
  await row.getByRole('button', { name: 'Ada Obi', exact: true }).click();
  expect(onOpen).toHaveBeenCalledOnce();
});

it.each([360, 1280])('the mark of a change that waits moves nothing, at %d px', async (width) => {
  await page.viewport(width, 800);
  const screen = await render(item({ onRemove: () => {} }));
  const row = screen.getByRole('article', { name: 'Ada Obi' });
  const before = row.element().getBoundingClientRect().height;
  await screen.rerender(item({ onRemove: () => {}, changes: [pendingSample()] }));
  await expect.element(row.getByText('Waiting to be sent')).toBeInTheDocument();
  expect(row.element().getBoundingClientRect().height).toBe(before);
});

it('offers no deletion to whoever may not delete', async () => {
  const screen = await render(item({}));
  await expect.element(screen.getByRole('button', { name: 'Ada Obi' })).toBeVisible();
  expect(screen.getByRole('button').elements()).toHaveLength(1);
});

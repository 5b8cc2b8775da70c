import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { PendingChange } from '../../domain/change';
import { someLead } from '../doubles/rows';
import { ReachLinks } from '../people/reach';
import { RowItem } from './row-item';
import '../admin.css';

const lead = someLead();

it('names the person, what they asked about, and each way to reach them', async () => {
  const onOpen = vi.fn();
  const screen = await render(
    <RowItem
      row={lead}
      stored={lead}
      changes={[]}
      onOpen={onOpen}
      onRemove={() => undefined}
      about={['Bloom Towers', null, 'WhatsApp']}
      chips={[{ name: 'agreed', words: 'Confirmed · You', isDue: false }]}
      note="Ring on Monday"
      hasUnsavedNotes
      tools={undefined}
      reaches={<ReachLinks person={lead} size="tight" />}
    />,
  );
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

const waiting: PendingChange = {
  seq: 1,
  id: 'an-event',
  capturedAt: '2026-11-21T09:00:00.000Z',
  change: {
    table: 'changes',
    row_table: 'leads',
    action: 'event',
    value: { kind: 'status', status: 'contacted' },
    row_id: lead.id,
    staff: 'ada',
  },
  state: 'waiting',
  why: undefined,
  isConflict: false,
};

it.each([360, 1280])('the mark of a change that waits moves nothing, at %d px', async (width) => {
  await page.viewport(width, 800);
  const row = (changes: PendingChange[]) => (
    <RowItem
      row={lead}
      stored={lead}
      changes={changes}
      onOpen={() => undefined}
      onRemove={() => undefined}
      about={['Bloom Towers', 'Contact form']}
      note=""
      tools={undefined}
    />
  );
  const screen = await render(row([]));
  const item = screen.getByRole('article', { name: 'Ada Obi' });
  const before = item.element().getBoundingClientRect().height;
  await screen.rerender(row([waiting]));
  await expect.element(item.getByText('Waiting to be sent')).toBeInTheDocument();
  expect(item.element().getBoundingClientRect().height).toBe(before);
});

it('offers no deletion to whoever may not delete', async () => {
  const screen = await render(
    <RowItem
      row={lead}
      stored={lead}
      changes={[]}
      onOpen={() => undefined}
      about={['Bloom Towers']}
      tools={undefined}
    />,
  );
  await expect.element(screen.getByRole('button', { name: 'Ada Obi' })).toBeVisible();
  expect(screen.getByRole('button').elements()).toHaveLength(1);
});

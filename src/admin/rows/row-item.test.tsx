import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { someLead } from '../doubles/rows';
import { ReachLinks } from '../people/reach-links';
import { RowItem } from './row-item';

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
      note="Ring on Monday"
      hasUnsavedNotes
      tools={undefined}
      reaches={<ReachLinks person={lead} size="tight" />}
    />,
  );
  const row = screen.getByRole('article', { name: 'Ada Obi' });
  await expect.element(row).toHaveTextContent(/Bloom TowersWhatsAppNotes not saved/);
  for (const name of ['Call Ada Obi', 'WhatsApp Ada Obi', 'E-mail Ada Obi']) {
    await expect.element(row.getByRole('link', { name })).toBeInTheDocument();
  }
  await expect.element(row.getByRole('button', { name: 'Delete Ada Obi' })).toBeVisible();
  await row.getByRole('button', { name: 'Ada Obi', exact: true }).click();
  expect(onOpen).toHaveBeenCalledOnce();
});

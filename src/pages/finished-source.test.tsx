import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { pageFromSource } from './finished-source';

const html = (Page: ComponentType) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
const htmlOf = async (path: string) => html((await pageFromSource(path)).Page);

it('an article says what has changed since, and names the sources of its law and tax with the day of checking', async () => {
  const guide = await htmlOf('/blog/uk-property-guide');
  const [changes = '', sources = ''] = guide.split('Law, tax and other facts in this article');
  expect(changes).toContain('What has changed since');
  expect(changes).toContain('Since 1 May 2026 private tenancies in England');
  expect(changes).toContain('Source: Renters’ Rights Act 2025.');
  expect(sources).toContain('Checked on 25 November 2026');
  expect(sources).toContain('Leases: Leasehold Reform (Ground Rent) Act 2022');
  expect(sources).toContain('data-from="2027-02-28" hidden=""');
});

it('the guide to England and the stamp duty calculator list what else a purchase costs', async () => {
  const { DutyNotes } = await import('./calculators/duty-notes-source');
  for (const notes of [await htmlOf('/guides/england'), html(DutyNotes)]) {
    expect(notes).toContain('What else to budget for');
    expect(notes).toContain('£150–£330 at £200,001 to £500,000');
    expect(notes).toContain('£1,310–£1,580 at £100,000 to £500,000 (guide)');
    expect(notes).toContain('Ask for a written quote');
    expect(notes).toContain('HM Land Registry, Scale 1');
  }
});

import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { pageFromSource } from './finished-source';

async function htmlOf(path: string): Promise<string> {
  const { Page } = await pageFromSource(path);
  return renderToStaticMarkup(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
}

it('an article says what has changed since, and names the sources of its law and tax with the day of checking', async () => {
  const html = await htmlOf('/blog/uk-property-guide');
  const [changes = '', sources = ''] = html.split('Law, tax and other facts in this article');
  expect(changes).toContain('What has changed since');
  expect(changes).toContain('Since 1 May 2026 private tenancies in England');
  expect(changes).toContain('Source: Renters’ Rights Act 2025.');
  expect(sources).toContain('Checked on 25 November 2026');
  expect(sources).toContain('Leases: Leasehold Reform (Ground Rent) Act 2022');
  expect(sources).toContain('data-from="2027-02-28" hidden=""');
});

it('the guide to England and the stamp duty calculator list what else a purchase costs', async () => {
  const { DutyNotes } = await import('./calculators/duty-notes-source');
  const notes = renderToStaticMarkup(
    <MemoryRouter>
      <DutyNotes />
    </MemoryRouter>,
  );
  for (const html of [await htmlOf('/guides/england'), notes]) {
    expect(html).toContain('What else to budget for');
    expect(html).toContain('£150–£330 at £200,001 to £500,000');
    expect(html).toContain('£1,310–£1,580 at £100,000 to £500,000 (guide)');
    expect(html).toContain('Ask for a written quote');
    expect(html).toContain('HM Land Registry, Scale 1');
  }
});

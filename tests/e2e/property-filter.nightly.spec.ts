import { namesShown, openList, rowOf } from '../support/dashboard';
import { expect, test } from '../support/fixtures';
import { aLead, clearLists, insertRows } from '../support/rows';

const CONSULTATION = 'General Interest, consultation on Wednesday, September 30, 2026';

test.beforeEach(async ({ site }) => {
  await clearLists(site);
  await insertRows(site, 'leads', [
    aLead('Ada Obi', { property_interest: 'Capital Gardens', property_slug: 'capital-gardens' }),
    // From an older release, which sent only the label.
    aLead('Bisi Ade', { property_interest: 'Capital Gardens (Land)' }),
    aLead('Chidi Eze', { property_interest: 'Brum Height 7' }),
    aLead('Dayo Ojo', { property_interest: CONSULTATION }),
  ]);
});

test('a property is one option of the filter, by whichever name it was stored', async ({
  page,
  site,
}) => {
  await openList(page, site, 'Leads');
  await expect(rowOf(page, 'Ada Obi')).toContainText('Capital Gardens (Land)');
  await expect(rowOf(page, 'Bisi Ade')).toContainText('Capital Gardens (Land)');
  await page.getByRole('button', { name: 'Filters' }).click();
  const property = page.getByLabel('Property', { exact: true });
  for (const [choice, names] of [
    ['Capital Gardens (Land)', ['Ada Obi', 'Bisi Ade']],
    ['Brum Height 7', ['Chidi Eze']],
    ['General Interest', ['Dayo Ojo']],
    ['No property', ['Dayo Ojo']],
  ] as const) {
    await property.selectOption(choice);
    await expect.poll(() => namesShown(page)).toEqual(names);
  }
});

import { expect, test } from 'vitest';
import holidays from '../../src/content/holidays.yaml';
import { closedDays } from '../../src/domain/holidays';
import { openPlainDatabase } from './support/plain';

const db = await openPlainDatabase();

test('the database closes on the same days as the scheduler, for the same reasons', async () => {
  const { rows } = await db.query(
    'select office, day::text, name, is_expected from private.holidays order by office, day',
  );
  // If it does not, once there is a second migration: `npm run holidays` prints what a new one has to say.
  expect(rows).toEqual(
    closedDays(holidays).map(({ isExpected, ...day }) => ({ ...day, is_expected: isExpected })),
  );
});

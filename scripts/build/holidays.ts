import holidays from '../../src/content/holidays.yaml';
import { closedDays } from '../../src/domain/holidays.ts';
import { OFFICES } from '../../src/domain/office.ts';

/** The module with the days on which each office is closed, and why. */
export function closuresModule(): string {
  const days = closedDays(holidays);
  const byOffice = OFFICES.map((office) => {
    const own = days
      .filter((one) => one.office === office)
      .map(({ day, name, isExpected }) => [day, isExpected ? `${name} (expected)` : name]);
    return [office, Object.fromEntries(own)];
  });
  return [
    "import type { Closures } from '../domain/office';\n",
    '\n/** The public holidays on which each office is closed. */\n',
    `export const closures: Closures = ${JSON.stringify(Object.fromEntries(byOffice), null, 2)};\n`,
  ].join('');
}

export { holidays };

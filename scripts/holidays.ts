import { holidayRows } from './backend/content-rows.ts';

/** `npm run holidays`: prints the body of a migration that gives the database the holidays of `src/content/holidays.yaml`. */
process.stdout.write(`delete from private.holidays;\n${holidayRows()}`);

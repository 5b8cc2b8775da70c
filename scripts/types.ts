import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DATABASE_TYPES_FILE, generateDatabaseTypes } from './backend/database-types.ts';
import { openPlainDatabase } from './backend/plain-database.ts';

/** `npm run types`: writes the types of the migrated database; `--check` only reports whether they are current. */
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const stored = existsSync(DATABASE_TYPES_FILE) ? readFileSync(DATABASE_TYPES_FILE, 'utf8') : '';
const db = await openPlainDatabase();
const current = await generateDatabaseTypes(db);
await db.close();

if (stored === current) {
  console.log(`${DATABASE_TYPES_FILE} is current.`);
} else if (values.check) {
  console.error(
    `${DATABASE_TYPES_FILE} does not match supabase/migrations. Run \`npm run types\`.`,
  );
  process.exitCode = 1;
} else {
  writeFileSync(DATABASE_TYPES_FILE, current);
  console.log(`${DATABASE_TYPES_FILE} written.`);
}

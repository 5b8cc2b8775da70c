import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { claimDataDirectory, dataDirectory, demoAdmin } from './backend/data-dir.ts';
import { loadKeys } from './backend/keys.ts';
import { EXTENSIONS } from './backend/migrate.ts';
import { openBackend } from './backend/open.ts';
import { type Amounts, fillDatabase } from './seed/fill.ts';
import { STAFF_WORK_SQL } from './seed/staff-work.ts';

/**
 * `npm run seed`: fills the embedded database with made-up people, to see the dashboard as it will be after years. The
 * defaults are `-- --leads 100000 --contacts 20000 --subscribers 20000 --seed 1`. Two agents share the leads, and each has three
 * events.
 */
async function main(): Promise<string> {
  const { values } = parseArgs({
    options: {
      leads: { type: 'string', default: '100000' },
      contacts: { type: 'string', default: '20000' },
      subscribers: { type: 'string', default: '20000' },
      seed: { type: 'string', default: '1' },
    },
  });
  const amounts: Amounts = {
    leads: amount('leads', values.leads),
    contacts: amount('contacts', values.contacts),
    newsletter_subscribers: amount('subscribers', values.subscribers),
  };
  const seed = amount('seed', values.seed);

  if (existsSync('.env')) process.loadEnvFile('.env');
  const hosted = process.env['SUPABASE_URL'];
  if (hosted) {
    throw new Error(
      `SUPABASE_URL is set to ${hosted}. Made-up people belong in the embedded database only: unset it first.`,
    );
  }

  const directory = dataDirectory();
  const release = claimDataDirectory(directory);
  try {
    const backend = await openBackend({
      dataDir: directory,
      siteUrl: 'http://localhost:4173',
      keys: loadKeys(),
      demoAdmin: demoAdmin(directory),
    });
    await backend.close();
    // Directly, because the API would need a request for every twenty rows.
    const db = await PGlite.create({
      dataDir: join(directory, 'database'),
      extensions: EXTENSIONS,
    });
    try {
      const added = await fillDatabase(db, amounts, { seed });
      await db.exec(STAFF_WORK_SQL);
      return `Added ${added.leads} leads, ${added.contacts} contacts and ${added.newsletter_subscribers} subscribers to ${directory}.`;
    } finally {
      await db.close();
    }
  } finally {
    release();
  }
}

function amount(name: string, text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new Error(`--${name} wants a number, not "${text}".`);
  return Number(text);
}

try {
  console.log(await main());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { claimDataDirectory, dataDirectory } from './backend/data-dir.ts';
import { EXTENSIONS } from './backend/migrate.ts';
import { removeDemoTeam } from './demo/remove-team.ts';
import { demoTeam } from './demo/team-file.ts';

/** `npm run demo:remove`: takes the demonstration team and its week out of the embedded database. */
async function main(): Promise<string> {
  const directory = dataDirectory();
  const release = claimDataDirectory(directory);
  try {
    if (!demoTeam(directory)) return `There is no demonstration team in ${directory}.`;
    const db = await PGlite.create({
      dataDir: join(directory, 'database'),
      extensions: EXTENSIONS,
    });
    try {
      const removed = await removeDemoTeam(db, directory);
      return removed === undefined
        ? `The demonstration team of ${directory} is removed already.`
        : `Removed two agents and ${removed} made-up rows from ${directory}. Everything else is as it was.`;
    } finally {
      await db.close();
    }
  } finally {
    release();
  }
}

try {
  console.log(await main());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

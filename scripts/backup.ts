import { NOT_IN_IT } from './backup/contents.ts';
import { withDatabase } from './backup/database.ts';
import { writeBackup } from './backup/write.ts';
import { startOrSay } from './host/start-fault.ts';

/**
 * `npm run backup`: writes everything that people have in the database into a file, and who can sign in; `-- <file>` names it.
 * The database is the PostgreSQL at SUPABASE_DB_URL, or the embedded one, whose server must be stopped first.
 */
await startOrSay(async () => {
  const stamp = new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  const file = process.argv[2] ?? `backups/meridian-${stamp}.jsonl`;
  await withDatabase('read', async (db, place) => {
    const rows = await writeBackup(db, file);
    console.log(`${rows} rows of ${place} are in ${file}, which only this user may read.`);
    console.log(NOT_IN_IT);
  });
});

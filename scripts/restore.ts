import { parseArgs } from 'node:util';
import { SettingFault } from './backend/setting.ts';
import { withDatabase } from './backup/database.ts';
import { readBackup } from './backup/line.ts';
import { restoreBackup, teamOf } from './backup/restore.ts';
import { startOrSay } from './host/start-fault.ts';

/**
 * `npm run restore -- <file>`: brings a backup into the PostgreSQL at SUPABASE_DB_URL, whose migrations are applied, or into
 * the embedded database, whose server must be stopped first. `--replace` empties one that has people's rows;
 * `--later <file>` names a later backup, so that who was erased or left a list until then stays so.
 */
await startOrSay(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false }, later: { type: 'string' } },
  });
  const [file] = positionals;
  if (!file || positionals.length > 1) {
    throw new SettingFault('Usage: npm run restore -- <file> [--replace] [--later <file>]');
  }
  // No database is made for what is none.
  for (const one of [file, values.later]) if (one) await readBackup(one).next();
  await withDatabase('write', async (db, place) => {
    const { madeAt, rows, erasedAgain, takenOffAgain, leftOut } = await restoreBackup(
      db,
      file,
      values,
    );
    console.log(`${place} has the ${rows} rows of ${madeAt}.`);
    if (erasedAgain > 0)
      console.log(`Erased again, as people had asked since: ${erasedAgain} rows.`);
    if (takenOffAgain > 0)
      console.log(
        `Off the newsletter and the lists of watchers again, as people had left since: ${takenOffAgain} rows.`,
      );
    for (const one of leftOut)
      console.log(`Not restored, as this account server has no place for it: ${one}.`);
    console.log(
      `What this restore can’t know of the time after ${madeAt}: who left a list or was erased, unless this database or the file named with --later says so; what watchers were told, so the next \`npm run mails\` may repeat it; and which accounts were removed and passwords changed. The team is now:`,
    );
    for (const { email, role } of await teamOf(db)) console.log(`  ${email}, ${role}`);
  });
});

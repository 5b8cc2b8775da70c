import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { SettingFault } from '../backend/setting.ts';
import { appliedMigrations, backedUpTables, quoted } from './contents.ts';
import type { Database } from './database.ts';
import { type Line, VERSION } from './line.ts';

/** Rows at a time: a picture of a business card has a third of a megabyte as text. */
const ROWS = 100;

/**
 * Writes what a database holds into a file that only its owner may read, as it was at one moment.
 * @returns how many rows
 */
export async function writeBackup(db: Database, file: string): Promise<number> {
  if (existsSync(file)) throw new SettingFault(`${file} exists already.`);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  // Under its name only once it is whole.
  const part = `${file}.part`;
  await rm(part, { force: true });
  const handle = await open(part, 'wx', 0o600);
  try {
    let rows = 0;
    const write = (line: Line) => handle.write(`${JSON.stringify(line)}\n`);
    await db.query('begin isolation level repeatable read read only');
    try {
      const migrations = await appliedMigrations(db);
      await write({
        backup: 'meridian',
        version: VERSION,
        made_at: new Date().toISOString(),
        migrations,
      });
      for (const { name, columns } of await backedUpTables(db)) {
        const names = [...columns.keys()];
        await write({ table: name, columns: names });
        const values = names.map((column) => `${quoted(column)}::text`).join();
        await db.query(
          `declare read no scroll cursor for select to_json(array[${values}]::text[])::text as line from ${name}`,
        );
        for (;;) {
          const batch = (await db.query<{ line: string }>(`fetch ${ROWS} from read`)).rows;
          if (batch.length === 0) break;
          rows += batch.length;
          await handle.write(batch.map(({ line }) => `${line}\n`).join(''));
        }
        await db.query('close read');
      }
      for await (const counter of countersOf(db)) await write(counter);
      await write({ end: true, rows });
    } finally {
      await db.query('rollback');
    }
    await handle.sync();
    await handle.close();
    await rename(part, file);
    return rows;
  } catch (error) {
    await handle.close();
    await rm(part, { force: true });
    throw error;
  }
}

/** What the database's own counters count next. */
async function* countersOf(db: Database) {
  const { rows } = await db.query<{ sequence: string }>(
    `select format('%I.%I', schemaname, sequencename) as sequence
     from pg_sequences where schemaname in ('public', 'private') order by 1`,
  );
  for (const { sequence } of rows) {
    // The list says nothing of one that was set and has not counted since.
    const counter = await db.query<{ next: string }>(
      `select (last_value + is_called::integer)::text as next from ${sequence}`,
    );
    for (const { next } of counter.rows) yield { sequence, next };
  }
}

import { SettingFault } from '../backend/setting.ts';
import {
  ACCOUNT_DEFAULTS,
  type Applied,
  appliedMigrations,
  backedUpTables,
  emptiedTables,
  isAccountTable,
  migrationFault,
  quoted,
  type Table,
  tableFault,
} from './contents.ts';
import type { Database } from './database.ts';
import { erasuresIn, mergeErasures } from './erasures.ts';
import { readLater } from './later.ts';
import { leaversIn, takeOffAgain } from './leavers.ts';
import { type Line, readBackup } from './line.ts';

/** A statement's rows, and roughly its letters, at most. */
const BATCH = { rows: 500, letters: 1_000_000 };

export type Restored = {
  madeAt: string;
  rows: number;
  /** Rows that were erased after the backup was made. */
  erasedAgain: number;
  /** Rows of people who left the newsletter or a property's watchers after that. */
  takenOffAgain: number;
  /** Tables of the account server that this one doesn't have, with their rows; and columns that had values. */
  leftOut: string[];
};

/**
 * Replaces what a database holds by a backup, or changes nothing.
 * @param options.replace whether it may have people's rows, which are then gone
 * @param options.later a later backup: who was erased or left a list until then stays so
 */
export async function restoreBackup(
  db: Database,
  file: string,
  options: { replace?: boolean; later?: string | undefined } = {},
): Promise<Restored> {
  // First: of another release, nothing else here need exist.
  const applied = await appliedMigrations(db);
  const people = options.replace ? [] : await peopleIn(db);
  if (people.length > 0) {
    throw new SettingFault(
      `There are people in this database (${people.join(', ')}). Whatever isn’t in the backup would be lost: if that is what you want, add --replace.`,
    );
  }
  // Before anything is emptied: what this database has erased stays erased, and who has left its lists stays off them.
  const erasures = await erasuresIn(db);
  const leavers = await leaversIn(db);
  if (options.later) {
    const later = await readLater(options.later);
    erasures.push(...later.erasures);
    leavers.push(...later.leavers);
  }

  await db.query('begin');
  try {
    // Rows come as they were: no trigger changes them, counts them or tells anybody.
    await db.query('set local session_replication_role = replica');
    const restored = await load(db, file, applied);
    await db.query('set local session_replication_role = origin');
    await mergeErasures(db, erasures);
    const { rows } = await db.query<{ rows: number }>(
      'select coalesce(sum(private.erase(row_ids)), 0)::int as rows from private.erasures',
    );
    const takenOffAgain = await takeOffAgain(db, leavers, restored.madeAt);
    await db.query(
      'update private.database_epoch set epoch = gen_random_uuid(), since = now() where only_row',
    );
    await db.query('commit');
    return { ...restored, erasedAgain: rows[0]?.rows ?? 0, takenOffAgain };
  } catch (error) {
    await db.query('rollback');
    throw error;
  }
}

/** Who can read everybody's rows now: a backup also brings back who has left since. */
export async function teamOf(db: Database): Promise<{ email: string; role: string }[]> {
  const { rows } = await db.query<{ email: string; role: string }>(
    `select coalesce(u.email, u.id::text) as email, r.role::text as role
     from public.user_roles r join auth.users u on u.id = r.user_id order by 2, 1`,
  );
  return rows;
}

/** Tables with people's rows, and how many. */
async function peopleIn(db: Database): Promise<string[]> {
  const { rows: tables } = await db.query<{ name: string }>(
    `select distinct 'public.' || table_name as name from information_schema.view_column_usage
       where view_schema = 'private' and view_name = 'personal_rows'
     union all select 'public.lead_events' union all select 'auth.users' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db.query<{ n: number }>(`select count(*)::integer as n from ${name}`);
    const n = rows[0]?.n ?? 0;
    if (n > 0) found.push(`${n} in ${name}`);
  }
  return found;
}

async function load(
  db: Database,
  file: string,
  applied: Applied[],
): Promise<Omit<Restored, 'erasedAgain' | 'takenOffAgain'>> {
  const tables = new Map((await backedUpTables(db)).map((table) => [table.name, table]));
  const missing = new Set([...tables.keys()].filter((name) => !isAccountTable(name)));
  const leftOut = new Map<string, number>();
  let madeAt = '';
  let rows = 0;
  let insert: ReturnType<typeof createInsert> | undefined;
  const leave = (what: string) => leftOut.set(what, (leftOut.get(what) ?? 0) + 1);

  const take = async (line: Line) => {
    if (Array.isArray(line)) {
      rows += 1;
      await insert?.add(line);
      return;
    }
    await insert?.flush();
    insert = undefined;
    if ('backup' in line) {
      madeAt = line.made_at;
      const fault = migrationFault(line.migrations, applied);
      if (fault) throw new SettingFault(fault);
      await db.query(`truncate ${(await emptiedTables(db)).join()}`);
    } else if ('table' in line) {
      const table = tables.get(line.table);
      missing.delete(line.table);
      const fault = tableFault(line.table, line.columns, table);
      if (fault) throw new SettingFault(fault);
      insert = createInsert(db, table, line, leave);
    } else if ('sequence' in line) {
      await db.query('select setval($1::regclass, $2::bigint, false)', [line.sequence, line.next]);
    }
  };
  for await (const line of readBackup(file)) await take(line);
  for (const name of missing) throw new SettingFault(tableFault(name, [], tables.get(name)));
  return { madeAt, rows, leftOut: [...leftOut].map(([what, n]) => `${what} (${n} rows)`) };
}

/**
 * Inserts the rows of a table, many at a time.
 * @param table as this database has it, if it does
 * @param line the table's line in the backup
 * @param onLeftOut is told of each value that has no place here
 */
function createInsert(
  db: Database,
  table: Table | undefined,
  line: { table: string; columns: string[] },
  onLeftOut: (what: string) => void,
) {
  const columns = table?.columns ?? new Map<string, string>();
  const isAccount = line.table === 'auth.users';
  // Values of columns that the file doesn't have.
  const further = Object.entries(isAccount ? ACCOUNT_DEFAULTS : {}).filter(
    ([column]) => columns.has(column) && !line.columns.includes(column),
  );
  const into = [
    ...line.columns.filter((column) => columns.has(column)),
    ...further.map(([c]) => c),
  ];
  const missing = line.columns.flatMap((column, n) =>
    columns.has(column) ? [] : [[column, n] as const],
  );
  const values = into.map((column) => {
    const at = line.columns.indexOf(column);
    const instead = isAccount ? ACCOUNT_DEFAULTS[column] : undefined;
    const value = at < 0 ? 'null' : `line ->> ${at}`;
    const whole = instead === undefined ? value : `coalesce(${value}, '${instead}')`;
    return `(${whole})::${columns.get(column)}`;
  });
  const sql = `insert into ${line.table} (${into.map(quoted).join()}) overriding system value
    select ${values.join()} from json_array_elements($1::text::json) as line`;
  let batch: string[] = [];
  let letters = 0;

  async function flush(): Promise<void> {
    if (batch.length > 0) await db.query(sql, [`[${batch.join()}]`]);
    batch = [];
    letters = 0;
  }
  return {
    flush,
    async add(row: (string | null)[]) {
      if (!table) {
        onLeftOut(line.table);
        return;
      }
      for (const [column, n] of missing) {
        if (row[n] !== null) onLeftOut(`${line.table}.${column}`);
      }
      const text = JSON.stringify(row);
      batch.push(text);
      letters += text.length;
      if (batch.length >= BATCH.rows || letters >= BATCH.letters) await flush();
    },
  };
}

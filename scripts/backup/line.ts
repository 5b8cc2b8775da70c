import { createReadStream, existsSync } from 'node:fs';
import { z } from 'zod';
import { SettingFault } from '../backend/setting.ts';

/** The format that this release writes and reads. */
export const VERSION = 1;

const Start = z.object({
  backup: z.literal('meridian'),
  version: z.number(),
  made_at: z.iso.datetime(),
  migrations: z.array(z.object({ file: z.string(), sha256: z.string() })),
});
const LineSchema = z.union([
  Start,
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  // A row: its values as PostgreSQL writes them.
  z.array(z.string().nullable()),
  z.object({ sequence: z.string(), next: z.string().regex(/^\d+$/) }),
  z.object({ end: z.literal(true), rows: z.number() }),
]);

/** A line of a backup's file, which is JSON. */
export type Line = z.infer<typeof LineSchema>;

/** What a backup says about itself in its first line. */
export type Start = z.infer<typeof Start>;

/**
 * Reads the lines of a backup.
 * @throws a {@link SettingFault} if it is none, or only a part of one
 */
export async function* readBackup(file: string): AsyncGenerator<Line> {
  if (!existsSync(file)) throw new SettingFault(`There is no file ${file}.`);
  let rows = 0;
  let last: Line | undefined;
  for await (const text of linesOf(file)) {
    const line = parsed(text);
    if (!last) {
      if (!(line && 'backup' in line)) throw new SettingFault(`${file} is not a backup.`);
      if (line.version !== VERSION) {
        throw new SettingFault(
          `${file} is a backup of format ${line.version}: restore it with the release that made it.`,
        );
      }
    }
    last = line;
    if (!line) break;
    if (Array.isArray(line)) rows += 1;
    yield line;
  }
  if (!(last && 'end' in last && last.rows === rows)) {
    throw new SettingFault(`${file} is not whole: something is missing.`);
  }
}

/** The rows of some tables in a backup, by the names of their columns. */
export async function* rowsOf<Name extends string>(
  file: string,
  tables: readonly Name[],
): AsyncGenerator<{ table: Name; row: Record<string, string | null> }> {
  let table: Name | undefined;
  let columns: string[] = [];
  for await (const line of readBackup(file)) {
    if ('table' in line) {
      table = tables.find((name) => name === line.table);
      columns = line.columns;
    } else if (Array.isArray(line) && table) {
      const values = columns.map((column, n) => [column, line[n] ?? null] as const);
      yield { table, row: Object.fromEntries(values) };
    }
  }
}

/** Not by `readline`, which also ends a line at characters that a message may have. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function parsed(text: string): Line | undefined {
  try {
    return LineSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { canInstallPackages, installPackages, isRoot } from '../debian.ts';

/** A dedicated PostgreSQL server on a socket, for the duration of a benchmark. */
export type Postgres = {
  /** Its owner's connection string. */
  url: string;
  /** Runs statements; returns their output, one row per line. */
  run(sql: string): Promise<string[]>;
  /** Runs a statement that reads lines, such as `copy … from stdin`. */
  feed(sql: string, lines: Readable): Promise<void>;
  stop(): Promise<void>;
};

/** Where Debian and its derivatives install each version. */
const VERSIONS = '/usr/lib/postgresql';
/** PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
const DATABASE = 'postgres';

/** The directory with the server's programs, installing them if possible; undefined if there are none. */
export function findPostgres(): string | undefined {
  const found = lookForPostgres();
  if (found || !canInstallPackages) return found;
  installPackages('postgresql');
  return lookForPostgres();
}

function lookForPostgres(): string | undefined {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).map(Number) : [];
  return versions
    .sort((a, b) => b - a)
    .map((version) => join(VERSIONS, String(version), 'bin'))
    .find((directory) => existsSync(join(directory, 'postgres')));
}

export async function startPostgres(programs: string): Promise<Postgres> {
  const directory = await mkdtemp(join(tmpdir(), 'meridian-postgres-'));
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  if (isRoot) await chown(directory, NOBODY, NOBODY);
  const data = join(directory, 'data');
  const run = (program: string, args: string[], input?: Readable) =>
    call(join(programs, program), args, { cwd: directory, ...user }, input);
  const psql = (args: string[], input?: Readable) =>
    run(
      'psql',
      [
        '-h',
        directory,
        '-U',
        'postgres',
        '-d',
        DATABASE,
        '-qAtX',
        '-v',
        'ON_ERROR_STOP=1',
        ...args,
      ],
      input,
    );
  const stop = async () => {
    await run('pg_ctl', ['-D', data, '-m', 'fast', '-w', 'stop']);
    await rm(directory, { recursive: true, force: true });
  };

  await run('initdb', ['-D', data, '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', '-N']);
  // Like a small hosted project: two cores, a quarter of the memory. Durability is off, since the data is discarded.
  const settings = '-c listen_addresses= -c shared_buffers=512MB -c fsync=off -c max_wal_size=4GB';
  const log = join(directory, 'log');
  const options = `${settings} -k ${directory}`;
  await run('pg_ctl', ['-D', data, '-l', log, '-w', '-o', options, 'start']);
  return {
    url: `postgresql://postgres@${encodeURIComponent(directory)}/${DATABASE}`,
    run: (sql) => psql(['-f', '-'], Readable.from([sql])),
    feed: async (sql, lines) => void (await psql(['-c', sql], lines)),
    stop,
  };
}

/** Runs a program to the end; returns its output lines. */
function call(
  program: string,
  args: string[],
  options: { cwd: string; uid?: number; gid?: number },
  input?: Readable,
): Promise<string[]> {
  const child = spawn(program, args, {
    ...options,
    env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', USER: userInfo().username },
    stdio: [input ? 'pipe' : 'ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  const complaints: string[] = [];
  if (child.stdout) createInterface({ input: child.stdout }).on('line', (line) => said.push(line));
  if (child.stderr) {
    createInterface({ input: child.stderr }).on('line', (line) => complaints.push(line));
  }
  if (input && child.stdin) input.pipe(child.stdin);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    // `close` fires after all output was read. A started server keeps the log file open, not these pipes.
    child.once('close', (code) => {
      if (code === 0) resolve(said);
      else reject(new Error(`${program} ended with ${code}:\n${complaints.join('\n')}`));
    });
  });
}

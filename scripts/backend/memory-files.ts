import { MemoryFS, PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { EXTENSIONS } from './migrate.ts';

/** A database's directory; folders have no bytes. */
export type Files = { path: string; bytes?: Uint8Array }[];

const DIRECTORY = '/pglite/data';
const BLOCK = 512;

/**
 * How to open a database in memory with a copy of these files. PGlite's own way (`loadDataDir`) unpacks an archive each
 * time, and clears 128 MB of buffers for it: three times the work, and tests open a hundred databases.
 */
export function inMemory(files: Files) {
  return {
    extensions: EXTENSIONS,
    fs: new CopiedFiles(files),
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  } satisfies PGliteOptions;
}

class CopiedFiles extends MemoryFS {
  readonly #files: Files;

  constructor(files: Files) {
    super();
    this.#files = files;
  }

  override async initialSyncFs(): Promise<void> {
    const fs = this.pg?.Module.FS;
    fs.mkdirTree(DIRECTORY);
    for (const { path, bytes } of this.#files) {
      // A copy, which the file system then owns: it would copy any other bytes again. (A Buffer's own slice() copies nothing.)
      if (bytes) fs.writeFile(DIRECTORY + path, new Uint8Array(bytes), { canOwn: true });
      else fs.mkdir(DIRECTORY + path);
    }
  }
}

/** The files of an open database, as a power cut would leave them. */
export async function filesOf(db: PGlite): Promise<Files> {
  const dump = await db.dumpDataDir('none');
  return unpack(new Uint8Array(await dump.arrayBuffer()));
}

/** The files in a dump of a database: the fields of a tar header that it uses are name, size and type. */
export function unpack(tar: Uint8Array): Files {
  const field = (start: number, end: number) =>
    Buffer.from(tar.subarray(start, end)).toString('utf8').split('\0', 1)[0] ?? '';
  const files: Files = [];
  let start = 0;
  while (field(start, start + 100)) {
    const path = field(start, start + 100);
    const size = Number.parseInt(field(start + 124, start + 136), 8);
    const body = start + BLOCK;
    const isFolder = field(start + 156, start + 157) === '5';
    files.push(isFolder ? { path } : { path, bytes: tar.subarray(body, body + size) });
    start = body + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}

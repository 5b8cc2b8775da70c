import type { PGlite } from '@electric-sql/pglite';

/** A file, folder or device of Emscripten's file system, which is in memory. */
type Node = { contents?: Uint8Array | Int8Array | Record<string, Node> | null | undefined };
type Stream = { fd: number | null; position: number };
type FileSystem = { root: Node; nameTable: (Node | undefined)[]; streams: (Stream | null)[] };

/**
 * Keeps what a running database is: the memory of its process, its files, and which of them are open. Brought back to it,
 * PostgreSQL can't tell that anything has happened, so that nothing of one test file is left to another, be it a row, a
 * setting, a lock or a table. It takes a tenth of what it takes to open another.
 * @returns brings it back; no statement may be under way
 */
function keepState({ Module }: PGlite): () => void {
  const FS: FileSystem = Module.FS;
  /** Another view of it once the memory has grown. */
  const heap = (): Uint8Array => Module['HEAPU8'];
  const memory = heap().slice(0, heap().findLastIndex((byte) => byte !== 0) + 1);
  const nodes = below(FS.root).map((node) => ({ node, kept: copyOf(node) }));
  const names = [...FS.nameTable];
  const streams = FS.streams.map((stream) => {
    if (!stream) return null;
    const { fd, position } = stream;
    return { stream, kept: { fd, position } };
  });
  return () => {
    heap().fill(0, memory.length);
    heap().set(memory);
    for (const { node, kept } of nodes) {
      // Most files have not changed, and to compare is half the work of copying.
      const { contents } = isSame(node, kept) ? node : copyOf(kept);
      Object.assign(node, kept, { contents });
    }
    FS.nameTable = [...names];
    FS.streams = streams.map((one) => one && Object.assign(one.stream, one.kept));
  };
}

const copyOf = ({ contents, ...node }: Node): Node => ({
  ...node,
  contents: ArrayBuffer.isView(contents) ? contents.slice() : contents && { ...contents },
});

const bytesOf = ({ contents }: Node) =>
  ArrayBuffer.isView(contents) &&
  Buffer.from(contents.buffer, contents.byteOffset, contents.byteLength);

function isSame(node: Node, kept: Node): boolean {
  const [now, before] = [bytesOf(node), bytesOf(kept)];
  return now && before ? now.equals(before) : false;
}

function below(node: Node): Node[] {
  const { contents } = node;
  if (!contents || ArrayBuffer.isView(contents)) return [node];
  return [node, ...Object.values(contents).flatMap(below)];
}

/**
 * What a first request would load and plan, undone. Libraries above all: what is loaded into the memory later is not there
 * any more once it is brought back.
 */
const FIRST_WORK = `begin;
  insert into public.leads (name, email, phone, source) values ('Ada', 'ada@example.com', '+2348031234567', 'viewing');
  insert into public.lead_events (lead_id, kind, body) select id, 'note', 'Hello' from public.leads;
  set constraints all immediate;
  rollback`;

type Closing = { close(): Promise<void> };
const inUse = new Set<Closing>();

/** At the end of a test file: whatever it has opened and not closed. */
export async function closeAll(): Promise<void> {
  for (const opened of inUse) await opened.close();
}

/** Opens only as many as are open at once: whoever closes one leaves it, as it was at first, to the next test file. */
export function shared<T extends Closing>(
  open: () => Promise<{ opened: T; db: PGlite }>,
): () => Promise<T> {
  const free: T[] = [];
  async function another(): Promise<T> {
    const { opened, db } = await open();
    await db.exec(FIRST_WORK);
    const bringBack = keepState(db);
    opened.close = async () => {
      if (!inUse.delete(opened)) return;
      bringBack();
      free.push(opened);
    };
    return opened;
  }
  return async () => {
    const opened = free.pop() ?? (await another());
    inUse.add(opened);
    return opened;
  };
}

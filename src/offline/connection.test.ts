import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Connection,
  createConnection,
  DATABASE_NAME,
  databaseOpener,
  LADDER,
  OPEN_TIMEOUT_MS,
  type OpenDatabase,
  type OutboxDatabase,
  StorageError,
  WORK_TIMEOUT_MS,
} from './connection';
import { createManualClock } from './doubles/clock';
import { contact } from './doubles/samples';
import { emptyStorage } from './doubles/storage';
import { captured } from './entry';
import { entries as versionOne } from './fixtures/version-1.json';
import { contentsOf, itemOf } from './status';
import { addEntry, type CapturedEntry } from './stored-records';

const clock = createManualClock();

function connect(open: OpenDatabase = databaseOpener()) {
  const connection = createConnection(open, clock);
  const list = async () =>
    contentsOf((await connection.read((tx) => tx.objectStore('entries').getAll())).map(itemOf));
  const add = (entry: CapturedEntry) => addEntry(connection, entry);
  return { connection, rows: { add, list } };
}
const entry = (id: string) => captured(id, contact(), 0);
const problem = (error: unknown) => (error instanceof StorageError ? error.problem : error);

const bound = (value: unknown, target: object) =>
  typeof value === 'function' ? value.bind(target) : value;

type Transaction = ReturnType<OutboxDatabase['transaction']>;

/** Opens the database, whose transactions are begun by `begin`. */
function beginning(
  begin: (really: () => Transaction, options: unknown, database: OutboxDatabase) => Transaction,
): OpenDatabase {
  return async (on) => {
    const database = await databaseOpener()(on);
    return new Proxy(database, {
      get(target, property) {
        const value = Reflect.get(target, property);
        if (property !== 'transaction') return bound(value, target);
        return (...args: unknown[]) => begin(() => value.apply(target, args), args[2], target);
      },
    });
  };
}

/** Opens the database and breaks the first `times` transactions. */
function breaking(times: number, breakIt: (database: OutboxDatabase) => void): OpenDatabase {
  let left = times;
  return beginning((really, _options, database) => {
    if (left-- > 0) breakIt(database);
    return really();
  });
}

/** A transaction of which it is said in the end that it failed so. */
const failing = (transaction: Transaction, error: DOMException) =>
  new Proxy(transaction, {
    get: (tx, name) =>
      name === 'done'
        ? tx.done.then(() => Promise.reject(error))
        : bound(Reflect.get(tx, name), tx),
  });

beforeEach(emptyStorage);

describe('a connection that the browser closed', () => {
  it('is opened again, unnoticed', async () => {
    const open = vi.fn(breaking(1, (database) => database.close()));
    const { rows } = connect(open);
    expect(await rows.add(entry('a'))).toBe(1);
    expect(open).toHaveBeenCalledTimes(2);
  });

  it.each(['UnknownError', 'InvalidStateError'])(
    'with %s is opened again three times',
    async (name) => {
      const lost = () => {
        throw new DOMException('Connection to Indexed Database server lost', name);
      };
      await expect(connect(breaking(2, lost)).rows.list()).resolves.toBeDefined();
      const open = vi.fn(breaking(3, lost));
      await expect(connect(open).rows.list()).rejects.toSatisfy(
        (error) => problem(error) === 'unavailable',
      );
      expect(open).toHaveBeenCalledTimes(3);
    },
  );

  it('that the browser has closed is not used again', async () => {
    let close = () => {};
    const open = vi.fn<OpenDatabase>((on) => {
      close = on.closed;
      return databaseOpener()(on);
    });
    const { rows } = connect(open);
    await rows.list();
    close();
    await rows.list();
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('and is silent does not keep anybody waiting', async () => {
    const { connection, rows } = connect();
    await rows.list();
    const hanging = connection.read(() => new Promise(() => {}));
    await expect(clock.until(hanging, WORK_TIMEOUT_MS)).rejects.toSatisfy(
      (error) => problem(error) === 'unavailable',
    );
  });
});

describe('a write', () => {
  it('is not called saved when its transaction is aborted after the request succeeded', async () => {
    const { connection, rows } = connect();
    const write = connection.write(async (tx) => {
      const seq = await tx.objectStore('entries').add(entry('a'));
      tx.abort();
      return seq;
    });
    await expect(write).rejects.toBeInstanceOf(StorageError);
    expect((await rows.list()).entries).toEqual([]);
  });

  it('reports a full device, even if only the commit fails', async () => {
    const full = new DOMException('full', 'QuotaExceededError');
    const { connection } = connect(beginning((really) => failing(really(), full)));
    await expect(connection.write(async () => 1)).rejects.toSatisfy(
      (error) => problem(error) === 'quota',
    );
  });

  it('with an unknown end is repeated, and adds nothing twice', async () => {
    const lost = new DOMException('Connection to Indexed Database server lost', 'UnknownError');
    let isLost = true;
    const { rows } = connect(
      beginning((really) => {
        const transaction = really();
        if (!isLost) return transaction;
        isLost = false;
        return failing(transaction, lost);
      }),
    );
    expect(await rows.add(entry('a'))).toBe(1);
    expect(isLost).toBe(false);
    expect((await rows.list()).entries).toHaveLength(1);
  });

  it('is strict for what a person typed', async () => {
    const asked: unknown[] = [];
    const { rows } = connect(
      beginning((really, options) => {
        asked.push(options);
        return really();
      }),
    );
    await rows.add(entry('a'));
    expect(asked).toEqual([{ durability: 'strict' }]);
  });

  it('keeps the order of capture, whatever the clock says', async () => {
    const { rows } = connect();
    await rows.add(captured('later', contact(), 9_000));
    await rows.add(captured('earlier', contact(), 1_000));
    const { entries } = await rows.list();
    expect(entries.map(({ id, seq }) => [id, seq])).toEqual([
      ['later', 1],
      ['earlier', 2],
    ]);
  });
});

describe('another version of the stored format', () => {
  /** The database as version 1 left it. */
  async function storeVersionOne() {
    const database = await openDB(DATABASE_NAME, 1, {
      upgrade(opened) {
        const entries = opened.createObjectStore('entries', {
          keyPath: 'seq',
          autoIncrement: true,
        });
        entries.createIndex('id', 'id', { unique: true });
        entries.createIndex('kind', 'state.kind');
        opened.createObjectStore('meta');
      },
    });
    for (const row of versionOne) await database.add('entries', row);
    database.close();
  }

  const allOf = (connection: Connection) =>
    connection.read((tx) => tx.objectStore('entries').getAll());

  it('version 1 is read by this release, every row of it', async () => {
    await storeVersionOne();
    const { connection, rows } = connect();
    expect(await allOf(connection)).toEqual(versionOne);
    expect((await rows.list()).unreadable).toEqual([]);
  });

  it('every row is kept by a further step', async () => {
    await storeVersionOne();
    const open = databaseOpener([
      ...LADDER,
      (_database, upgrade) => {
        upgrade.objectStore('entries').deleteIndex('kind');
        upgrade.objectStore('entries').createIndex('kind', 'capturedAt');
      },
    ]);
    expect(await allOf(connect(open).connection)).toEqual(versionOne);
  });

  it('a step that fails changes nothing, and the rows are kept for the next release', async () => {
    await storeVersionOne();
    const failing = databaseOpener([
      ...LADDER,
      async () => Promise.reject(new Error('a step with a fault')),
    ]);
    await expect(connect(failing).rows.list()).rejects.toBeInstanceOf(StorageError);
    expect(await allOf(connect().connection)).toEqual(versionOne);
  });

  it('a newer one is left as it is, and told', async () => {
    await storeVersionOne();
    (await databaseOpener([...LADDER, () => {}])({ closed() {} })).close();
    await expect(connect().rows.list()).rejects.toSatisfy((error) => problem(error) === 'newer');
    const { connection } = connect(databaseOpener([...LADDER, () => {}]));
    expect(await allOf(connection)).toEqual(versionOne);
  });

  it('an old tab steps aside for a newer release', async () => {
    const old = connect();
    await old.rows.add(entry('a'));
    const newer = connect(databaseOpener([...LADDER, () => {}]));
    expect((await newer.rows.list()).entries).toHaveLength(1);
    await expect(old.rows.list()).rejects.toSatisfy((error) => problem(error) === 'newer');
  });

  it('an old tab that does not step aside is waited for, but not for ever', async () => {
    const old = await openDB(DATABASE_NAME, 1);
    const { rows } = connect(databaseOpener([...LADDER, () => {}]));
    await expect(clock.until(rows.list(), OPEN_TIMEOUT_MS)).rejects.toSatisfy(
      (error) => problem(error) === 'blocked',
    );
    old.close();
  });
});

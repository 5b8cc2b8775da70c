import { messages, type PGlite } from '@electric-sql/pglite';

/** Watches one connection to the embedded database: what it answers is believed only while this has no doubt. */
export type DriverWatch = {
  /** Why the connection can no longer be believed, or undefined while it can. */
  doubt(): string | undefined;
  raise(doubt: string): void;
  /** Whether a statement since the last call found the disk full. */
  takeFull(): boolean;
  /** PostgreSQL's own words for what it did since the last call, such as `INSERT 0 1`. */
  takeTags(): string[];
};

/** The first byte of the message with a statement's values (PostgreSQL's protocol, Bind). */
const BIND = 'B'.charCodeAt(0);
/** A protocol violation: what PostgreSQL heard is not what was meant (class 08). */
const OUT_OF_STEP = /^08/;
const DISK_FULL = '53100';

/**
 * After an exception that is not PostgreSQL's, or one about the protocol, the driver may be out of step with the database:
 * each statement would then be answered with the answer of another, an insert for instance with somebody else's success.
 */
export function watchDriver(db: PGlite): DriverWatch {
  let doubt: string | undefined;
  let tags: string[] = [];
  let isFull = false;
  const raise = (reason: string) => {
    doubt ??= reason;
  };
  const judge = (error: unknown) => {
    const isPostgres = error instanceof messages.DatabaseError;
    isFull ||= isPostgres && error.code === DISK_FULL;
    if (isPostgres && !OUT_OF_STEP.test(error.code ?? '')) return;
    raise(error instanceof Error ? error.message : String(error));
  };
  /** Whether the values of the statement that is under way were sent. */
  let isBound = false;

  const { query, exec, execProtocolStream } = db;
  db.query = async function watched<T>(...call: Parameters<typeof query>) {
    isBound = false;
    try {
      return await query.apply<PGlite, typeof call, ReturnType<typeof query<T>>>(db, call);
    } catch (error) {
      // Before, a value could not be written as one of its column's type: the sender's mistake.
      if (isBound) judge(error);
      throw error;
    }
  };
  db.exec = async (...call) => {
    try {
      return await exec.apply(db, call);
    } catch (error) {
      judge(error);
      throw error;
    }
  };
  // Every statement goes through it, in several messages.
  db.execProtocolStream = async (...call) => {
    isBound ||= call[0][0] === BIND;
    const answer = await execProtocolStream.apply(db, call).catch((error: unknown) => {
      judge(error);
      throw error;
    });
    for (const message of answer) {
      if (message instanceof messages.CommandCompleteMessage) tags.push(message.text);
    }
    return answer;
  };
  return {
    doubt: () => doubt,
    raise,
    takeFull() {
      const taken = isFull;
      isFull = false;
      return taken;
    },
    takeTags() {
      const taken = tags;
      tags = [];
      return taken;
    },
  };
}

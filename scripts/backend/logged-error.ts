import { inspect } from 'node:util';
import { messages } from '@electric-sql/pglite';
import type { PgliteConnection } from '@supabase/lite/pglite';

type DatabaseError = Pick<
  InstanceType<typeof messages.DatabaseError>,
  'code' | 'message' | 'routine'
>;

/**
 * The codes (SQLSTATE) of errors whose messages have names and our own words. Others quote what was sent, or what is
 * stored: a text that is no number, or a search that can't be read.
 */
const HAS_NAMES_ONLY = /^(?:0A|23|25|40|42(?!601)|53|55|57|P0|PGRST)/;

/** What the log says of an error of the database: nothing that anybody typed. */
function loggedError({ code = '', message, routine }: DatabaseError): string {
  const words = HAS_NAMES_ONLY.test(code) ? message : `in ${routine ?? 'an unknown routine'}`;
  // The name of a column can contain line breaks: with them anybody could forge lines of this log, such as an e-mail's link.
  return `Refused by the database: ${code} ${words.replace(/\p{Cc}/gu, ' ')}`;
}

/**
 * The library logs every error of the database as it is, with the parameters of its statement: what a visitor wrote, or
 * the address of somebody who signs in. From now on one is logged as a line without them, wherever it comes from.
 */
export function keepValuesOutOfLogs(connection: Pick<PgliteConnection, 'normalizeDbError'>): void {
  Object.defineProperty(messages.DatabaseError.prototype, inspect.custom, {
    configurable: true,
    value(this: DatabaseError) {
      return loggedError(this);
    },
  });
  // The library's own errors quote what they can't read, a filter for instance.
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error: unknown) => {
    const normalized = normalize(error);
    if (normalized instanceof Error && !(normalized instanceof messages.DatabaseError)) {
      Object.defineProperty(normalized, inspect.custom, {
        value: () => `Refused: ${normalized.message.replace(/(?!^)["'(:].*$/s, ' …')}`,
      });
    }
    return normalized;
  };
}

import type { PGlite } from '@electric-sql/pglite';

/** What can go wrong between the driver and its database. */
export const MISHAPS = [
  'throws before',
  'throws after',
  'loses the message',
  'sends another',
] as const;
type Mishap = (typeof MISHAPS)[number];

/** Breaks the driver where it hands a message to the database, whenever `next` says so. */
export function breakDriver(driver: PGlite, next: () => Mishap | undefined): void {
  const { execProtocolRaw } = driver;
  let last: Uint8Array | undefined;
  driver.execProtocolRaw = async (message, options) => {
    const before = last;
    last = message;
    const send = (sent: Uint8Array) => execProtocolRaw.call(driver, sent, options);
    switch (next()) {
      case 'throws before':
        throw new TypeError('The message was not sent.');
      case 'throws after':
        await send(message);
        throw new RangeError('The answer was not read.');
      case 'loses the message':
        return new Uint8Array();
      case 'sends another':
        return send(before ?? message);
      default:
        return send(message);
    }
  };
}

import { object, parsed, text } from '../../lib/shape';
import { readStored } from '../../lib/stored-text';
import { SESSION_KEY } from '../../remote/staff-key';

const hasAccount = object({ user: object({ id: text }) });

/** Returns the account that is signed in on this device, if any, whether or not its token has expired. */
export const accountHere = (): string | undefined =>
  parsed(readStored(SESSION_KEY), hasAccount)?.user.id;

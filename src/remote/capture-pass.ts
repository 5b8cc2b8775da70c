import { DAY_MS } from '../lib/durations';
import { instant, object, parsed, type Shape, type ShapeOf, text } from '../lib/shape';
import { readStored, writeStored } from '../lib/stored-text';
import type { LiveEntry } from '../offline/entry';
import type { Settings } from './post';
import { PASS_KEY, SESSION_KEY } from './staff-key';

const hasAccount = object({ user: object({ id: text }) });

/** Anything else would make the database refuse the whole lead. */
const isPass: Shape<string> = (value): value is string =>
  text(value) && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);

/** The pass is never used in another's name. */
const isKept = object({ account: text, pass: isPass, since: instant });

/** The database takes a pass for sixty days: what is captured with an old one may still wait for another thirty. */
const RENEW_MS = 30 * DAY_MS;

/** Returns the account that is signed in on this device, if any, whether or not its token has expired. */
export const accountHere = (): string | undefined =>
  parsed(readStored(SESSION_KEY), hasAccount)?.user.id;

/** Where storage is full, this page has it all the same, and asks for no other. */
let unsaved: ShapeOf<typeof isKept> | undefined;
let renewing: Promise<void> | undefined;

function keptOf(account: string) {
  const kept = parsed(readStored(PASS_KEY), isKept) ?? unsaved;
  return kept?.account === account ? kept : undefined;
}

/** Returns in whose name something is captured now: by the time it is sent, it may be somebody else who is signed in. */
export function signature(): Pick<LiveEntry, 'by' | 'pass'> {
  const by = accountHere();
  return { by, pass: by && keptOf(by)?.pass };
}

/**
 * Gets a pass for whoever is signed in, unless this device has one that is young enough. It never throws: until there is a
 * pass, the page sends what they capture with their token.
 */
export function renewPass(readSettings: () => Promise<Settings>): Promise<void> {
  renewing ??= renew(readSettings).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

async function renew(readSettings: () => Promise<Settings>): Promise<void> {
  const account = accountHere();
  if (!account || Math.abs(Date.now() - (keptOf(account)?.since ?? 0)) < RENEW_MS) return;
  try {
    const [{ newPass }, settings] = await Promise.all([import('./new-pass'), readSettings()]);
    const kept = { account, pass: await newPass(settings, account), since: Date.now() };
    // Meanwhile they may have signed out, which leaves nothing of theirs here.
    if (!isKept(kept) || accountHere() !== account) return;
    const written = JSON.stringify(kept);
    writeStored(PASS_KEY, written);
    unsaved = readStored(PASS_KEY) === written ? undefined : kept;
  } catch {
    // The next capture asks again.
  }
}

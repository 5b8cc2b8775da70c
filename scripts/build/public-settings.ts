/** What a build is told about its database. */
type Settings = { url: string; key: string };

/**
 * What of it may go into the bundle.
 * @throws when the address is none, or when the key opens more than a visitor may: it would be public for good
 */
export function publicSettings({ url, key }: Settings): Settings {
  // Empty: the database answers on the page's own origin.
  if (url && !URL.canParse(url)) throw new Error(`SUPABASE_URL is no address: ${url}`);
  if (!key) throw new Error('SUPABASE_PUBLISHABLE_KEY is missing.');
  if (key.startsWith('sb_secret_') || roleOf(key) === 'service_role') {
    throw new Error(
      'SUPABASE_PUBLISHABLE_KEY holds a secret key, which must never reach a browser.',
    );
  }
  return { url, key };
}

/** The role that a key of the older sort names: it is a token. */
function roleOf(key: string): unknown {
  const claims = key.split('.')[1];
  if (claims === undefined) return undefined;
  try {
    return JSON.parse(Buffer.from(claims, 'base64url').toString()).role;
  } catch {
    return undefined;
  }
}

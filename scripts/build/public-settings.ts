type Settings = { url: string; key: string };

/**
 * The settings that may go into the bundle.
 * @throws if the address is invalid, or if the key grants more than a visitor may have: the bundle is public
 */
export function publicSettings({ url, key }: Settings): Settings {
  // Empty if the database is served from the page's own origin.
  if (url && !URL.canParse(url)) throw new Error(`SUPABASE_URL is not an address: ${url}`);
  if (!key) throw new Error('SUPABASE_PUBLISHABLE_KEY is missing.');
  if (key.startsWith('sb_secret_') || roleOf(key) === 'service_role') {
    throw new Error(
      'SUPABASE_PUBLISHABLE_KEY holds a secret key, which must never reach a browser.',
    );
  }
  return { url, key };
}

/** The role of a legacy key, which is a JWT. */
function roleOf(key: string): unknown {
  const claims = key.split('.')[1];
  if (claims === undefined) return undefined;
  try {
    return JSON.parse(Buffer.from(claims, 'base64url').toString()).role;
  } catch {
    return undefined;
  }
}

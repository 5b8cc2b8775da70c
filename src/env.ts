import { object, text } from './lib/shape';

const isEnv = object({
  /** Empty: the database answers on the page's own origin (the embedded one does). */
  VITE_SUPABASE_URL: text,
  /** The public key: it may insert and nothing else. */
  VITE_SUPABASE_PUBLISHABLE_KEY: text,
});

export type Env = { supabaseUrl: string; supabaseKey: string };

/**
 * The build's settings, checked. (By hand: the worker reads them too, and a schema library would be a third of it.)
 * @throws when the build was made without a usable address or key
 */
export function readEnv(origin: string): Env {
  const env: unknown = import.meta.env;
  if (!isEnv(env)) throw new Error('This build has no settings for its database.');
  const supabaseUrl = env.VITE_SUPABASE_URL || origin;
  const supabaseKey = env.VITE_SUPABASE_PUBLISHABLE_KEY;
  // Throws a TypeError that names the address if it is none.
  const { href } = new URL(supabaseUrl);
  if (!supabaseKey) throw new Error('VITE_SUPABASE_PUBLISHABLE_KEY is missing.');
  if (supabaseKey.startsWith('sb_secret_')) {
    throw new Error(
      'VITE_SUPABASE_PUBLISHABLE_KEY holds a secret key, which must never reach a browser.',
    );
  }
  return { supabaseUrl: href.replace(/\/+$/, ''), supabaseKey };
}

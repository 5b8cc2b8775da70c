import * as z from 'zod/mini';

const EnvSchema = z.object({
  /** Empty: the database answers on the page's own origin (the embedded one does). */
  VITE_SUPABASE_URL: z.union([z.literal(''), z.url()]),
  /** The public key: it may insert and nothing else. */
  VITE_SUPABASE_PUBLISHABLE_KEY: z.string().check(
    z.minLength(1),
    z.refine((key) => !key.startsWith('sb_secret_'), 'A secret key must never reach a browser.'),
  ),
});

export type Env = { supabaseUrl: string; supabaseKey: string };

/**
 * The build's settings, checked.
 * @throws when the build was made without a usable key
 */
export function readEnv(origin: string): Env {
  const env = EnvSchema.parse(import.meta.env);
  return {
    supabaseUrl: env.VITE_SUPABASE_URL || origin,
    supabaseKey: env.VITE_SUPABASE_PUBLISHABLE_KEY,
  };
}

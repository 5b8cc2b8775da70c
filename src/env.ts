declare global {
  interface ImportMetaEnv {
    /** Empty: the database answers on the page's own origin (the embedded one does). */
    readonly VITE_SUPABASE_URL: string;
    /** The public key: it may insert and nothing else. */
    readonly VITE_SUPABASE_PUBLISHABLE_KEY: string;
  }
}

export type Env = { supabaseUrl: string; supabaseKey: string };

/** The build's settings. `scripts/build/public-settings.ts` has checked them: nothing else gets into a build. */
export function readEnv(origin: string): Env {
  const { VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY } = import.meta.env;
  const { href } = new URL(VITE_SUPABASE_URL || origin);
  return { supabaseUrl: href.replace(/\/+$/, ''), supabaseKey: VITE_SUPABASE_PUBLISHABLE_KEY };
}

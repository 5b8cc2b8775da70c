declare global {
  interface ImportMetaEnv {
    /** Empty if the database is served from the page's own origin, as the embedded one is. */
    readonly VITE_SUPABASE_URL: string;
    /** The public key. By itself, it can only insert rows and call functions that require a secret or token. */
    readonly VITE_SUPABASE_PUBLISHABLE_KEY: string;
  }
}

/** The build's settings, already validated by `scripts/build/public-settings.ts`. */
export function readEnv(origin: string) {
  const { VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY } = import.meta.env;
  const { href } = new URL(VITE_SUPABASE_URL || origin);
  return { url: href.replace(/\/+$/, ''), key: VITE_SUPABASE_PUBLISHABLE_KEY };
}

/**
 * The configured address of the build's database; empty if it is served from the page's own origin. Used by both the
 * bundle and the headers.
 */
export function databaseUrl(env: NodeJS.ProcessEnv = process.env): string {
  return env['VITE_SUPABASE_URL'] ?? env['SUPABASE_URL'] ?? '';
}

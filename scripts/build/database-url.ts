/** Where the build's database is, as given; empty: on the page's own origin. One answer for the bundle and the headers. */
export function databaseUrl(env: NodeJS.ProcessEnv = process.env): string {
  return env['VITE_SUPABASE_URL'] ?? env['SUPABASE_URL'] ?? '';
}

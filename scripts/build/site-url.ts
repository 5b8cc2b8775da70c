/**
 * The site's public address, for canonical links, previews and the sitemap: `SITE_URL`, or else that of `npm start`.
 */
export function siteUrl(env: NodeJS.ProcessEnv = process.env): string {
  const url = env['SITE_URL'] || 'http://localhost:4173';
  if (!URL.canParse(url))
    throw new Error(`SITE_URL=${url} is not an address like https://example.com`);
  return new URL(url).origin;
}

import type { HeaderRule } from './headers.ts';

/** The rules as `vercel.json`, to be placed in the deployed folder. */
export function vercelJson(rules: HeaderRule[]): string {
  const config = {
    cleanUrls: true,
    // Instead of `trailingSlash`, which would also redirect paths that don't start with a plain segment.
    redirects: [
      { source: '/:path([A-Za-z0-9_-][A-Za-z0-9._~/-]*)/', destination: '/:path', permanent: true },
    ],
    headers: rules.map(({ path, headers }) => ({
      source: path.replace(/\*$/, '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

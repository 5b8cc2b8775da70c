import type { HeaderRule } from './headers.ts';

/** The rules as `vercel.json`, to be put into the folder that is deployed. */
export function vercelJson(rules: HeaderRule[]): string {
  const config = {
    cleanUrls: true,
    // In place of `trailingSlash`: only what begins with a plain segment may lose its last slash.
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

import type { HeaderRule } from './headers.ts';

/** The rules as `vercel.json`, to be put into the folder that is deployed. */
export function vercelJson(rules: HeaderRule[]): string {
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    headers: rules.map(({ path, headers }) => ({
      source: path.replace(/\*$/, '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

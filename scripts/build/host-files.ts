import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { caddyfile } from '../host/caddy.ts';
import { headersFile } from '../host/headers.ts';
import { nginxConfig } from '../host/nginx.ts';
import { vercelJson } from '../host/vercel.ts';
import { siteHeaders } from './site-headers.ts';

/** The folder for settings of hosts that are not part of the site itself. */
const HOSTS = 'hosts';

/**
 * Writes the headers in each host's format: `_headers` into the build (Netlify, Cloudflare Pages), the others into
 * `hosts/`.
 */
export async function writeHostFiles(dist: string): Promise<void> {
  const rules = siteHeaders({ https: true });
  await mkdir(HOSTS, { recursive: true });
  await Promise.all([
    writeFile(join(dist, '_headers'), headersFile(rules)),
    writeFile(join(HOSTS, 'nginx.conf'), nginxConfig(rules)),
    writeFile(join(HOSTS, 'Caddyfile'), caddyfile(rules)),
    writeFile(join(HOSTS, 'vercel.json'), vercelJson(rules)),
  ]);
}

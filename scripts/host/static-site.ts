import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { SettingFault } from '../backend/setting.ts';
import { accepts } from './accepted-encoding.ts';
import { type HeaderRule, headersFor } from './headers.ts';
import { readTarget, withoutSlash } from './plain-path.ts';
import { NOT_FOUND_PAGE, siteFiles } from './site-files.ts';

/**
 * Serves `dist` as a good static host does: clean addresses, precompressed files, the headers of {@link HeaderRule} on
 * every response, the 404 page for an unknown address, and a plain 404 for a missing file.
 */
export function createStaticSite(directory: string, rules: HeaderRule[]) {
  if (!existsSync(join(directory, 'index.html'))) {
    throw new SettingFault(`There is no build in ${directory}. Run \`npm run build\` first.`);
  }
  const notFound = {
    identity: readFileSync(join(directory, NOT_FOUND_PAGE)),
    br: readFileSync(join(directory, `${NOT_FOUND_PAGE}.br`)),
  };
  const find = siteFiles(directory);

  const answerUnknown = (path: string, accepted: string, res: ServerResponse) => {
    res.statusCode = 404;
    res.setHeader('Cache-Control', 'no-cache');
    // An HTML page in place of a missing script would be cached as that script.
    if (/\.[a-z0-9]+$/i.test(path)) {
      res.setHeader('Content-Type', 'text/plain');
      res.end('Not found');
      return;
    }
    const encoding = accepts(accepted, 'br') ? 'br' : 'identity';
    res.setHeader('Content-Type', 'text/html;charset=utf-8');
    res.setHeader('Vary', 'Accept-Encoding');
    if (encoding === 'br') res.setHeader('Content-Encoding', 'br');
    res.end(notFound[encoding]);
  };

  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const target = readTarget(req.url ?? '/');
    for (const [name, value] of Object.entries(headersFor(rules, target?.path ?? '/'))) {
      res.setHeader(name, value);
    }
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { Allow: 'GET, HEAD', 'Cache-Control': 'no-cache' }).end();
      return;
    }
    if (target === undefined) {
      res.writeHead(400, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-cache' });
      res.end('Bad request');
      return;
    }
    const address = withoutSlash(target.raw);
    if (address !== undefined) {
      res.writeHead(308, { Location: address + target.search, 'Cache-Control': 'no-cache' }).end();
      return;
    }

    const accepted = String(req.headers['accept-encoding'] ?? '');
    const found = find(target.path, accepted);
    const body = found && (await readFile(found.file).catch(unlessRemoved));
    if (!found || !body) {
      answerUnknown(target.path, accepted, res);
      return;
    }
    const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    res.setHeader('ETag', tag);
    res.setHeader('Vary', 'Accept-Encoding');
    if (req.headers['if-none-match'] === tag) {
      res.writeHead(304).end();
      return;
    }
    res.setHeader('Content-Type', found.type);
    res.setHeader('Content-Length', body.length);
    if (found.encoding) res.setHeader('Content-Encoding', found.encoding);
    res.end(body);
  };

  return answer;
}

/** A new build may remove files while the old one is served. Any other failure, such as too many open files, must not be answered with a 404. */
function unlessRemoved(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

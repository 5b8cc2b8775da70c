import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { type HeaderRule, headersFor } from './headers.ts';

/**
 * Serves `dist` as a good static host does: clean addresses, compressed files, the headers of
 * {@link HeaderRule}, the 404 page for an unknown address and a plain 404 for a missing file.
 */
export function createStaticSite(directory: string, rules: HeaderRule[]) {
  if (!existsSync(join(directory, 'index.html'))) {
    throw new Error(`There is no build in ${directory}. Run \`npm run build\` first.`);
  }
  const notFound = {
    identity: readFileSync(join(directory, '404.html')),
    br: readFileSync(join(directory, '404.html.br')),
  };
  const setAll = (res: ServerResponse, pathname: string) => {
    for (const [name, value] of Object.entries(headersFor(rules, pathname))) {
      res.setHeader(name, value);
    }
  };

  const serve = sirv(directory, {
    etag: true,
    extensions: ['html'],
    brotli: true,
    gzip: true,
    setHeaders: setAll,
  });

  return (req: IncomingMessage, res: ServerResponse): void => {
    const { pathname, search } = new URL(req.url ?? '/', 'http://host');
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    if (pathname !== '/' && pathname.endsWith('/')) {
      // A double slash at the start would be an address on another host.
      const target = `/${pathname.replace(/^\/+|\/+$/g, '')}`;
      res.writeHead(308, { Location: target + search }).end();
      return;
    }
    serve(req, res, () => {
      setAll(res, pathname);
      res.statusCode = 404;
      res.setHeader('Cache-Control', 'no-cache');
      // An HTML page in place of a missing script would be stored by workers and caches as that script.
      if (/\.[a-z0-9]+$/i.test(pathname)) {
        res.setHeader('Content-Type', 'text/plain');
        res.end('Not found');
        return;
      }
      const encoding = /\bbr\b/.test(req.headers['accept-encoding'] ?? '') ? 'br' : 'identity';
      res.setHeader('Content-Type', 'text/html;charset=utf-8');
      res.setHeader('Vary', 'Accept-Encoding');
      if (encoding === 'br') res.setHeader('Content-Encoding', 'br');
      res.end(notFound[encoding]);
    });
  };
}

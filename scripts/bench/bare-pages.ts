import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { siteHeaders } from '../build/site-headers.ts';
import { headersFor } from '../host/headers.ts';
import { pageBudgets } from './pages.ts';

const DIST = 'dist';
const rules = siteHeaders({ https: false });
const bodies = new Map<string, Buffer>();

/**
 * Serves the measured pages without any script, but with their styles, fonts, pictures and headers. One header matters
 * for timing: with `Cross-Origin-Opener-Policy`, the browser starts another process before it paints.
 */
export function answerBare(req: IncomingMessage, res: ServerResponse): boolean {
  const { pathname } = new URL(req.url ?? '/', 'http://host');
  const page = pageBudgets.find(({ path }) => path === pathname);
  if (!page) return false;
  res.setHeaders(new Map(Object.entries(headersFor(rules, pathname))));
  res.setHeader('Content-Type', 'text/html;charset=utf-8');
  res.setHeader('Content-Encoding', 'br');
  res.end(bodyOf(page.path));
  return true;
}

function bodyOf(path: string): Buffer {
  const known = bodies.get(path);
  if (known) return known;
  const html = readFileSync(
    join(DIST, path === '/' ? 'index.html' : `${path.slice(1)}.html`),
    'utf8',
  );
  const body = brotliCompressSync(html.replace(/<script\b[\s\S]*?<\/script>/g, ''));
  bodies.set(path, body);
  return body;
}

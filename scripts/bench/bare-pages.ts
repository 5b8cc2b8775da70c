import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pageBudgets } from './pages.ts';

const DIST = 'dist';

/** Answers for the measured pages without any script; style, fonts and pictures are kept. */
export function answerBare(req: IncomingMessage, res: ServerResponse): boolean {
  const { pathname } = new URL(req.url ?? '/', 'http://host');
  const page = pageBudgets.find(({ path }) => path === pathname);
  if (!page) return false;
  const file = page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`;
  const html = readFileSync(join(DIST, file), 'utf8');
  res.setHeader('Content-Type', 'text/html;charset=utf-8');
  res.setHeader('Content-Encoding', 'br');
  res.end(brotliCompressSync(html.replace(/<script\b[\s\S]*?<\/script>/g, '')));
  return true;
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Backend } from '../backend/open.ts';
import { isBackendPath } from '../backend/paths.ts';
import { type HeaderRule, headersFor } from './headers.ts';
import { readTarget } from './plain-path.ts';
import { createStaticSite } from './static-site.ts';

const API_METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/** Answers for the site and its database, from one origin. */
export function createSiteAnswer(
  directory: string,
  rules: HeaderRule[],
  { app }: Pick<Backend, 'app'>,
) {
  const site = createStaticSite(directory, rules);
  const api = getRequestListener((request) => app.fetch(request));
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const path = readTarget(req.url ?? '/')?.raw ?? '';
    if (!isBackendPath(path)) return site(req, res);
    for (const [name, value] of Object.entries(headersFor(rules, '/'))) res.setHeader(name, value);
    // No Request can be made of it: the listener below would throw.
    if (req.method === 'TRACE') res.writeHead(405, { Allow: API_METHODS }).end();
    else await api(req, res);
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerRequest } from '../backend/answer-request.ts';
import type { Backend } from '../backend/open.ts';
import { isBackendPath } from '../backend/paths.ts';
import { type HeaderRule, headersFor } from './headers.ts';
import { readTarget } from './plain-path.ts';
import { createStaticSite } from './static-site.ts';

/**
 * Answers for the site and its database on one origin.
 * @param options.hasProxy whether a proxy on this machine stands in front
 */
export function createSiteAnswer(
  directory: string,
  rules: HeaderRule[],
  backend: Pick<Backend, 'app'>,
  options: { hasProxy?: boolean } = {},
) {
  const site = createStaticSite(directory, rules);
  const api = answerRequest(backend, options);
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const path = readTarget(req.url ?? '/')?.raw ?? '';
    if (!isBackendPath(path)) return site(req, res);
    for (const [name, value] of Object.entries(headersFor(rules, '/'))) res.setHeader(name, value);
    await api(req, res);
  };
}

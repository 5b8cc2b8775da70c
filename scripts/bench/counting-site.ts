import type { IncomingMessage, ServerResponse } from 'node:http';
import { siteHeaders } from '../build/site-headers.ts';
import { createHttpServer } from '../host/http-server.ts';
import { readTarget } from '../host/plain-path.ts';
import { createStaticSite } from '../host/static-site.ts';

/** A request as the server saw it. */
export type RecordedRequest = {
  path: string;
  referer: string;
  method: string;
  at: number;
  /** The response's status; 0 while pending. */
  status: number;
};

/** The build on a server that records requests and can answer some of them itself. */
export type CountingSite = { url: string; requests: RecordedRequest[]; close(): Promise<void> };

/** @param own may answer a request instead of the site; returns whether it did */
export async function countingSite(
  directory: string,
  own: (req: IncomingMessage, res: ServerResponse) => boolean = () => false,
): Promise<CountingSite> {
  const rules = siteHeaders({ https: false });
  const site = createStaticSite(directory, rules);
  const requests: RecordedRequest[] = [];
  const server = createHttpServer(rules, (req, res) => {
    const entry: RecordedRequest = {
      path: readTarget(req.url ?? '/')?.raw ?? '',
      referer: req.headers.referer ?? '',
      method: req.method ?? '',
      at: performance.now(),
      status: 0,
    };
    requests.push(entry);
    res.once('finish', () => {
      entry.status = res.statusCode;
    });
    return own(req, res) || site(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://localhost:${address.port}`,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

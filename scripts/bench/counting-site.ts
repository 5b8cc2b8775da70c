import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { siteHeaders } from '../build/site-headers.ts';
import { createStaticSite } from '../host/static-site.ts';

/** One request as the server saw it. */
export type Asked = {
  path: string;
  referer: string;
  method: string;
  at: number;
  /** Of the answer; 0 until it is given. */
  status: number;
};

/** The build, served by a host that counts, and that can answer some requests itself. */
export type CountingSite = { url: string; asked: Asked[]; close(): Promise<void> };

/** @param own answers a request in the site's place, and says so */
export async function countingSite(
  directory: string,
  own: (req: IncomingMessage, res: ServerResponse) => boolean = () => false,
): Promise<CountingSite> {
  const site = createStaticSite(directory, siteHeaders({ https: false }));
  const asked: Asked[] = [];
  const server = createServer((req, res) => {
    const { pathname } = new URL(req.url ?? '/', 'http://host');
    const entry: Asked = {
      path: pathname,
      referer: req.headers.referer ?? '',
      method: req.method ?? '',
      at: performance.now(),
      status: 0,
    };
    asked.push(entry);
    res.once('finish', () => {
      entry.status = res.statusCode;
    });
    if (!own(req, res)) site(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://localhost:${address.port}`,
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

import { siteHeaders } from '../build/site-headers.ts';
import { createHttpServer } from './http-server.ts';
import { createStaticSite } from './static-site.ts';

/** Serves a build on a free port, without a database, for tools that only look at pages. */
export async function serveBuild(
  directory: string,
): Promise<{ url: string; close(): Promise<void> }> {
  const rules = siteHeaders({ https: false });
  const server = createHttpServer(rules, createStaticSite(directory, rules));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://localhost:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

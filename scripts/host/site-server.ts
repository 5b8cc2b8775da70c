import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { claimDataDirectory, dataDirectory, demoAdmin } from '../backend/data-dir.ts';
import { loadKeys } from '../backend/keys.ts';
import { openBackend } from '../backend/open.ts';
import { isBackendPath } from '../backend/paths.ts';
import { siteHeaders } from '../build/site-headers.ts';
import { createStaticSite } from './static-site.ts';

/**
 * Serves the production build and its embedded database from one origin: `PORT` (4173), `HOST` (this machine
 * only), `DATA_DIR` (`.data`), `OUT_DIR` (`dist`).
 */
export async function serveSite(): Promise<void> {
  const port = Number(process.env['PORT'] || 4173);
  const url = `http://localhost:${port}`;
  const directory = dataDirectory();
  const release = claimDataDirectory(directory);
  const admin = demoAdmin(directory);
  const backend = await openBackend({
    dataDir: directory,
    siteUrl: url,
    keys: loadKeys(),
    demoAdmin: admin,
  });
  const site = createStaticSite(process.env['OUT_DIR'] || 'dist', siteHeaders({ https: false }));
  const api = getRequestListener((request) => backend.app.fetch(request));

  const hosts = process.env['HOST'] ? [process.env['HOST']] : ['127.0.0.1', '::1'];
  const servers = await Promise.all(
    hosts.map((host) =>
      listen(
        createServer((req, res) =>
          isBackendPath(req.url ?? '/') ? api(req, res) : site(req, res),
        ),
        port,
        host,
      ),
    ),
  );

  const stop = async () => {
    for (const server of servers) server?.closeAllConnections();
    await backend.close();
    release();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);

  console.log(`Meridian Estates at ${url}`);
  console.log(`Demo administrator: ${admin.email} / ${admin.password}`);
}

function listen(server: Server, port: number, host: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      // Machines without IPv6 have no ::1; 127.0.0.1 is enough there.
      if (host === '::1' && error.code !== 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(port, host, () => resolve(server));
  });
}

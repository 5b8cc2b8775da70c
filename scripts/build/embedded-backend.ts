import type { Plugin } from 'vite';
import { answerRequest } from '../backend/answer-request.ts';
import { claimDataDirectory, dataDirectory, demoAdmin } from '../backend/data-dir.ts';
import { loadKeys } from '../backend/keys.ts';
import { openInThread } from '../backend/open-in-thread.ts';
import { isBackendPath } from '../backend/paths.ts';
import { servePush } from '../backend/push.ts';
import { keepRetention } from '../backend/retention.ts';
import { serveMails } from '../backend/serve-mails.ts';
import { setting } from '../backend/setting.ts';
import type * as siteModule from '../mails/shown-by-site.ts';
import { readModule } from './read-module.ts';

/** Serves the embedded database during `npm run dev`, on the page's own origin as `npm start` does. */
export function embeddedBackend(): Plugin {
  return {
    name: 'meridian:embedded-backend',
    apply: 'serve',
    async configureServer(server) {
      if (server.config.mode === 'test') return;
      const directory = dataDirectory();
      const release = claimDataDirectory(directory);
      const admin = demoAdmin(directory);
      const siteUrl = `http://localhost:${server.config.server.port ?? 5173}`;
      const keys = loadKeys();
      const backend = await openInThread({
        dataDir: directory,
        siteUrl,
        keys,
        demoAdmin: admin,
        isObserved: setting('VITE_OBSERVE') === 'on',
      });
      const access = { fetch: backend.app.fetch, siteUrl, keys };
      const endRetention = keepRetention(access);
      const { shown } = await readModule<typeof siteModule>('scripts/mails/shown-by-site.ts');
      const endPush = await servePush(access, backend);
      const endMails = await serveMails(access, backend, shown);
      const api = answerRequest(backend);
      server.middlewares.use((req, res, next) =>
        isBackendPath(req.url ?? '/') ? api(req, res) : next(),
      );
      server.httpServer?.once('close', async () => {
        await Promise.all([endRetention(), endPush(), endMails()]);
        await backend.close();
        release();
      });
      server.config.logger.info(`Demo administrator: ${admin.email} / ${admin.password}`);
    },
  };
}

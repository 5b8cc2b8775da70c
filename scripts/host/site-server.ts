import { createServer, type Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { brand } from '../../src/content/brand.ts';
import { claimDataDirectory, dataDirectory, demoAdmin } from '../backend/data-dir.ts';
import { loadKeys } from '../backend/keys.ts';
import { openInThread } from '../backend/open-in-thread.ts';
import { servePush } from '../backend/push.ts';
import { loadPushKeys, pushHosts } from '../backend/push-settings.ts';
import { keepRetention } from '../backend/retention.ts';
import { serveMails } from '../backend/serve-mails.ts';
import { SettingFault, setting } from '../backend/setting.ts';
import { siteHeaders } from '../build/site-headers.ts';
import { demoTeam, teamWords, wantDemoTeam } from '../demo/team-file.ts';
import { shownIn } from '../mails/shown.ts';
import { createHttpServer } from './http-server.ts';
import { createSiteAnswer } from './site-answer.ts';

/**
 * Serves the production build and its embedded database on one origin. Reads `PORT` (4173), `HOST` (this machine only),
 * `DATA_DIR` (`.data`), `OUT_DIR` (`dist`) and `TRUST_PROXY`.
 * @param isDemonstration whether a new database gets a team and a week of enquiries to look at
 */
export async function serveSite(isDemonstration = false): Promise<void> {
  const { port } = await checkStart();
  const [url, ...others] = addressesOf(process.env['HOST'], port);
  const directory = dataDirectory();
  const release = claimDataDirectory(directory);
  if (isDemonstration) wantDemoTeam(directory);
  const admin = demoAdmin(directory);
  const keys = loadKeys();
  const backend = await openInThread({
    dataDir: directory,
    siteUrl: url,
    keys,
    demoAdmin: admin,
    hasDemoTeam: isDemonstration,
    isObserved: setting('VITE_OBSERVE') === 'on',
  });
  const access = { fetch: backend.app.fetch, siteUrl: url, keys };
  const endRetention = keepRetention(access);
  const endPush = await servePush(access, backend);
  const rules = siteHeaders({ https: false });
  const out = process.env['OUT_DIR'] || 'dist';
  const endMails = await serveMails(access, backend, shownIn(out));
  const answer = createSiteAnswer(out, rules, backend, {
    hasProxy: setting('TRUST_PROXY') === 'on',
  });

  const servers = await Promise.all(
    hosts().map((host) => listen(createHttpServer(rules, answer), port, host)),
  );

  // Whoever read the console may have gone: to complain there about that would fail again, without end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  // If a library throws after responding, that must not take other requests down.
  process.on('uncaughtException', (error) => console.error(error));
  process.on('unhandledRejection', (error) => console.error(error));

  const stop = async () => {
    for (const server of servers) server?.closeAllConnections();
    await Promise.all([endRetention(), endPush(), endMails()]);
    await backend.close();
    release();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);

  console.log(`${brand.name} at ${url}`);
  for (const other of others) console.log(`In this network: ${other}`);
  console.log(`Demo administrator: ${admin.email} / ${admin.password}`);
  const team = demoTeam(directory);
  if (team?.state === 'made') console.log(teamWords(team.agents));
}

/**
 * The addresses at which a server that listens on this host answers: this machine's own first.
 * @param host an address of this machine, or one that stands for all of them; this machine only if omitted
 */
export function addressesOf(host: string | undefined, port: number): [string, ...string[]] {
  const at = (name: string) => `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  if (!host) return [at('localhost')];
  if (host !== '0.0.0.0' && host !== '::') return [at(host)];
  const inNetwork = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal);
  return [at('localhost'), ...inNetwork.map(({ address }) => at(address))];
}

const hosts = () => (process.env['HOST'] ? [process.env['HOST']] : ['127.0.0.1', '::1']);

/**
 * Checks what can be checked before the database is opened, or the site is built: the port is a number and free, what signs
 * notifications is right.
 * @throws with a sentence for the operator (`startFault`)
 */
export async function checkStart(): Promise<{ port: number }> {
  const wanted = process.env['PORT'] || '4173';
  const port = Number(wanted);
  if (!/^\d+$/.test(wanted) || port > 65_535) {
    throw new SettingFault(`PORT must be a number up to 65535 (it is ${wanted}).`);
  }
  loadPushKeys(setting('SITE_URL'));
  pushHosts();
  for (const host of hosts()) {
    const server = await listen(createServer(), port, host);
    await new Promise((closed) => (server ? server.close(closed) : closed(undefined)));
  }
  return { port };
}

function listen(server: Server, port: number, host: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      // Machines without IPv6 have no ::1, and 127.0.0.1 is enough there.
      if (host === '::1' && error.code !== 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(port, host, () => resolve(server));
  });
}

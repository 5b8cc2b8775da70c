import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { caddyfile } from '../../scripts/host/caddy';
import { nginxConfig, SITE_ROOT } from '../../scripts/host/nginx';
import { WEB_SERVERS, type WebServer } from '../../scripts/web-servers';
import { freePort } from '../support/free-port';
import type { Listening } from './listen';
import { RULES } from './small-site';

/** Each real server's main settings file, which includes the one made by the build. */
const SETTINGS: Record<WebServer, (port: number, site: string, folder: string) => string> = {
  nginx: (port, site, folder) => `
    daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr crit;
    events { worker_connections 256; }
    http {
      access_log off;
      types { text/html html; text/javascript js; application/json json; }
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
      ${nginxConfig(RULES).replace('listen 8080', `listen 127.0.0.1:${port}`).replace(SITE_ROOT, site)}
    }`,
  caddy: (port, site) =>
    `{\n\tadmin off\n\tauto_https off\n\tlog {\n\t\tlevel FATAL\n\t}\n}\n${caddyfile(RULES)
      .replace(':8080 {', `:${port} {\n\tbind 127.0.0.1`)
      .replace(SITE_ROOT, site)}`,
};
const ARGUMENTS: Record<WebServer, (file: string) => string[]> = {
  nginx: (file) => ['-c', file],
  caddy: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
};

/** Starts a real web server on a free port with the settings made by a build. */
export async function startWebServer(name: WebServer, site: string): Promise<Listening> {
  const folder = mkdtempSync(join(tmpdir(), `meridian-${name}-`));
  const port = await freePort();
  const file = join(folder, 'settings');
  writeFileSync(file, SETTINGS[name](port, site, folder));
  const child = spawn(WEB_SERVERS[name], ARGUMENTS[name](file), {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  await untilListening(child, port);
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      process.off('exit', kill);
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

async function untilListening(child: ChildProcess, port: number): Promise<void> {
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended before it listened.`);
    await setTimeout(20);
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

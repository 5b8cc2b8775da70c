import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

/**
 * A worker that gives everything back that can be fetched again and takes itself out of the way. What waits in
 * IndexedDB is left alone.
 *
 * It does so while it installs: browsers let it take over only when the worker before it has nothing left to do, and a
 * broken one may never come to that (Chromium then waits for five minutes). Whoever awaits `unregister()` there waits
 * for ever, since it runs after the installation. Pages under a worker that was there before are told to leave it; on a
 * device without one nobody is, or a page that loads itself again would meet this worker again and never end.
 */
export const KILLER = `const forget=async()=>{for(const name of await caches.keys())await caches.delete(name)};
const tell=async()=>{for(const page of await clients.matchAll({type:'window',includeUncontrolled:true}))page.postMessage({type:'WORKER_GONE'})};
self.addEventListener('install',(event)=>{
self.skipWaiting();
const gone=self.registration.unregister();
if(self.registration.active)gone.then(tell);
event.waitUntil(forget())});
self.addEventListener('activate',(event)=>event.waitUntil(self.registration.unregister().then(forget)));
`;

/**
 * With KILL_WORKER=1 the build has, at the worker's address, one that switches the worker off on every device that looks
 * for an update: for a release whose worker turned out to be broken. See "A broken release" in the README.
 */
export function killSwitch(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'meridian:kill-switch',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error?: Error) {
        if (error || config.build.ssr || process.env['KILL_WORKER'] !== '1') return;
        await writeFile(join(resolve(config.root, config.build.outDir), 'sw.js'), KILLER);
      },
    },
  };
}

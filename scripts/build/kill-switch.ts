import { WORKER_GONE } from '../../src/protocol/names.ts';

/**
 * A worker that deletes all caches and unregisters itself. IndexedDB, and so the outbox, is left alone.
 *
 * It does this during installation, because browsers activate it only when the old worker is idle, and a broken one may
 * never be (Chromium then waits five minutes). Don't await `unregister()` there: it resolves only after the
 * installation, so that would wait forever. If a worker was active before, its pages are told to reload without it.
 * Otherwise no page is told, or a reloading page would register this worker again in an endless loop.
 */
export const KILLER = `const forget=async()=>{for(const name of await caches.keys())await caches.delete(name)};
const tell=async()=>{for(const page of await clients.matchAll({type:'window',includeUncontrolled:true}))page.postMessage({type:'${WORKER_GONE}'})};
self.addEventListener('install',(event)=>{
self.skipWaiting();
const gone=self.registration.unregister();
if(self.registration.active)gone.then(tell);
event.waitUntil(forget())});
self.addEventListener('activate',(event)=>event.waitUntil(self.registration.unregister().then(forget)));
`;

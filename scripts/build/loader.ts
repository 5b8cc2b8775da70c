import { scriptHash } from '../host/headers.ts';

/**
 * The only inline script of the site, the same on every page so that one hash in the CSP allows it.
 *
 * It asks for the page's modules and the whole style sheet after `load`, or on the first touch: a script that is
 * merely low-priority still competes with the first picture on a slow line. So do pictures further down, which
 * browsers ask for long before they are seen: `data-loading` keeps them back until the same moment or the first
 * scrolling (`src/styles/lazy.css`).
 *
 * On a network that hangs `load` never comes. Where a worker is in charge the script is on the device, and starts once the
 * page has been drawn; elsewhere it is asked for after a while, whatever is missing.
 *
 * Whoever saves data pays for what they use: without a touch all this waits ten seconds, so that a glance at the page
 * costs its text and one picture; the letters are the phone's own (`src/styles/fonts.css`).
 *
 * A link out of an account's e-mail whose own address the account server does not know leads to the site's root instead, with what
 * it brings along behind the `#`: that is for /auth, which asks before it signs anybody in (`src/admin/session/link.ts`).
 *
 * It stands behind the page's header (`scripts/build/prerender.ts`), within what React renders, and is gone before
 * React looks.
 *
 * Buttons that are pressed before the page's script is there are pressed again by the page (`src/app/take-over.ts`). That
 * goes for a form's own as well, once the browser has nothing to say against what is in it: sent by the browser, the fields
 * would end up in the address. (Enter in a field presses that button too.) If the script never comes, the forms say so
 * (`data-script`, see `src/ui/submit-button.tsx`).
 */
export const LOADER =
  `{let s,d=document,w=self,a=location,r=d.documentElement.dataset,n=navigator,save=n.connection?.saveData,free=()=>{delete r.loading},
on=(t,f)=>w.addEventListener(t,f,{once:1,passive:1,capture:1}),
go=()=>{if(s)return;s=1;save||delete r.letters;
d.querySelector('meta[name="modules"]').content.split(' ').forEach((u,i)=>{let e=d.createElement(i?'link':'script');
if(i){e.rel=/css$/.test(u)?'stylesheet':'modulepreload';e.href=u}else{e.type='module';e.onerror=()=>{r.script='failed'};e.src=u}d.head.append(e)})},all=()=>{free();go()};
if(/[#&](access_token|error)=/.test(a.hash)&&!/^\\/(auth|admin)\\b/.test(a.pathname))a.replace('/auth'+a.hash);
d.currentScript.remove();w.taps=[];d.addEventListener('click',e=>{let b=e.target.closest('button');if(b&&!w.appReady&&!b.popoverTargetElement){e.preventDefault();
if('c'>b.type||b.form.reportValidity())w.taps.push(b)}},1);
['pointerdown','keydown','focusin'].forEach(t=>on(t,all));on('scroll',free);r.loading='';if(save)r.letters='own';
on('load',()=>setTimeout(all,save?1e4:0));setTimeout(all,save?3e4:1e4);
if(!save&&n.serviceWorker?.controller)on('DOMContentLoaded',()=>requestAnimationFrame(()=>setTimeout(go)))}`
    .split('\n')
    .join('');

export const LOADER_HASH = scriptHash(LOADER);

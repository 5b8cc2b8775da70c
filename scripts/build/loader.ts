import { scriptHash } from '../host/headers.ts';

/**
 * The only inline script of the site, the same on every page so that one hash in the CSP allows it.
 *
 * It asks for the page's modules and the whole style sheet after `load`, or on the first touch: a script that is
 * merely low-priority still competes with the first picture on a slow line. A form sent before the page's script is
 * there is kept back and sent again by the page (`src/app/early-submit.ts`); without that its fields would end up in
 * the address. If the script never comes, the forms say so (`data-script`, see `src/ui/submit-button.tsx`).
 */
export const LOADER = `(function(d,w){var s;function go(){if(s)return;s=1;
var m=d.querySelector('meta[name="modules"]').content.split(' ');
m.forEach(function(u,i){var e=d.createElement(i?'link':'script');
if(i){e.rel=/css$/.test(u)?'stylesheet':'modulepreload';e.href=u}else{e.type='module';e.onerror=function(){d.documentElement.dataset.script='failed'};e.src=u}d.head.appendChild(e)})}
d.addEventListener('submit',function(e){if(!w.appReady){e.preventDefault();w.earlySubmit=e.target;go()}},true);
['pointerdown','keydown','focusin'].forEach(function(t){w.addEventListener(t,go,{once:true,passive:true,capture:true})});
if(d.readyState==='complete')go();else w.addEventListener('load',function(){setTimeout(go)})})(document,window)`
  .split('\n')
  .join('');

export const LOADER_HASH = scriptHash(LOADER);

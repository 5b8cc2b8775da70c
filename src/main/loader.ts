/**
 * The only inline script of the site, the same on every page so that one hash in the CSP allows it
 * (`scripts/build/loader.ts`). It is placed after the page's header, inside what React renders, and removes itself
 * before React hydrates. It imports nothing.
 *
 * It requests the page's modules and the whole style sheet after `load`, or on the first touch: on a slow connection
 * even a low-priority script competes with the first picture. So do pictures further down, which browsers request long
 * before they are visible: `data-loading` holds them back until the same moment or the first scroll
 * (`src/styles/lazy.css`).
 */
{
  const page = document;
  const { dataset } = page.documentElement;
  const address = location;
  /** With data saver on, all this waits for a touch, and the phone's own fonts are used. */
  const { saveData: savesData, effectiveType = '' } = navigator.connection ?? {};
  let isAsked = false;

  const on = (type: string, listener: () => void) =>
    addEventListener(type, listener, { once: true, capture: true });

  // The currency that the visitor has chosen (`src/hooks/use-currency.ts`), before the first price is painted.
  try {
    const currency = localStorage.getItem('currency');
    if (currency) dataset['currency'] = currency;
  } catch {
    // Where storage is denied, nothing has been chosen.
  }

  const showPictures = () => {
    // Those further down become smaller where data is dear or slow (`src/ui/picture.tsx`); the first are on their way,
    // and from the second visit on the worker fetches them smaller (`src/sw/pictures.ts`).
    if ('loading' in dataset && (savesData || /2g/.test(effectiveType))) {
      for (const one of page.querySelectorAll<HTMLSourceElement>(
        '[sizes$="100vw"]:has(~[loading=lazy])',
      )) {
        one.sizes = '200px';
      }
    }
    delete dataset['loading'];
  };

  /** Requests the modules, the entry first, and the style sheet. */
  const askForModules = () => {
    if (isAsked) return;
    isAsked = true;
    if (!savesData) delete dataset['letters'];
    const names = page.querySelector<HTMLMetaElement>('meta[name="modules"]')?.content;
    names?.split(' ').forEach((url, index) => {
      const rel = url.endsWith('css') ? 'stylesheet' : 'modulepreload';
      // Forms then show a message (`src/ui/button.tsx`), and a tapped link is a link again.
      const onerror = () => {
        dataset['script'] = 'failed';
        window.taps?.forEach((tapped) => {
          tapped.ariaBusy = null;
        });
      };
      page.head.append(
        index
          ? Object.assign(page.createElement('link'), { rel, href: url })
          : Object.assign(page.createElement('script'), { type: 'module', onerror, src: url }),
      );
    });
  };

  const askForAll = () => {
    showPictures();
    askForModules();
  };

  // For a link from an account e-mail whose target it doesn't know, the account server redirects to the site's root,
  // with the session or an error after the `#`. Pass that on to /auth, which asks before it signs anybody in
  // (`src/admin/session/mail-link.ts`).
  if (
    /[#&](access_token|error)=/.test(address.hash) &&
    !/^\/(auth|admin)\b/.test(address.pathname)
  ) {
    address.replace(`/auth${address.hash}`);
  }

  page.currentScript?.remove();

  // Buttons pressed before the page is hydrated, or in a part that is not hydrated yet, are pressed again afterwards
  // (`src/forms/carry-over.ts`). This includes a form's submit button, once the browser finds the form valid: if the
  // browser submitted it, the fields would end up in the address. (Enter in a field presses that button too.) It also
  // includes links that open a scheduler (`src/features/consultation/schedule-link.tsx`), which lead to the chat only
  // without a script. `aria-busy` shows that they were tapped (`src/ui/controls.css`).
  window.taps = [];
  // What was scrolled as well: asking each element later would lay out all that the browser has left out.
  window.scrolled = new Set();
  page.addEventListener('scroll', ({ target }) => target && window.scrolled?.add(target), true);
  page.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const tapped =
        target instanceof Element &&
        target.closest<HTMLElement>('button,a[aria-haspopup],a[aria-expanded]');
      const isButton = tapped instanceof HTMLButtonElement;
      if (!tapped || (isButton && tapped.popoverTargetElement)) return;
      const isInPart = tapped.closest('[data-not-hydrated]');
      if ((window.appReady && !isInPart) || (!isButton && 'script' in dataset)) return;
      event.preventDefault();
      // React, which hydrates a part for a press if it can, would answer this one as well.
      event.stopPropagation();
      if (isInPart || !isButton || tapped.type !== 'submit' || tapped.form?.reportValidity()) {
        tapped.ariaBusy = 'true';
        window.taps ??= [];
        window.taps.push(tapped);
      }
    },
    true,
  );

  for (const touch of ['pointerdown', 'keydown', 'focusin']) on(touch, askForAll);
  on('scroll', showPictures);
  dataset['loading'] = '';
  if (savesData) dataset['letters'] = 'own';
  on('load', () => setTimeout(askForAll, savesData ? 10_000 : 0));
  // On a hanging connection `load` never fires, so request everything after a while.
  setTimeout(askForAll, savesData ? 30_000 : 10_000);
  // With a worker the script is on the device, and starts once the page has been painted.
  if (!savesData && navigator.serviceWorker?.controller) {
    on('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(askForModules)));
  }
}

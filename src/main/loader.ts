/**
 * The only inline script of the site, the same on every page so that one hash in the CSP allows it
 * (`scripts/build/loader.ts`). It stands behind the page's header, within what React renders, and is gone before React
 * looks. It imports nothing.
 *
 * It asks for the page's modules and the whole style sheet after `load`, or on the first touch: a script that is
 * merely low-priority still competes with the first picture on a slow line. So do pictures further down, which
 * browsers ask for long before they are seen: `data-loading` keeps them back until the same moment or the first
 * scrolling (`src/styles/lazy.css`).
 */
{
  const page = document;
  const { dataset } = page.documentElement;
  const address = location;
  /** Whoever saves data pays for what they use: without a touch all this waits, and the letters are the phone's own. */
  const savesData = navigator.connection?.saveData;
  let isAsked = false;

  const on = (type: string, listener: () => void) =>
    addEventListener(type, listener, { once: true, passive: true, capture: true });

  const showPictures = () => {
    delete dataset['loading'];
  };

  /** Asks for the modules, the entry first, and the style sheet. */
  const askForModules = () => {
    if (isAsked) return;
    isAsked = true;
    if (!savesData) delete dataset['letters'];
    const names = page.querySelector<HTMLMetaElement>('meta[name="modules"]')?.content;
    names?.split(' ').forEach((url, index) => {
      const rel = url.endsWith('css') ? 'stylesheet' : 'modulepreload';
      // The forms say that it did not come (`src/ui/submit-button.tsx`).
      const onerror = () => {
        dataset['script'] = 'failed';
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

  // A link out of an account's e-mail whose own address the account server does not know leads to the site's root instead,
  // with what it brings along behind the `#`: that is for /auth, which asks before it signs anybody in
  // (`src/admin/session/mail-link.ts`).
  if (
    /[#&](access_token|error)=/.test(address.hash) &&
    !/^\/(auth|admin)\b/.test(address.pathname)
  ) {
    address.replace(`/auth${address.hash}`);
  }

  page.currentScript?.remove();

  // Buttons that are pressed before the page's script is there are pressed again by the page (`src/app/catch-up.ts`). That
  // goes for a form's own as well, once the browser has nothing to say against what is in it: sent by the browser, the
  // fields would end up in the address. (Enter in a field presses that button too.)
  const taps: HTMLButtonElement[] = [];
  window.taps = taps;
  page.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest('button');
      if (!button || window.appReady || button.popoverTargetElement) return;
      event.preventDefault();
      if (button.type === 'button' || button.form?.reportValidity()) taps.push(button);
    },
    true,
  );

  for (const touch of ['pointerdown', 'keydown', 'focusin']) on(touch, askForAll);
  on('scroll', showPictures);
  dataset['loading'] = '';
  if (savesData) dataset['letters'] = 'own';
  on('load', () => setTimeout(askForAll, savesData ? 10_000 : 0));
  // On a network that hangs `load` never comes: then it is asked for after a while, whatever is missing.
  setTimeout(askForAll, savesData ? 30_000 : 10_000);
  // Where a worker is in charge the script is on the device, and starts once the page has been drawn.
  if (!savesData && navigator.serviceWorker?.controller) {
    on('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(askForModules)));
  }
}

import { createStore } from 'zustand/vanilla';
import { isInstalled } from '../device/home-screen';

/** Chromium's offer to install, which is in no standard yet. */
type InstallPrompt = Event & {
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

/** How the site can get to the home screen here. */
export type InstallState =
  /** Nothing to offer: it is installed, or this browser can't. */
  | { kind: 'none' }
  /** The browser asks the question itself. */
  | { kind: 'prompt'; ask: () => void }
  /** Safari on an iPhone or iPad: the visitor does it in the share menu. */
  | { kind: 'share-menu' };

export const installState = createStore<InstallState>(() => ({ kind: 'none' }));

/** Follows the browser's offer from the start: it comes once, and often before anything asks for it. */
export function followInstall(): void {
  if (isInstalled()) return;
  if (isAppleTouch()) {
    installState.setState({ kind: 'share-menu' }, true);
    addEventListener('load', () => {
      import('./splash').then(({ addSplashScreens }) => addSplashScreens()).catch(() => undefined);
    });
  }
  addEventListener('beforeinstallprompt', (event) => {
    // The browser's own banner would come in the middle of something.
    event.preventDefault();
    const offer = event as InstallPrompt;
    installState.setState({ kind: 'prompt', ask: () => void ask(offer) }, true);
  });
  addEventListener('appinstalled', () => installState.setState({ kind: 'none' }, true));
}

async function ask(offer: InstallPrompt): Promise<void> {
  await offer.prompt();
  await offer.userChoice;
  // An offer can be made once; the browser brings another when it sees fit.
  installState.setState({ kind: 'none' }, true);
}

/** iPhones, and iPads that say they are Macs. Only Safari installs there, and every browser is Safari underneath. */
function isAppleTouch(): boolean {
  return (
    /iPhone|iPad/.test(navigator.userAgent) ||
    (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)
  );
}

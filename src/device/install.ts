import { createStore } from 'zustand/vanilla';
import { isAppleTouch, isInstalled } from './this-device';

/** Chromium's install prompt, which no standard covers yet. */
type InstallPrompt = Event & {
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

/** How the site can be installed here. */
export type InstallState =
  /** Already installed, or not supported. */
  | { kind: 'none' }
  /** The browser asks. */
  | { kind: 'prompt'; ask: () => void }
  /** Safari on an iPhone or iPad: the visitor installs it from the share menu. */
  | { kind: 'share-menu' };

export const installState = createStore<InstallState>(() => ({ kind: 'none' }));

/** Listens for the browser's install prompt from the start: the event comes once, often before anything needs it. */
export function followInstall(): void {
  if (isInstalled()) return;
  if (isAppleTouch()) {
    installState.setState({ kind: 'share-menu' }, true);
    addEventListener('load', () => {
      import('./splash').then(({ addSplashScreens }) => addSplashScreens()).catch(() => undefined);
    });
  }
  addEventListener('beforeinstallprompt', (event) => {
    // Keep the browser's own banner from appearing at an arbitrary moment.
    event.preventDefault();
    const offer = event as InstallPrompt;
    installState.setState({ kind: 'prompt', ask: () => void ask(offer) }, true);
  });
  addEventListener('appinstalled', () => installState.setState({ kind: 'none' }, true));
}

async function ask(offer: InstallPrompt): Promise<void> {
  await offer.prompt();
  await offer.userChoice;
  // A prompt can be used once. The browser fires another event when it allows a new one.
  installState.setState({ kind: 'none' }, true);
}

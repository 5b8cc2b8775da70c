import { useStore } from 'zustand';
import { isInstalled } from '../../device/home-screen';
import { appAround } from '../../device/in-app-browser';
import { installState } from '../../device/install';
import { useIsHydrated } from '../../hooks/use-is-hydrated';
import { LeaveApp, ShareMenuSteps } from './share-menu-steps';

/** Installation instructions for the current browser. */
export function InstallSteps() {
  const install = useStore(installState);
  const isHydrated = useIsHydrated();
  if (isHydrated && isInstalled()) return <p>You are using the app now.</p>;
  if (isHydrated && appAround(navigator.userAgent)) return <LeaveApp />;
  switch (install.kind) {
    case 'prompt':
      return (
        <button type="button" className="button button-primary" onClick={install.ask}>
          Install app
        </button>
      );
    case 'share-menu':
      return <ShareMenuSteps />;
    case 'none':
      return (
        <p>
          Open your browser’s menu and choose <strong>Install app</strong> or{' '}
          <strong>Add to Home screen</strong>. If neither is there, the app is installed already, or
          this browser can’t install apps.
        </p>
      );
  }
}

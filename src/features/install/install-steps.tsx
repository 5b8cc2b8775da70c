import { useStore } from 'zustand';
import { isInstalled } from '../../device/home-screen';
import { appAround } from '../../device/in-app-browser';
import { installState } from '../../device/install';
import { useIsHydrated } from '../../hooks/use-is-hydrated';
import { Button } from '../../ui/button';
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
        <Button kind="primary" onClick={install.ask}>
          Install app
        </Button>
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

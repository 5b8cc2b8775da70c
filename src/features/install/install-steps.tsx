import { useEffect, useState } from 'react';
import { isInstalled } from '../../device/home-screen';
import { appAround } from '../../device/in-app-browser';
import { useInstall } from '../../hooks/use-install';
import { LeaveApp } from './leave-app';
import { ShareMenuSteps } from './share-menu-steps';

/** Installation instructions for the current browser. */
export function InstallSteps() {
  const install = useInstall();
  const [place, setPlace] = useState<'browser' | 'app' | 'other app'>('browser');
  useEffect(() => {
    if (isInstalled()) setPlace('app');
    else if (appAround(navigator.userAgent)) setPlace('other app');
  }, []);
  if (place === 'app') return <p>You are using the app now.</p>;
  if (place === 'other app') return <LeaveApp />;
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

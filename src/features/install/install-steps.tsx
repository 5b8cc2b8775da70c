import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { isInstalled } from '../../device/home-screen';
import { appAround } from '../../device/in-app-browser';
import { installState } from '../../device/install';
import { LeaveApp, ShareMenuSteps } from './share-menu-steps';

/** Installation instructions for the current browser. */
export function InstallSteps() {
  const install = useStore(installState);
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

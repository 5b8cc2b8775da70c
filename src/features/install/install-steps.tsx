import { useEffect, useState } from 'react';
import { useInstall } from '../../hooks/use-install';
import { isInstalled } from '../../updates/install';
import { ShareMenuSteps } from './share-menu-steps';

/** How to install the app in the browser at hand. */
export function InstallSteps() {
  const install = useInstall();
  const [isThere, setIsThere] = useState(false);
  useEffect(() => setIsThere(isInstalled()), []);
  if (isThere) return <p>You are using the app now.</p>;
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
          this browser has no apps.
        </p>
      );
  }
}

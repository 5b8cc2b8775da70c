import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { brand } from '../../content/brand';
import { installState } from '../../device/install';
import { useOutboxStatus } from '../../hooks/use-outbox';
import { writeStored } from '../../lib/stored-text';
import { countKept } from '../../offline/status';
import { Button } from '../../ui/button';
import { Link } from '../../ui/link';
import { ShareMenuSteps } from './install-steps';

const DISMISSED = 'install-dismissed';

/** Offers to install the app, until it is installed or the visitor declines. */
export function InstallCard() {
  const install = useStore(installState);
  const kept = countKept(useOutboxStatus());
  const [isGone, setIsGone] = useState(isDismissed);
  const [showsSteps, setShowsSteps] = useState(false);
  const { pathname } = useLocation();
  // That page explains it at length.
  const isExplained = pathname === '/app';
  if (install.kind === 'none' || isGone || isExplained) return null;

  const dismiss = () => {
    writeStored(DISMISSED, new Date().toISOString());
    setIsGone(true);
  };
  return (
    <section
      className="border-y border-line bg-quiet px-(--gutter) py-6 md:hidden"
      aria-labelledby="install-title"
    >
      <h2 id="install-title" className="title">
        {`Keep ${brand.shortName} on your phone`}
      </h2>
      <p className="note mt-2">
        It opens at once, even without a signal, and takes less room than one photograph.
      </p>
      {install.kind === 'share-menu' && showsSteps && (
        <>
          {kept > 0 && (
            <p className="mt-3 font-semibold">
              Something you wrote here is still waiting to be sent. The app keeps its own store, so{' '}
              <Link className="underline" to="/outbox">
                send it first
              </Link>
              .
            </p>
          )}
          <ShareMenuSteps />
        </>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {!showsSteps && (
          <Button
            kind="primary"
            onClick={install.kind === 'prompt' ? install.ask : () => setShowsSteps(true)}
          >
            {install.kind === 'prompt' ? 'Install app' : 'Show me how'}
          </Button>
        )}
        <Button onClick={dismiss}>Not now</Button>
      </div>
    </section>
  );
}

/** Whether the visitor has declined on this device. Without storage we never ask. */
function isDismissed(): boolean {
  try {
    return localStorage.getItem(DISMISSED) !== null;
  } catch {
    return true;
  }
}

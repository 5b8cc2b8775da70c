import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { brand } from '../../content/brand';
import { appAround, browserFor, shareBar } from '../../device/in-app-browser';
import { installState } from '../../device/install';
import { isInstalled } from '../../device/this-device';
import { useIsHydrated } from '../../hooks/use-is-hydrated';
import { Button } from '../../ui/button';

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

/** The steps on an iPhone, each with a drawing of what to look for. */
export function ShareMenuSteps() {
  if (appAround(navigator.userAgent)) return <LeaveApp />;
  return (
    <ol className="mt-4 grid gap-4">
      <Step drawing={SHARE}>
        Tap <strong>Share</strong> in {shareBar(navigator.userAgent)}.
      </Step>
      <Step drawing={ADD}>
        Scroll down and tap <strong>Add to Home Screen</strong>.
      </Step>
      <Step drawing={HOME}>
        Tap <strong>Add</strong>. <span>{brand.shortName}</span> is now among your apps.
      </Step>
    </ol>
  );
}

function Step({ drawing, children }: { drawing: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-4">
      <svg
        className="flex-none"
        width="56"
        height="56"
        viewBox="0 0 56 56"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {drawing}
      </svg>
      <span>{children}</span>
    </li>
  );
}

/** Explains how to get from an in-app browser to the phone's own, where the site can be installed. */
function LeaveApp() {
  const app = appAround(navigator.userAgent);
  const browser = browserFor(navigator.userAgent);
  return (
    <div className="mt-4">
      <p>
        {app} shows this page in a window of its own, from which nothing can be installed. What you
        save here stays in that window.
      </p>
      <ol className="mt-3 list-decimal pl-5">
        <li>
          Tap <strong>⋯</strong> or <strong>⋮</strong> in the corner of this window.
        </li>
        <li>
          Choose <strong>Open in {browser}</strong>, <strong>Open in browser</strong> or{' '}
          <strong>Open in external browser</strong>.
        </li>
        <li>Install the app from there.</li>
      </ol>
    </div>
  );
}

/** The share icon: a square with an arrow. */
const SHARE = (
  <>
    <rect x="1" y="14" width="54" height="28" rx="4" className="fill-quiet" />
    <path d="M24 26h-2v10h12V26h-2M28 31V18m-4 4 4-4 4 4" />
  </>
);

/** The entry in the share menu. */
const ADD = (
  <>
    <rect x="1" y="10" width="54" height="36" rx="4" />
    <path d="M1 22h54M1 34h54M7 16h20M7 28h22M7 40h16" />
    <rect x="41" y="24" width="8" height="8" rx="1.5" />
    <path d="M45 26v4m-2-2h4" />
  </>
);

/** A home screen with our icon. */
const HOME = (
  <>
    <rect x="13" y="2" width="30" height="52" rx="5" />
    <rect x="18" y="10" width="7" height="7" rx="1.5" />
    <rect x="31" y="10" width="7" height="7" rx="1.5" />
    <rect x="18" y="23" width="7" height="7" rx="1.5" className="fill-laterite stroke-none" />
    <path d="M24 48h8" />
  </>
);

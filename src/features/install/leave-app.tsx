import { appAround, browserFor } from '../../device/in-app-browser';

/** Explains how to get from an in-app browser to the phone's own, where the site can be installed. */
export function LeaveApp() {
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

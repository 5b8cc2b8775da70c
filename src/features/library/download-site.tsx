import { useEffect, useState } from 'react';
import { useDownload } from '../../hooks/use-download';
import { dataSize } from '../../lib/data-size';
import { forgetSite, missingOfSite, saveSite } from '../../updates/library';

/** The whole site for reading without a network: its size, its progress, and what it takes on this device. */
export function DownloadSite() {
  const { state, start, cancel, forget } = useDownload({
    missing: missingOfSite,
    fetch: saveSite,
    forget: forgetSite,
  });
  const used = useStorageUsed(state.kind);
  return (
    <div className="grid justify-items-start gap-3" aria-live="polite">
      {state.kind === 'unknown' && (
        <p className="note">
          Your browser can’t keep pages here, or there is no connection to see what there is.
        </p>
      )}
      {state.kind === 'missing' && (
        <button type="button" className="button button-primary" onClick={start}>
          Download the site ({dataSize(state.bytes)})
        </button>
      )}
      {state.kind === 'running' && (
        <>
          <label className="grid w-full max-w-md gap-2">
            <span>
              Downloading… {state.percent} % of {dataSize(state.bytes)}
            </span>
            <progress className="progress" max={100} value={state.percent} />
          </label>
          <button type="button" className="button button-line" onClick={cancel}>
            Cancel
          </button>
        </>
      )}
      {state.kind === 'failed' && (
        <>
          <p>The connection went. What came is kept; {dataSize(state.bytes)} are missing.</p>
          <button type="button" className="button button-primary" onClick={start}>
            Go on
          </button>
        </>
      )}
      {state.kind === 'complete' && (
        <>
          <p className="font-semibold">The whole site is on this phone.</p>
          <button type="button" className="button button-line" onClick={forget}>
            Remove the pictures
          </button>
        </>
      )}
      {used !== undefined && <p className="note">This site takes {dataSize(used)} here.</p>}
    </div>
  );
}

/** What the browser says that this site takes; looked at anew with each change of `reason`. */
function useStorageUsed(reason: unknown): number | undefined {
  const [used, setUsed] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reason is a change outside, not a value that is used
  useEffect(() => {
    navigator.storage?.estimate?.().then(
      ({ usage }) => setUsed(usage),
      () => undefined,
    );
  }, [reason]);
  return used;
}

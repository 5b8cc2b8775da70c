import { useEffect, useState } from 'react';
import { onThisDevice } from '../../device/this-device';
import { dataSize, useDownload } from '../../hooks/use-download';
import { siteDownload } from '../../library/library';
import { Button } from '../../ui/button';

/** Downloads the whole site for offline reading; shows its size, progress and use of storage. */
export function DownloadSite() {
  const { state, start, cancel, forget } = useDownload(siteDownload);
  const used = useStorageUsed(state.kind);
  return (
    <div className="grid justify-items-start gap-3" aria-live="polite">
      {state.kind === 'unknown' && (
        <p className="note">
          Your browser can’t store pages here, or there is no connection to see what is available.
        </p>
      )}
      {state.kind === 'missing' && (
        <Button kind="primary" onClick={start}>
          {`Download the site (${dataSize(state.bytes)})`}
        </Button>
      )}
      {state.kind === 'running' && (
        <>
          <label className="grid w-full max-w-md gap-2">
            <span>{`Downloading… ${state.percent}% of ${dataSize(state.bytes)}`}</span>
            <progress className="h-2 w-full accent-laterite" max={100} value={state.percent} />
          </label>
          <Button onClick={cancel}>Cancel</Button>
        </>
      )}
      {state.kind === 'failed' && (
        <>
          <p>
            The connection was lost. What has arrived is kept; {dataSize(state.bytes)} left to
            download.
          </p>
          <Button kind="primary" onClick={start}>
            Continue
          </Button>
        </>
      )}
      {state.kind === 'complete' && (
        <>
          <p className="font-semibold">{onThisDevice('The whole site is on this phone.')}</p>
          <Button onClick={forget}>Remove the pictures</Button>
        </>
      )}
      {used !== undefined && <p className="note">This site takes up {dataSize(used)} here.</p>}
    </div>
  );
}

/** The storage this site uses according to the browser; measured again whenever `reason` changes. */
function useStorageUsed(reason: unknown): number | undefined {
  const [used, setUsed] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reason triggers a new measurement; its value is not used
  useEffect(() => {
    navigator.storage?.estimate?.().then(
      ({ usage }) => setUsed(usage),
      () => undefined,
    );
  }, [reason]);
  return used;
}

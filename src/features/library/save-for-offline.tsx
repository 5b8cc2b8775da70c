import { useDownload } from '../../hooks/use-download';
import { dataSize } from '../../lib/data-size';
import { forgetSaved, missingOf, savePage } from '../../library/library';

/** Saves a property with all its pictures on the device, for a viewing without a signal. */
export function SaveForOffline({ path }: { path: string }) {
  const { state, start, cancel, forget } = useDownload({
    missing: () => missingOf(path),
    fetch: (download) => savePage(path, download),
    forget: () => forgetSaved(path),
  });
  switch (state.kind) {
    case 'unknown':
      return null;
    case 'missing':
      return (
        <button type="button" className="button button-line" onClick={start}>
          Save for offline ({dataSize(state.bytes)})
        </button>
      );
    case 'running':
      return (
        <div className="download" role="status">
          <span>Saving… {state.percent} %</span>
          <button type="button" className="link-button" onClick={cancel}>
            Cancel
          </button>
        </div>
      );
    case 'failed':
      return (
        <div className="download" role="status">
          <span>The signal was lost. {dataSize(state.bytes)} are missing.</span>
          <button type="button" className="link-button" onClick={start}>
            Go on
          </button>
        </div>
      );
    case 'complete':
      return (
        <div className="download" role="status">
          <span>Saved on this phone</span>
          <button type="button" className="link-button" onClick={forget}>
            Remove
          </button>
        </div>
      );
  }
}

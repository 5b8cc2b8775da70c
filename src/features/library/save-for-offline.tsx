import type { ReactNode } from 'react';
import { onThisDevice } from '../../device/this-device';
import { useDownload } from '../../hooks/use-download';
import { dataSize } from '../../lib/data-size';
import { pageDownload } from '../../library/library';
import { Button } from '../../ui/button';

/** Saves a property with all its pictures on the device, for a viewing without a signal. */
export function SaveForOffline({ path }: { path: string }) {
  const { state, start, cancel, forget } = useDownload(pageDownload(path));
  switch (state.kind) {
    case 'unknown':
      return null;
    case 'missing':
      return <Button onClick={start}>Save for offline ({dataSize(state.bytes)})</Button>;
    case 'running':
      return (
        <Saving action="Cancel" onAction={cancel}>
          Saving… {state.percent} %
        </Saving>
      );
    case 'failed':
      return (
        <Saving action="Go on" onAction={start}>
          The signal was lost. {dataSize(state.bytes)} are missing.
        </Saving>
      );
    case 'complete':
      return (
        <Saving action="Remove" onAction={forget}>
          {onThisDevice('Saved on this phone')}
        </Saving>
      );
  }
}

type SavingProps = { action: string; onAction: () => void; children: ReactNode };

/** The progress of saving, with a button. */
function Saving({ action, onAction, children }: SavingProps) {
  return (
    <div className="flex min-h-13 items-center gap-4" role="status">
      <span>{children}</span>
      <button type="button" className="min-h-12 font-semibold underline" onClick={onAction}>
        {action}
      </button>
    </div>
  );
}

import { ArrowDownToLine } from 'lucide';
import { type ReactNode, useState } from 'react';
import { onThisDevice } from '../../device/this-device';
import { dataSize, useDownload } from '../../hooks/use-download';
import { pageDownload } from '../../library/library';
import { Action } from '../../ui/button';
import { Icon } from '../../ui/icon';

/** Saves a property with all its pictures on the device, for a viewing without a signal. Stands in a row of tools. */
export function SaveForOffline({ path }: { path: string }) {
  const { state, start, cancel, forget } = useDownload(pageDownload(path));
  const [left, setLeft] = useState(0);
  const save = (bytes: number) => {
    setLeft(bytes);
    start();
  };
  switch (state.kind) {
    case 'unknown':
      return null;
    case 'missing':
      return (
        <Action className="text-left" onClick={() => save(state.bytes)}>
          <Icon drawing={ArrowDownToLine} />
          <span className="leading-tight">
            {/* Phones have room for one word beside the other tools. */}
            <span className="max-sm:sr-only">Save for offline</span>
            <span className="sm:hidden" aria-hidden="true">
              Save
            </span>
            <br />
            {/* A line of its own, which the rule under the words leaves out. */}
            <span className="inline-block text-tiny font-normal">{dataSize(state.bytes)}</span>
          </span>
        </Action>
      );
    case 'running':
      return (
        <Saving action="Cancel" onAction={cancel}>
          Saving… {state.percent}%
        </Saving>
      );
    case 'failed':
      return (
        <Saving
          action={state.bytes < left ? 'Continue' : 'Try again'}
          onAction={() => save(state.bytes)}
        >
          {state.bytes < left
            ? `The signal was lost. ${dataSize(state.bytes)} left to save.`
            : `No signal. ${dataSize(state.bytes)} to save.`}
        </Saving>
      );
    case 'complete':
      return (
        <Saving action="Remove" onAction={forget}>
          <span>
            Saved<span className="sr-only">{onThisDevice(' on this phone')}</span>
          </span>
        </Saving>
      );
  }
}

type SavingProps = { action: string; onAction: () => void; children: ReactNode };

/** The progress of saving, with a button. */
function Saving({ action, onAction, children }: SavingProps) {
  return (
    <span className="flex min-h-12 items-center gap-3" role="status">
      <span className="flex items-center gap-2">{children}</span>
      <Action onClick={onAction}>{action}</Action>
    </span>
  );
}

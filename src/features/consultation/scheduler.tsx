import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { chatMessages } from '../../content/messages';
import { ChatLink } from '../../hooks/chat-link';
import { useConnectivity } from '../../hooks/use-connectivity';
import { releaseState } from '../../updates/release-state';
import type { ScheduleRequest } from './request';

type PanelModule = typeof import('./panel');

let loaded: PanelModule | undefined;

/** Loads the panel with its calendar, a chunk that most visits don't need. */
export async function loadPanel(): Promise<PanelModule> {
  loaded ??= await import('./panel');
  return loaded;
}

type Props = {
  request: ScheduleRequest;
  /** The request is complete, so the surrounding sheet can close. */
  onDone: () => void;
  /** Focuses the calendar once it has loaded. */
  autoFocus?: boolean;
};

/** The scheduler panel, with a placeholder while it loads and a message if that fails. */
export function Scheduler(props: Props) {
  const [panel, setPanel] = useState(loaded);
  const [isMissing, setIsMissing] = useState(false);
  const connectivity = useConnectivity();

  const load = () => void loadPanel().then(setPanel, () => setIsMissing(true));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and again when the connection changes
  useEffect(load, [connectivity]);

  if (panel) return <panel.Panel {...props} />;
  return (
    <div className="schedule">
      {isMissing ? (
        <Missing request={props.request} onRetry={load} />
      ) : (
        <p>Loading the calendar…</p>
      )}
    </div>
  );
}

function Missing({ request, onRetry }: { request: ScheduleRequest; onRetry: () => void }) {
  const canRetry = useStore(releaseState) === 'current';
  return (
    <div role="alert">
      <p>
        The calendar could not be loaded.{' '}
        {canRetry ? 'It will load by itself once you are online.' : 'Reload the page to get it.'} Or
        tell us on WhatsApp when it suits you.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <button
          type="button"
          className="button button-primary"
          onClick={canRetry ? onRetry : () => reloadFor(request)}
        >
          {canRetry ? 'Try again' : 'Reload'}
        </button>
        <ChatLink className="button button-whatsapp" message={chatMessages.consultation}>
          Open WhatsApp
        </ChatLink>
      </div>
    </div>
  );
}

/** Reloads the page; the address then opens this sheet again. */
function reloadFor(request: ScheduleRequest): void {
  history.replaceState({ ...history.state, request }, '', '#schedule');
  location.reload();
}

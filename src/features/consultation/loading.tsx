import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { chatMessages } from '../../content/messages';
import { ChatLink } from '../../hooks/chat-link';
import { useConnectivity } from '../../hooks/use-connectivity';
import { releaseState } from '../../updates/release-state';
import type { ScheduleRequest } from './request';

/** Code that is loaded once, by whoever needs it first. */
export function loadOnce<Code>(fetch: () => Promise<Code>) {
  let loaded: Code | undefined;
  const load = async () => {
    loaded ??= await fetch();
    return loaded;
  };
  return {
    known: () => loaded,
    load,
    /** Loads it ahead of time. If that fails, it is tried again where it is shown. */
    preload: () => void load().catch(() => undefined),
  };
}

/** Loads code for a component, and again when the connection changes. */
export function useCode<Code>({
  known,
  load,
}: Pick<ReturnType<typeof loadOnce<Code>>, 'known' | 'load'>) {
  const [code, setCode] = useState(known);
  const [isMissing, setIsMissing] = useState(false);
  const connectivity = useConnectivity();

  const retry = () => void load().then(setCode, () => setIsMissing(true));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and again when the connection changes
  useEffect(retry, [connectivity]);

  return { code, isMissing, retry };
}

type Props = {
  what?: string;
  request: ScheduleRequest;
  isMissing: boolean;
  retry: () => void;
};

/** What stands in for a part of the scheduler while it loads, or if that fails. */
export function Loading({ what = 'calendar', request, isMissing, retry }: Props) {
  const canRetry = useStore(releaseState) === 'current';
  if (!isMissing) return <p>Loading the {what}…</p>;
  return (
    <div role="alert">
      <p>
        The {what} could not be loaded.{' '}
        <span>
          {canRetry ? 'It will load by itself once you are online.' : 'Reload the page to get it.'}
        </span>{' '}
        Or tell us on WhatsApp when it suits you.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <button
          type="button"
          className="button button-primary"
          onClick={canRetry ? retry : () => reloadFor(request)}
        >
          {canRetry ? 'Try again' : 'Reload'}
        </button>
        <ChatLink className="button button-whatsapp" message={chatMessages.consultation}>
          WhatsApp
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

/** What makes a request, and confirms it. A time can be chosen before it has arrived. */
export const lastStep = loadOnce(() => import('./last-step'));

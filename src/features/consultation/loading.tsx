import { useStore } from 'zustand';
import { chatMessages } from '../../content/messages';
import { ChatLink } from '../../hooks/chat-link';
import { useReconnect } from '../../hooks/use-connectivity';
import { either, maybe, object, oneOf, type ShapeOf, text } from '../../lib/shape';
import { loadOnce, useCode, type Waiting } from '../../ui/later';
import { releaseState } from '../../updates/release-state';

type Props = Waiting & { what?: string; request: ScheduleRequest };

/** What stands in for a part of the scheduler while it loads, or if that fails. */
export function Loading({ what = 'calendar', request, state, retry }: Props) {
  const canRetry = useStore(releaseState) === 'current';
  if (state !== 'failed') {
    return <p role="status">Loading the {what}…</p>;
  }
  return (
    <div role="alert">
      <p>
        The {what} could not be loaded.{' '}
        <span>
          {canRetry ? 'It will load by itself once you are online.' : 'Reload the page to get it.'}
        </span>{' '}
        Or tell us on WhatsApp which time suits you.
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

/** The same, which tries again when the site is reachable again. */
export function Opening(props: Props) {
  useReconnect(props.retry);
  return <Loading {...props} />;
}

/** The same in place of the whole panel. */
export const OpeningPanel = (props: Props) => (
  <div className="schedule">
    <Opening {...props} />
  </div>
);

/** What makes a request, and confirms it. A time can be chosen before it has arrived. */
export const lastStep = loadOnce(() => import('./last-step'));

export function useLastStep() {
  const step = useCode(lastStep);
  useReconnect(step.retry);
  return step;
}

const isRequest = either(
  object({
    kind: oneOf('appointment'),
    about: maybe(object({ property: text, slug: maybe(text) })),
    day: maybe(text),
  }),
  object({ kind: oneOf('date'), place: oneOf('hero', 'header') }),
);

/** What a scheduler asks for: a date, unless one was chosen already, and a time; or just a date, which opens the chat immediately. */
export type ScheduleRequest = ShapeOf<typeof isRequest>;

const holdsRequest = object({ request: isRequest });

/** The request that a reload left in the history state; else a general one. */
export function requestOf(state: unknown): ScheduleRequest {
  return holdsRequest(state) ? state.request : { kind: 'appointment' };
}

import { connectivityState } from '../remote/connectivity-state';
import { createAskHost, probe } from '../remote/probe';
import { releaseState } from '../updates/release-state';

/** Before a host that did not answer is asked again. */
const LOOK_AGAIN_MS = 30_000;

/** Taking the browser's word for the connection, which is all there is until something is to be sent. */
type Belief = {
  /** Whether our host answers. */
  askHost(): Promise<boolean>;
  /**
   * A script of ours did not come: asks our host whether it is the line that is gone, or the script.
   * @returns whether the host answers
   */
  doubt(): Promise<boolean>;
  /** What measures the connection has come, with what sends. */
  end(): void;
};

export function believeBrowser(): Belief {
  const askHost = createAskHost(() => probe(fetch), globalThis);
  let isOver = false;
  let asking: Promise<boolean> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (isOnline: boolean) => {
    if (!isOver) connectivityState.setState(isOnline ? 'online' : 'offline', true);
  };
  const listen = () => tell(navigator.onLine);

  const look = async () => {
    clearTimeout(timer);
    const answers = await askHost();
    tell(answers);
    // No event tells of the end of what none has told of.
    if (!answers && !isOver) timer = setTimeout(look, LOOK_AGAIN_MS);
    return answers;
  };

  const doubt = () => {
    asking ??= look().then((answers) => {
      asking = undefined;
      if (answers && releaseState.getState() === 'current') {
        releaseState.setState('incomplete', true);
      }
      return answers;
    });
    return asking;
  };

  listen();
  addEventListener('online', listen);
  addEventListener('offline', listen);
  addEventListener('vite:preloadError', doubt);
  return {
    askHost,
    doubt,
    end() {
      isOver = true;
      if (releaseState.getState() === 'gone') releaseState.setState('current', true);
    },
  };
}

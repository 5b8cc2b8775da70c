import { connectivityState } from '../remote/connectivity-state';
import { createAskHost, probe } from '../remote/probe';
import { releaseState } from '../updates/release-state';

/** How long to wait before asking an unresponsive host again. */
const RETRY_MS = 30_000;

/** Connectivity as reported by the browser, used until something has to be sent and the connection is measured. */
type Belief = {
  askHost(): Promise<boolean>;
  /**
   * Called when one of our scripts fails to load: asks the host, to tell a network failure from a missing file.
   * @returns whether the host answers
   */
  doubt(): Promise<boolean>;
  /** Called when the sending code, which measures the connection, takes over. */
  end(): void;
};

export function believeBrowser(): Belief {
  const askHost = createAskHost(() => probe(fetch), globalThis);
  let isOver = false;
  let asking: Promise<boolean> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const setOnline = (isOnline: boolean) => {
    if (!isOver) connectivityState.setState(isOnline ? 'online' : 'offline', true);
  };
  const listen = () => setOnline(navigator.onLine);

  const check = async () => {
    clearTimeout(timer);
    const answers = await askHost();
    setOnline(answers);
    // No event announced this outage, so none will announce its end: keep asking.
    if (!answers && !isOver) timer = setTimeout(check, RETRY_MS);
    return answers;
  };

  const doubt = () => {
    asking ??= check().then((answers) => {
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

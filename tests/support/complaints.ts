import type { BrowserContext, ConsoleMessage, WebError, Worker } from '@playwright/test';

/** What the browser complained about: console errors, uncaught errors, CSP violations, hydration mismatches. */
export type Complaints = {
  /** Listens to the context until the returned function is called. */
  watch(context: BrowserContext): () => void;
  /** For tests that break the network otherwise than by `network`: the browser may then report failed requests. */
  expectNetworkErrors(): void;
  /** For tests in which a script of the site can't be loaded. */
  expectMissingScripts(): void;
  /** For tests that provoke an error that the site logs on purpose. */
  expectText(pattern: RegExp): void;
  list(): string[];
};

/** Chromium's messages for failed requests and error responses. */
const NETWORK =
  /Failed to load resource|net::ERR_|An unknown error occurred when fetching the script/;

/** The reasons for which `src/main/preload.ts` and the browser load no script. */
const MISSING_SCRIPT = /Failed to fetch|No script at |dynamically imported module/;

export function createComplaints(): Complaints {
  const heard: string[] = [];
  const expected: RegExp[] = [];
  const onConsole = (message: ConsoleMessage) => {
    const text = message.text();
    const isWarningThatCounts = message.type() === 'warning' && /hydrat|did not match/i.test(text);
    if (message.type() === 'error' || isWarningThatCounts) {
      heard.push(`${message.type()}: ${text} (${message.location().url})`);
    }
  };
  const onError = (error: WebError) =>
    heard.push(`uncaught: ${error.error().stack || error.error()}`);
  const onWorker = (worker: Worker) => worker.on('console', onConsole);
  return {
    watch: (context) => {
      context.on('console', onConsole);
      context.on('weberror', onError);
      context.on('serviceworker', onWorker);
      return () => {
        context.off('console', onConsole);
        context.off('weberror', onError);
        context.off('serviceworker', onWorker);
      };
    },
    expectNetworkErrors: () => expected.push(NETWORK),
    expectMissingScripts: () => expected.push(MISSING_SCRIPT),
    expectText: (pattern) => expected.push(pattern),
    list: () => heard.filter((text) => !expected.some((pattern) => pattern.test(text))),
  };
}

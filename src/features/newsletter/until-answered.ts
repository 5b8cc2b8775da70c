import type { LinkAnswer } from '../../remote/newsletter-link';

/** How long it waits after an attempt that got no answer. */
const AGAIN_MS = 5_000;

/**
 * Asks until there is an answer: every few seconds, and at once when the connection or the page is back.
 * @returns a function that gives up
 */
export function untilAnswered(
  ask: () => Promise<LinkAnswer>,
  on: { answer(answer: Exclude<LinkAnswer, { kind: 'no-answer' }>): void; miss(): void },
): () => void {
  const over = new AbortController();
  const { signal } = over;
  let isAsking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const attempt = async () => {
    if (isAsking || signal.aborted) return;
    isAsking = true;
    clearTimeout(timer);
    // The script with the settings may be what is missing.
    const answer = await ask().catch((): LinkAnswer => ({ kind: 'no-answer' }));
    isAsking = false;
    if (signal.aborted) return;
    if (answer.kind === 'no-answer') {
      timer = setTimeout(() => void attempt(), AGAIN_MS);
      on.miss();
      return;
    }
    over.abort();
    on.answer(answer);
  };

  signal.addEventListener('abort', () => clearTimeout(timer));
  addEventListener('online', () => void attempt(), { signal });
  document.addEventListener(
    'visibilitychange',
    () => void (document.visibilityState === 'visible' && attempt()),
    { signal },
  );
  void attempt();
  return () => over.abort();
}

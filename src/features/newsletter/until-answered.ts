import type { NewsletterLinkAnswer } from '../../remote/newsletter-link';

/** The delay after an unanswered attempt. */
const RETRY_MS = 5_000;

/**
 * Repeats a request until it is answered: every few seconds, and immediately when the connection or the page is back.
 * @returns a function that stops it
 */
export function untilAnswered(
  ask: () => Promise<NewsletterLinkAnswer>,
  on: { answer(answer: Exclude<NewsletterLinkAnswer, { kind: 'no-answer' }>): void; miss(): void },
): () => void {
  const over = new AbortController();
  const { signal } = over;
  let isAsking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const attempt = async () => {
    if (isAsking || signal.aborted) return;
    isAsking = true;
    clearTimeout(timer);
    // A failure may also mean that the script with the settings is missing.
    const answer = await ask().catch((): NewsletterLinkAnswer => ({ kind: 'no-answer' }));
    isAsking = false;
    if (signal.aborted) return;
    if (answer.kind === 'no-answer') {
      timer = setTimeout(() => void attempt(), RETRY_MS);
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

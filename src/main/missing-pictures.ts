import { connectivityState } from '../remote/connectivity';

/** Delay before the first retry; it doubles with each further one. */
const RETRY_MS = 5_000;

/**
 * A picture that failed to load shows its blurred placeholder instead of the browser's broken-image icon
 * (`src/styles/base.css`). It is retried when the site becomes reachable, and after a delay in any case: on a bad
 * connection single requests fail without any event.
 */
export function followPictures(): void {
  let wait = RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function askAgain() {
    clearTimeout(timer);
    timer = undefined;
    for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-missing]')) {
      // Assigning the same value makes the browser select and request the source again.
      picture.setAttribute('src', picture.src);
    }
  }

  function miss(picture: HTMLImageElement) {
    picture.setAttribute('data-missing', '');
    const found = () => {
      picture.removeAttribute('data-missing');
      wait = RETRY_MS;
    };
    picture.addEventListener('load', found, { once: true });
    if (timer) return;
    timer = setTimeout(askAgain, wait);
    wait *= 2;
  }

  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) miss(target);
    },
    true,
  );
  // Pictures are requested before this script runs, so some may have failed already.
  for (const picture of document.images) {
    if (picture.complete && picture.naturalWidth === 0) miss(picture);
  }
  connectivityState.subscribe((now) => {
    if (now === 'online') askAgain();
  });
}

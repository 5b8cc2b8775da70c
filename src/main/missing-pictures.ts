import { connectivityState } from '../remote/connectivity-state';

/** Before the first attempt at what is missing; each further one waits twice as long. */
const AGAIN_MS = 5_000;

/**
 * A picture that did not come shows its blurred stand-in instead of the browser's sign for a broken one
 * (`src/styles/base.css`). It is asked for again as soon as the site can be reached, and after a while in any case: on
 * a bad line one of several fails, and nothing tells of it.
 */
export function followPictures(): void {
  let wait = AGAIN_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function askAgain() {
    clearTimeout(timer);
    timer = undefined;
    for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-missing]')) {
      // Set to what it was, it makes the browser choose and ask anew.
      picture.setAttribute('src', picture.src);
    }
  }

  function miss(picture: HTMLImageElement) {
    picture.setAttribute('data-missing', '');
    const found = () => {
      picture.removeAttribute('data-missing');
      wait = AGAIN_MS;
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
  // Pictures are asked for before the script is.
  for (const picture of document.images) {
    if (picture.complete && picture.naturalWidth === 0) miss(picture);
  }
  connectivityState.subscribe((now) => {
    if (now === 'online') askAgain();
  });
}

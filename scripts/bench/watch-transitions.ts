declare global {
  interface Window {
    transitions: {
      begin(): void;
      end(): { frames: number[]; wait: number | undefined; heading: number };
    };
  }
}

/** Runs in the page: records one change of pages, from the touch on. */
export function watchTransitions(): void {
  let frames: number[] = [];
  let wait: number | undefined;
  let from = 0;
  let heading = 0;
  let before: Element | null = null;
  const start = ({ timeStamp }: Event) => {
    from ||= timeStamp;
  };
  addEventListener('click', start, true);
  addEventListener('popstate', start, true);

  new MutationObserver(() => {
    const shown = document.querySelector('main h1');
    if (!from || heading || !shown || shown === before) return;
    heading = -1;
    // A task after the frame that paints it.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        heading = performance.now() - from;
      };
      port2.postMessage(undefined);
    });
  }).observe(document, { childList: true, subtree: true });

  const { startViewTransition } = Document.prototype;
  Document.prototype.startViewTransition = function (this: Document, update) {
    const asked = performance.now();
    const transition = startViewTransition.call(this, () => {
      wait = performance.now() - asked;
      if (typeof update === 'function') return update();
    });
    let isOver = false;
    void transition.finished.then(() => {
      isOver = true;
    });
    const watch = () => {
      let last = 0;
      const look = (now: number) => {
        if (last) frames.push(now - last);
        last = now;
        if (!isOver) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    transition.ready.then(watch, () => undefined);
    return transition;
  };

  window.transitions = {
    begin() {
      frames = [];
      wait = undefined;
      from = 0;
      heading = 0;
      before = document.querySelector('main h1');
    },
    end: () => ({ frames, wait, heading }),
  };
}

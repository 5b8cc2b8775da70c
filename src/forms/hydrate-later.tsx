import { type ComponentType, type LazyExoticComponent, lazy, useEffect, useRef } from 'react';
import { firstOf, untilLoaded, untilUsed } from '../ui/later';
import { catchUp, isTouchedEarly, NOT_HYDRATED, RENDERED_ANEW } from './carry-over';

/**
 * A prerendered part that is hydrated when it is near, or with the first touch of the page. It needs a `<Suspense>` of
 * its own. Don't use it for forms that save: they must work without a network.
 * @param id of an element in the part
 */
export function hydrateLater<P extends object>(
  load: () => Promise<ComponentType<P>>,
  id: string,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    if (import.meta.env.SSR) return { default: hydrated(await load()) };
    // Missing where the part is rendered for the first time: after a step from another page.
    const part = document.querySelector(`[${NOT_HYDRATED}]:has(#${id})`);
    // A touch or a step back may also be about to take the part away: then it must be here when it returns.
    if (part && !isTouchedEarly()) {
      await Promise.race([
        whenNear(part.firstElementChild ?? part),
        untilUsed(),
        firstOf('popstate', RENDERED_ANEW),
      ]);
    }
    // Its forms then say that they could not be loaded.
    const onFailure = () => part?.setAttribute('data-script', 'failed');
    return { default: hydrated(await untilLoaded(load, onFailure)) };
  });
}

/** Whether the document has a part that is not hydrated yet. */
export const hasPartsToHydrate = () => document.querySelector(`[${NOT_HYDRATED}]`) !== null;

/** Replays what happened to a part before it was hydrated. */
function hydrated<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  return function Hydrated(props: P) {
    const ref = useRef<HTMLDivElement>(null);
    // After the effects of what is in it, which may have set something in motion that a tap stops.
    useEffect(() => {
      const part = ref.current;
      part?.removeAttribute(NOT_HYDRATED);
      part?.removeAttribute('data-script');
      if (part) catchUp(part);
    }, []);
    return (
      <div ref={ref} className="contents" {...{ [NOT_HYDRATED]: '' }}>
        <Part {...props} />
      </div>
    );
  };
}

/** About a screen of a phone: enough to load a part before it is seen. */
const AHEAD = '800px';

/** Resolves once the element is near the visible part of the page; at once where browsers can't tell. */
function whenNear(element: Element): Promise<void> {
  if (!('IntersectionObserver' in globalThis)) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
  });
}

import { type ComponentType, type LazyExoticComponent, lazy, useLayoutEffect, useRef } from 'react';
import { untilUsed } from '../ui/later';
import { catchUp, isAwaited, WAITS } from './catch-up';

/**
 * A part that is prerendered, in a `<Suspense>` of its own: it can be read and filled in at once, and its code, loaded
 * after `when` or because it has been used, takes it over. If loading fails, it is tried again with the next touch. Not
 * for what saves something: it must be able to without a network.
 */
export function hydrateLater<P extends object>(
  load: () => Promise<ComponentType<P>>,
  when: () => Promise<unknown>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    if (!import.meta.env.SSR && !isAwaited()) await when();
    for (;;) {
      try {
        return { default: alive(await load()) };
      } catch (error) {
        if (import.meta.env.SSR) throw error;
        await untilUsed();
      }
    }
  });
}

/** Replays what happened to a part before React took it over. */
function alive<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  return function Alive(props: P) {
    const ref = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
      const part = ref.current;
      part?.removeAttribute(WAITS);
      if (part) catchUp(part);
    }, []);
    return (
      <div ref={ref} className="contents" {...{ [WAITS]: '' }}>
        <Part {...props} />
      </div>
    );
  };
}

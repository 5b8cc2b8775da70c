import { type ComponentType, useEffect, useState } from 'react';

/** For parts below the first screen: resolves with the first scrolling, or the first step back. */
export const untilScrolled = async () =>
  scrollY ||
  new Promise((resolve) => {
    for (const kind of ['scroll', 'popstate']) addEventListener(kind, resolve);
  });

/** For what a tap or a key opens: resolves with the first of them, wherever it is. */
export const untilUsed = () =>
  new Promise((resolve) => {
    for (const kind of ['pointerdown', 'keydown', 'focusin']) addEventListener(kind, resolve);
  });

/** A component whose code is loaded after hydration and after `when`; until then, or if that fails, it is empty. */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  when: () => Promise<unknown> = () => Promise.resolve(),
): ComponentType<P> {
  // biome-ignore lint/correctness/noComponentHookFactories: called once per component, at module level
  return function Later(props: P) {
    const [{ Loaded }, setLoaded] = useState<{ Loaded?: ComponentType<P> }>({});
    useEffect(() => {
      when()
        .then(load)
        .then(
          (component) => setLoaded({ Loaded: component }),
          () => undefined,
        );
    }, []);
    return Loaded ? <Loaded {...props} /> : null;
  };
}

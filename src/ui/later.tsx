import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component whose code is loaded after hydration. It renders nothing until then, or if the code can't be loaded.
 * @param when an extra condition to wait for
 */
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

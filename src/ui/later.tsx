import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component whose code is fetched after the page has come alive; nothing stands in its place until then, or if the code
 * can't be had.
 * @param when what to wait for besides
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  when: () => Promise<unknown> = () => Promise.resolve(),
): ComponentType<P> {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each, beside the imports
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

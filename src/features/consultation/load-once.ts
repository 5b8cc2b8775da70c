import { useEffect, useState } from 'react';
import { useConnectivity } from '../../hooks/use-connectivity';

/** Code that is loaded once, by whoever needs it first. */
export function loadOnce<Code>(fetch: () => Promise<Code>) {
  let loaded: Code | undefined;
  const load = async () => {
    loaded ??= await fetch();
    return loaded;
  };
  return {
    known: () => loaded,
    load,
    /** Loads it ahead of time. If that fails, it is tried again where it is shown. */
    preload: () => void load().catch(() => undefined),
  };
}

/** Loads code for a component, and again when the connection changes. */
export function useCode<Code>({
  known,
  load,
}: Pick<ReturnType<typeof loadOnce<Code>>, 'known' | 'load'>) {
  const [code, setCode] = useState(known);
  const [isMissing, setIsMissing] = useState(false);
  const connectivity = useConnectivity();

  const retry = () => void load().then(setCode, () => setIsMissing(true));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and again when the connection changes
  useEffect(retry, [connectivity]);

  return { code, isMissing, retry };
}

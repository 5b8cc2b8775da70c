import { useEffect, useRef } from 'react';
import { useKept } from '../../hooks/use-kept';
import { CAPTURE_SETUP } from '../../offline/cleared';

/**
 * Captures on this phone begin with the name of whoever is signed in, unless it knows one already. Once: a sign-out erases
 * the name while the dashboard is still there.
 */
export function useCapturesInOwnName(name: string | undefined): void {
  const [kept, keep] = useKept(CAPTURE_SETUP);
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || name === undefined || !kept) return;
    isDone.current = true;
    if (!kept['agent']) void keep({ ...kept, agent: name });
  }, [name, kept, keep]);
}

import { use, useCallback, useEffect, useRef } from 'react';
import { SettingsContext } from '../../hooks/root-context';
import { useOutbox } from '../../hooks/use-outbox';
import { renewPass, signature } from '../../remote/capture-pass';
import { readEnded, sessionHere } from '../../remote/ended-session';

/**
 * Returns a function that says in whose name something is captured now. While there is a network, it also sees to it that
 * the device has a pass of whoever is signed in. A session that was ended here signs nothing, although a killed browser may
 * have brought it back.
 */
export function useSignature(): typeof signature {
  const readSettings = use(SettingsContext);
  const outbox = useOutbox();
  const ended = useRef<unknown>(undefined);
  const renew = useCallback(() => {
    const isOver = ended.current !== undefined && ended.current === sessionHere();
    if (readSettings && !isOver) void renewPass(readSettings);
    return !isOver;
  }, [readSettings]);

  useEffect(() => {
    void readEnded(outbox).then((id) => {
      ended.current = id;
      renew();
    });
  }, [outbox, renew]);
  return () => (renew() ? signature() : {});
}

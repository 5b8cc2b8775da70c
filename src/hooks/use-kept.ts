import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createChannel } from '../device/channel';
import { text } from '../lib/shape';
import type { Draft } from '../lib/stored-text';
import { keepTexts, readTexts } from '../offline/kept-texts';
import { useOutbox } from './use-outbox';

type Kept = [
  /** Undefined until they have been read. */
  texts: Draft | undefined,
  /** Resolves once the texts are on disk. */
  keep: (texts: Draft) => Promise<void>,
  /** Reads them again: they may have been erased together with something else. */
  reread: () => void,
];

/** A few texts that this device keeps, in all of its tabs. */
export function useKept(name: string): Kept {
  const outbox = useOutbox();
  const [kept, setKept] = useState<Draft>();
  const read = useCallback(() => void readTexts(outbox, name).then(setKept), [outbox, name]);

  useEffect(() => {
    const gone = new AbortController();
    read();
    const stopListening = keptChannel.listen((changed) => changed === name && read());
    // A page restored from the back/forward cache has missed the messages.
    addEventListener('pageshow', ({ persisted }) => persisted && read(), {
      signal: gone.signal,
    });
    return () => {
      gone.abort();
      stopListening();
    };
  }, [read, name]);

  const keep = useCallback(
    async (texts: Draft) => {
      await keepTexts(outbox, name, texts, Date.now());
      // What waits for it finds it shown.
      flushSync(() => setKept(texts));
      keptChannel.post(name);
    },
    [outbox, name],
  );
  return [kept, keep, read];
}

/** Tells the other tabs whose texts have changed, by their name. */
export const keptChannel = createChannel('meridian-kept', text);

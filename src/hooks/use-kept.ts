import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Draft } from '../lib/draft';
import { keepTexts, readTexts } from '../offline/kept-texts';
import { keptChannel } from './kept-channel';
import { useOutbox } from './use-outbox';

/**
 * A few texts that this device keeps, in all of its tabs. They are undefined until they have been read, and on disk once
 * the returned function resolves.
 */
export function useKept(name: string): [Draft | undefined, (texts: Draft) => Promise<void>] {
  const outbox = useOutbox();
  const [kept, setKept] = useState<Draft>();

  useEffect(() => {
    const gone = new AbortController();
    const read = async () => {
      const texts = await readTexts(outbox, name);
      if (!gone.signal.aborted) setKept(texts);
    };
    void read();
    const stopListening = keptChannel.listen((changed) => changed === name && void read());
    // A page restored from the back/forward cache has missed the messages.
    addEventListener('pageshow', ({ persisted }) => persisted && void read(), {
      signal: gone.signal,
    });
    return () => {
      gone.abort();
      stopListening();
    };
  }, [outbox, name]);

  const keep = useCallback(
    async (texts: Draft) => {
      await keepTexts(outbox, name, texts, Date.now());
      // Whoever waits for it finds it shown.
      flushSync(() => setKept(texts));
      keptChannel.post(name);
    },
    [outbox, name],
  );
  return [kept, keep];
}

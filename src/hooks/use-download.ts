import { useEffect, useRef, useState } from 'react';
import type { Downloadable } from '../library/library';

/** The state of an on-demand download. `bytes` is how much is left to fetch. */
export type DownloadState =
  | { kind: 'unknown' }
  | { kind: 'missing'; bytes: number }
  | { kind: 'running'; percent: number; bytes: number }
  | { kind: 'failed'; bytes: number }
  | { kind: 'complete' };

/** Tracks one download: its size and progress, and how to start, cancel and remove it. */
export function useDownload(source: Downloadable) {
  const [state, setState] = useState<DownloadState>({ kind: 'unknown' });
  const running = useRef<AbortController | undefined>(undefined);
  const sourceRef = useRef(source);

  useEffect(() => {
    void readState(sourceRef.current, setState);
    return () => running.current?.abort();
  }, []);

  const start = async () => {
    const control = new AbortController();
    running.current = control;
    void navigator.storage?.persist?.();
    setState({ kind: 'running', percent: 0, bytes: 0 });
    try {
      await source.fetch({
        signal: control.signal,
        onProgress: ({ done, total }) =>
          setState({
            kind: 'running',
            percent: total ? Math.floor((done / total) * 100) : 100,
            bytes: total,
          }),
      });
      await readState(source, setState);
    } catch {
      const bytes = await source.missing().catch(() => 0);
      setState(control.signal.aborted ? { kind: 'missing', bytes } : { kind: 'failed', bytes });
    }
  };

  return {
    state,
    start: () => void start(),
    cancel: () => running.current?.abort(),
    forget: () =>
      void source
        .forget()
        .catch(() => undefined)
        .then(() => readState(source, setState)),
  };
}

async function readState(
  source: Downloadable,
  setState: (state: DownloadState) => void,
): Promise<void> {
  try {
    const bytes = await source.missing();
    setState(bytes > 0 ? { kind: 'missing', bytes } : { kind: 'complete' });
  } catch {
    // No site index or no cache storage: there is nothing to offer.
    setState({ kind: 'unknown' });
  }
}

/** Formats a data size for display: "340 KB", "2.4 MB". */
export function dataSize(bytes: number): string {
  const kilobytes = bytes / 1000;
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} KB`;
  return `${(kilobytes / 1000).toFixed(1)} MB`;
}

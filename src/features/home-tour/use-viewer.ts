import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isFrugal } from '../../device/frugal';
import { idle } from '../../device/idle';
import type { TourRoom } from '../../domain/home-tour';
import { hasWebGl, isThere, panoramaFile } from './panorama';
import type { Viewer } from './viewer';

type Options = {
  /** The element with the picture that is shown first. */
  stage: RefObject<HTMLElement | null>;
  rooms: TourRoom[];
  id: string;
  onWay: (id: string) => void;
  onTurn: (degrees: number) => void;
};

/**
 * `flat`: a picture, before the script; `asks`: where data is dear, a tap first; `missing`: a file can't be had;
 * `unable`: there is no WebGL.
 */
type ViewState = 'flat' | 'asks' | 'opening' | 'open' | 'missing' | 'unable';

/** The view all round, loaded once the first picture is there. */
export function useViewer({ stage, rooms, id, onWay, onTurn }: Options) {
  const view = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<ViewState>('flat');
  const [isAsked, setIsAsked] = useState(false);
  const [viewer, setViewer] = useState<Viewer>();
  const shown = useRef(id);

  const start = useEffectEvent(async (signal: AbortSignal) => {
    // Asking starts what draws, which takes a moment.
    if (!hasWebGl()) return setState('unable');
    const picture = stage.current?.querySelector('img');
    // What is seen first doesn't share the line with the file of the whole room.
    const loadRoom = async () => {
      await picture?.decode().catch(() => undefined);
      // An old browser shows another file of the picture beside it.
      const hasAvif = picture?.currentSrc.endsWith('.avif') === true;
      const room = rooms.find((one) => one.id === id);
      return { hasAvif, isHere: room !== undefined && (await isThere(room, hasAvif)) };
    };
    const [{ openViewer }, { hasAvif, isHere }] = await Promise.all([
      import('./viewer'),
      loadRoom(),
    ]);
    if (!isHere) return setState('missing');
    const container = view.current;
    if (signal.aborted || !container) return;
    const opened = openViewer(container, rooms, id, hasAvif, {
      onArrive: () => {
        setState('open');
        if (!isFrugal()) void readAhead(rooms.map((room) => panoramaFile(room, hasAvif)));
      },
      onFailure: () => setState('missing'),
      onWay,
      onTurn,
    });
    shown.current = id;
    setViewer(opened);
    signal.addEventListener('abort', opened.close);
  });

  useEffect(() => {
    if (isFrugal()) setState('asks');
    else setIsAsked(true);
  }, []);
  useEffect(() => {
    if (!isAsked) return;
    const closing = new AbortController();
    setState('opening');
    start(closing.signal).catch(() => setState('missing'));
    return () => closing.abort();
  }, [isAsked]);

  useEffect(() => {
    if (!viewer || shown.current === id) return;
    shown.current = id;
    viewer.show(id);
  }, [viewer, id]);

  return { view, state, viewer, open: () => setIsAsked(true) };
}

/** Fetches the other rooms, so that they are there at once, and without a signal. */
async function readAhead(files: string[]): Promise<void> {
  await idle();
  for (const file of files) await fetch(file, { priority: 'low' }).catch(() => undefined);
}

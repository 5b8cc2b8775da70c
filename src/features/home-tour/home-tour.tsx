import { Maximize, Minus, Plus, Smartphone } from 'lucide';
import { type ReactNode, useRef, useState } from 'react';
import type { TourRoom } from '../../domain/home-tour';
import { Button } from '../../ui/button';
import { Picture } from '../../ui/picture';
import { Tool } from '../../ui/tool';
import sheet from './home-tour.css?inline';
import { RoomList } from './room-list';
import { Standpoints } from './standpoints';
import { useViewer } from './use-viewer';

type Props = {
  rooms: [TourRoom, ...TourRoom[]];
  /** Draws the floor plan with the standpoints on it. */
  plan: (standpoints: ReactNode) => ReactNode;
};

const ZOOM = 1.25;

/** A home to look around in: the view of one room, the plan, and the list of all. Without WebGL the view is a picture. */
export function HomeTour({ rooms, plan }: Props) {
  const [id, setId] = useState(rooms[0].id);
  const room = rooms.find((each) => each.id === id) ?? rooms[0];
  const stage = useRef<HTMLDivElement>(null);
  const cone = useRef<SVGGElement>(null);
  const { view, state, viewer, open } = useViewer({
    stage,
    rooms,
    id,
    onWay: setId,
    onTurn: (degrees) => cone.current?.setAttribute('transform', `rotate(${degrees})`),
  });
  const goTo = (next: string) => {
    setId(next);
    stage.current?.scrollIntoView({ block: 'nearest' });
    // The keys that turn the view are meant for it from now on.
    view.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <style>{sheet}</style>
      <div className="wrap grid gap-x-12 gap-y-6 pb-10 lg:grid-cols-[2fr_1fr]">
        <div className="max-md:-mx-(--gutter)">
          <div ref={stage} className="tour-stage">
            <Picture
              key={room.id}
              picture={room.still}
              sizes="(min-width: 68rem) 48rem, 100vw"
              priority
            />
            <div
              ref={view}
              className="tour-view"
              {...(state === 'open' && {
                role: 'application',
                'aria-label': `${room.name}. Arrow keys turn the view, + and − zoom.`,
              })}
              data-open={state === 'open' || undefined}
              inert={state !== 'open'}
            />
            {state === 'asks' && (
              <Button kind="primary" className="absolute bottom-4 left-4" onClick={open}>
                Look around
              </Button>
            )}
            {state === 'open' && (
              <div className="tour-tools no-print">
                <Tool drawing={Plus} onClick={() => viewer?.zoom(1 / ZOOM)}>
                  Zoom in
                </Tool>
                <Tool drawing={Minus} onClick={() => viewer?.zoom(ZOOM)}>
                  Zoom out
                </Tool>
                {viewer?.followPhone && (
                  <Tool drawing={Smartphone} onClick={viewer.followPhone}>
                    Turn with your phone
                  </Tool>
                )}
                {document.fullscreenEnabled && (
                  <Tool drawing={Maximize} onClick={() => toggleFullScreen(stage.current)}>
                    Full screen
                  </Tool>
                )}
              </div>
            )}
          </div>
          <p className="note pt-2 max-md:px-(--gutter)" role="status">
            {`${room.name} · Artist’s impression. `}
            {NOTES[state]}
          </p>
        </div>
        <div className="tour-plan">
          {plan(<Standpoints rooms={rooms} current={room} onChoose={goTo} ref={cone} />)}
        </div>
      </div>
      <RoomList rooms={rooms} current={id} canTurn={state === 'open'} onChoose={goTo} />
    </>
  );
}

const NOTES = {
  flat: '',
  asks: '',
  opening: '',
  open: 'Drag to look around.',
  missing: 'The view all round needs a network the first time, so this is a picture.',
  unable: 'This browser can’t show the view all round, so this is a picture.',
};

/** A browser may refuse; then the page stays as it is. */
function toggleFullScreen(stage: HTMLElement | null): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else stage?.requestFullscreen().catch(() => undefined);
}

import { Maximize, Minus, Plus, Smartphone } from 'lucide';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { PANORAMA_WIDTHS, type TourRoom } from '../../domain/home-tour';
import { pictureUrl, withoutPreview } from '../../domain/picture';
import { Action, Button, Tool } from '../../ui/button';
import { Picture } from '../../ui/picture';
import sheet from './home-tour.css?inline';
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
  missing: 'The all-round view needs a network the first time, so here is a picture instead.',
  unable: 'This browser can’t show the all-round view, so here is a picture instead.',
};

/** A browser may refuse; then the page stays as it is. */
function toggleFullScreen(stage: HTMLElement | null): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else stage?.requestFullscreen().catch(() => undefined);
}

type RoomListProps = {
  rooms: TourRoom[];
  current: string;
  /** Whether there is a view to look around in; else each room's picture is all. */
  canTurn: boolean;
  onChoose: (id: string) => void;
};

/** All rooms, each with its picture and what is in it. */
function RoomList({ rooms, current, canTurn, onChoose }: RoomListProps) {
  return (
    <section className="wrap" aria-labelledby="rooms-title">
      <div className="section ruled">
        <h2 id="rooms-title" className="title">
          Room by room
        </h2>
        <ul className="mt-8 grid gap-x-8 gap-y-10 md:grid-cols-2">
          {rooms.map((room) => (
            // The build lists the files that a document names, to be saved with the page.
            <li key={room.id} data-panorama={filesOf(room)}>
              <Picture
                picture={withoutPreview(room.still)}
                sizes="(min-width: 48rem) 33rem, 100vw"
                className="aspect-[8/5] w-full object-cover"
              />
              <h3 className="subtitle mt-3 font-serif">{room.name}</h3>
              <p className="mt-1 text-muted">{room.text}</p>
              {canTurn && (
                <Action
                  className="no-print mt-1"
                  aria-current={room.id === current || undefined}
                  onClick={() => onChoose(room.id)}
                >
                  {`Look around: ${room.name}`}
                </Action>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const filesOf = ({ panorama }: TourRoom) =>
  PANORAMA_WIDTHS.avif.map((width) => pictureUrl(panorama, width, 'avif')).join(' ');

type StandpointsProps = {
  rooms: TourRoom[];
  current: TourRoom;
  onChoose: (id: string) => void;
  ref: Ref<SVGGElement>;
};

/** In metres: as large on a phone as a finger. */
const REACH = 0.95;

/** The standpoints on a floor plan, to be tapped, and what is seen from the current one: `ref` is turned with the view. */
function Standpoints({ rooms, current, onChoose, ref }: StandpointsProps) {
  const { x, y } = current.place;
  return (
    <g className="tour-places">
      <g transform={`translate(${x} ${y})`}>
        <g ref={ref} transform={`rotate(${current.facing})`}>
          <path className="tour-cone" d="M0 0-1-1.6A1.9 1.9 0 0 1 1-1.6Z" />
        </g>
      </g>
      {rooms.map(({ id, place }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the list of rooms has a button for each
        <g key={id} onClick={() => onChoose(id)}>
          <circle className="tour-reach" cx={place.x} cy={place.y} r={REACH} />
          <circle
            className="tour-place"
            data-here={id === current.id || undefined}
            cx={place.x}
            cy={place.y}
            r={id === current.id ? 0.28 : 0.22}
          />
        </g>
      ))}
    </g>
  );
}

import 'pannellum';
import { seenFrom, type TourRoom, widthOfView } from '../../domain/home-tour';
import { isStill } from '../../ui/is-still';
import { isThere, panoramaFile } from './panorama';

export type Viewer = {
  /** Goes to a room. */
  show(id: string): void;
  /** Shows less or more, by a factor. */
  zoom(factor: number): void;
  /** Turns the view with the phone, or no longer; iPhones ask for consent. Undefined if the device can't. */
  followPhone?: () => void;
  close(): void;
};

type Listeners = {
  /** The room can be seen. */
  onArrive(): void;
  /** The room's file can't be had. */
  onFailure(): void;
  /** A mark in the view asks for a room. */
  onWay(id: string): void;
  onTurn(degrees: number): void;
};

/** How much of a room's height is seen, in degrees: as much as on the stills, so that one becomes the other. */
const HEIGHT_OF_VIEW = 72;
/** The arrows, and the keys for plus and minus of all keyboards; all others are left to the browser. */
const KEYS = [37, 38, 39, 40, 61, 107, 109, 173, 187, 189];
const FADE_MS = 500;
const STEP_MS = 200;

/** Opens a room in a container, which keys turn once it has the focus. */
export function openViewer(
  container: HTMLElement,
  rooms: TourRoom[],
  start: string,
  hasAvif: boolean,
  { onArrive, onFailure, onWay, onTurn }: Listeners,
): Viewer {
  const scene = (room: TourRoom): PannellumScene => ({
    type: 'equirectangular',
    panorama: panoramaFile(room, hasAvif),
    yaw: room.facing,
    hotSpots: room.ways.map(({ to, through }) => ({
      ...seenFrom(room.place, through),
      createTooltipFunc: (mark) => mark.append(wayButton(nameOf(rooms, to), () => onWay(to))),
    })),
  });
  const shape = container.clientWidth / container.clientHeight;
  const view = pannellum.viewer(container, {
    default: {
      firstScene: start,
      autoLoad: true,
      hfov: widthOfView(HEIGHT_OF_VIEW, shape),
      minHfov: 30,
      maxHfov: 110,
      minPitch: -75,
      maxPitch: 75,
      showControls: false,
      mouseZoom: false,
      doubleClickZoom: false,
      ignoreGPanoXMP: true,
      capturedKeyNumbers: KEYS,
      sceneFadeDuration: isStill() ? 0 : FADE_MS,
    },
    scenes: Object.fromEntries(rooms.map((room) => [room.id, scene(room)])),
  });
  view.on('load', onArrive);
  view.on('error', onFailure);
  const turning = eachTurn(
    view,
    keepUp(container, () => view.resize()),
    onTurn,
  );
  let asked = start;
  const show = async (id: string) => {
    asked = id;
    const room = rooms.find((one) => one.id === id);
    const isHere = room !== undefined && (await isThere(room, hasAvif));
    // By then another may have been asked for, or the page left.
    if (asked !== id || turning.signal.aborted) return;
    if (isHere) view.loadScene(id, 0, room.facing, 'same');
    else onFailure();
  };
  const steps = () => (isStill() ? false : STEP_MS);
  return {
    show: (id) => void show(id),
    zoom: (factor) => view.setHfov(view.getHfov() * factor, steps()),
    ...(view.isOrientationSupported() && {
      followPhone: () =>
        view.isOrientationActive() ? view.stopOrientation() : view.startOrientation(),
    }),
    close() {
      turning.abort();
      view.destroy();
    },
  };
}

const nameOf = (rooms: TourRoom[], id: string) => rooms.find((room) => room.id === id)?.name ?? '';

function wayButton(name: string, onClick: () => void): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'tour-way',
    textContent: name,
  });
  button.addEventListener('click', onClick);
  return button;
}

/** Tells the direction whenever it has changed: the viewer has no event for it. */
function eachTurn(
  view: PannellumViewer,
  draw: ReturnType<typeof keepUp>,
  onTurn: (degrees: number) => void,
): AbortController {
  const turning = new AbortController();
  let last: number | undefined;
  const look = (now: number) => {
    if (turning.signal.aborted) return;
    const yaw = view.getYaw();
    draw(now, yaw !== last);
    if (yaw !== last) onTurn(yaw);
    last = yaw;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  return turning;
}

/** A frame that takes longer than this is felt as a stutter. */
const SLOW_MS = 20;
/** Never fewer pixels than this share in each direction. */
const LEAST = 0.3;
const FASTER = 0.6;
/** So long after the last turn the view is sharp again. */
const REST_MS = 250;

/**
 * Draws fewer pixels while the view turns on a slow device, and all of them once it rests. Call what is returned in each
 * frame, before the view is drawn.
 * @param sharpen draws all pixels
 */
function keepUp(container: HTMLElement, sharpen: () => void) {
  let share = 1;
  let mean = 0;
  let before = 0;
  let turnedAt = 0;
  let isCoarse = false;
  const draw = () => {
    const canvas = container.querySelector('canvas');
    if (!canvas || share === 1) return;
    canvas.width = canvas.clientWidth * devicePixelRatio * share;
    canvas.height = canvas.clientHeight * devicePixelRatio * share;
    canvas.getContext('webgl')?.viewport(0, 0, canvas.width, canvas.height);
    isCoarse = true;
  };
  return (now: number, hasTurned: boolean) => {
    const took = now - before;
    before = now;
    if (hasTurned) {
      mean = now - turnedAt < REST_MS ? mean * 0.7 + took * 0.3 : 0;
      turnedAt = now;
      if (!isCoarse) draw();
      if (mean > SLOW_MS && share > LEAST) {
        share = Math.max(LEAST, share * FASTER);
        mean = 0;
        draw();
      }
    } else if (isCoarse && now - turnedAt > REST_MS) {
      isCoarse = false;
      sharpen();
    }
  };
}

/** How a picture is shown: moved from its place in the middle of the screen, in CSS pixels, and scaled. */
export type View = { x: number; y: number; scale: number };
export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

/** As it opens: all of it, as the style sheet draws it. */
export const OPENING: View = { x: 0, y: 0, scale: 1 };

/** The middle of the screen, or no way at all. */
export const MIDDLE: Point = { x: 0, y: 0 };

const LARGEST = 4;
/** What a double tap enlarges to at least; more, if the screen is then filled. */
const DOUBLE_TAP = 2;
/** How much of its way something still follows beyond its limit. */
const RESISTANCE = 0.3;

const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));
const resist = (value: number, least: number, most: number) => {
  const inside = clamp(value, least, most);
  return inside + (value - inside) * RESISTANCE;
};

/** Rounding leaves less than that. */
const PIXEL = 1;
const beyond = (length: number, screen: number) =>
  length - screen < PIXEL ? 0 : (length - screen) / 2;

/** How far the picture can be moved aside, so that its edge is at the screen's. */
export const roomFor = ({ width, height }: Size, screen: Size, scale: number): Point => ({
  x: beyond(width * scale, screen.width),
  y: beyond(height * scale, screen.height),
});

/** Enlarges to a scale; what is at that point, from the middle of the screen, stays there. */
export function enlarged({ x, y, scale }: View, to: number, at: Point): View {
  const by = to / scale;
  return { x: at.x - (at.x - x) * by, y: at.y - (at.y - y) * by, scale: to };
}

/** The nearest view without space beside the picture where the picture could be, and neither too large nor too small. */
export function within(view: View, picture: Size, screen: Size, at = MIDDLE): View {
  const { x, y, scale } = enlarged(view, clamp(view.scale, OPENING.scale, LARGEST), at);
  const most = roomFor(picture, screen, scale);
  return { x: clamp(x, -most.x, most.x), y: clamp(y, -most.y, most.y), scale };
}

/** What fingers do to it: beyond the limits it follows them reluctantly. */
export function followed(view: View, picture: Size, screen: Size, at: Point): View {
  const { x, y, scale } = enlarged(view, resist(view.scale, OPENING.scale, LARGEST), at);
  const most = roomFor(picture, screen, scale);
  return { x: resist(x, -most.x, most.x), y: resist(y, -most.y, most.y), scale };
}

/** The scale of a double tap. */
export function closeScale(picture: Size, screen: Size): number {
  const filling = Math.max(screen.width / picture.width, screen.height / picture.height);
  return clamp(filling, DOUBLE_TAP, LARGEST);
}

/** The view on the way from one to another. */
export function between(from: View, to: View, part: number): View {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
}

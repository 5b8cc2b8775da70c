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
export function keepUp(container: HTMLElement, sharpen: () => void) {
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

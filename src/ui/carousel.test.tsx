import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Carousel } from './carousel';

const slides = ['Hall', 'Kitchen', 'Garden'].map((name) => <img key={name} alt={name} />);

async function carousel(intervalMs = 60_000) {
  const screen = await render(
    <Carousel label="Rooms" intervalMs={intervalMs}>
      {slides}
    </Carousel>,
  );
  const track = screen.getByRole('list').element();
  const inView = () => Math.round(track.scrollLeft / track.clientWidth);
  const at = (slide: number) => expect.element(screen.getByText(`${slide} / 3`)).toBeVisible();
  const press = (name: RegExp) => screen.getByRole('button', { name }).click();
  return { track, inView, at, press };
}

function finger(target: Element, identifier: number, x: number, y: number): Touch {
  return new Touch({ identifier, target, clientX: x, clientY: y });
}

const touch = (track: Element, type: string, fingers: TouchEventInit) =>
  track.dispatchEvent(new TouchEvent(type, { ...fingers, bubbles: true }));

/** A finger that touches down in the middle of the track and lifts elsewhere. */
function swipe(track: Element, dx: number, dy: number): void {
  touch(track, 'touchstart', { touches: [finger(track, 1, 200, 100)] });
  touch(track, 'touchend', { changedTouches: [finger(track, 1, 200 + dx, 100 + dy)] });
}

/** Two fingers that move apart; the right one is lifted first. */
function spread(track: Element): void {
  const left = finger(track, 1, 160, 100);
  touch(track, 'touchstart', { touches: [left] });
  touch(track, 'touchstart', { touches: [left, finger(track, 2, 240, 100)] });
  touch(track, 'touchend', { touches: [left], changedTouches: [finger(track, 2, 300, 100)] });
  touch(track, 'touchend', { changedTouches: [finger(track, 1, 100, 100)] });
}

function pan(track: Element): void {
  vi.stubGlobal('visualViewport', { scale: 2 });
  swipe(track, 80, 10);
}

it.each([
  [/^Next/, [2, 3, 1, 2]],
  [/^Previous/, [3, 2, 1, 3]],
])('%s leads on, and round at the end', async (name, order) => {
  const { at, press } = await carousel();
  for (const slide of order) {
    await press(name);
    await at(slide);
  }
});

it('turns by itself to a picture only once that can be shown', async () => {
  let arrive = () => {};
  const decode = vi.spyOn(HTMLImageElement.prototype, 'decode');
  decode.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const { inView, press } = await carousel(200);
  await press(/^Play/);
  // What the mouse rests on does not turn.
  await userEvent.hover(document.documentElement, { position: { x: 1, y: innerHeight - 1 } });
  await expect.poll(() => decode.mock.calls.length).toBe(1);
  expect(inView()).toBe(0);
  arrive();
  await expect.poll(inView).toBeGreaterThan(0);
});

it('stops at the first touch', async () => {
  const { track, press } = await carousel();
  await press(/^Play/);
  track.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  // Playing, the button would be called Pause.
  await press(/^Play/);
});

it('draws no control higher than a line of its caption, and leaves a finger its room', async () => {
  const screen = await render(
    <Carousel label="Rooms" note="Examples" onOpen={() => {}}>
      {slides}
    </Carousel>,
  );
  const line = screen.getByText('Examples').element().getBoundingClientRect().height;
  const buttons = screen.getByRole('button').elements();
  expect(buttons).toHaveLength(4);
  for (const button of buttons) {
    const drawn = button.querySelector('svg')?.getBoundingClientRect().height ?? Number.NaN;
    expect(drawn).toBeLessThanOrEqual(line);
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  }
});

it('wraps from the copy that follows the last slide', async () => {
  const { at, press, inView } = await carousel();
  for (const _ of slides) await press(/^Next/);
  await at(1);
  await expect.poll(inView).toBe(3);
  await press(/^Previous/);
  await at(3);
});

it('shows the real first slide when a finger touches its copy', async () => {
  const { at, press, inView, track } = await carousel();
  for (const _ of slides) await press(/^Next/);
  await expect.poll(inView).toBe(3);
  await userEvent.click(track);
  await expect.poll(inView).toBe(0);
  await at(1);
});

it('a swipe back from the first slide leads to the last', async () => {
  const { at, track } = await carousel();
  swipe(track, 80, 10);
  await at(3);
});

it.each<[string, (track: Element) => void]>([
  ['a swipe forward is left to the browser', (track) => swipe(track, -80, 10)],
  ['a swipe that is too short does nothing', (track) => swipe(track, 20, 0)],
  ['a swipe that scrolls the page does nothing', (track) => swipe(track, 60, 90)],
  ['two fingers that enlarge a picture do not turn to another one', spread],
  ['a finger that moves an enlarged picture about does not turn to another one', pan],
])('%s', async (_, move) => {
  const { at, press, track } = await carousel();
  move(track);
  // The next step's target shows where the track is, or where it is heading.
  await press(/^Next/);
  await at(2);
});

import { type ComponentType, useEffect, useState } from 'react';
import { idle } from '../device/idle';
import { Contained } from './contained';

/** For parts below the first screen: resolves with the first scrolling, or the first step back. */
export const untilScrolled = async () => scrollY || firstOf('scroll', 'popstate');

/** For what a tap or a key opens: resolves with the first of them, wherever it is. */
export const untilUsed = () => firstOf('pointerdown', 'keydown', 'focusin');

/** For what scrolls the page by itself: resolves as soon as somebody may be scrolling or tapping. */
export const untilMoved = () => firstOf('wheel', 'pointerdown', 'keydown');

let first: Promise<unknown> = Promise.resolve();

/** Lets what is loaded after a touch wait for this, which the touch asked for. */
export function goesFirst(asked: Promise<unknown>): void {
  first = asked;
}

/** For what the next tap may open: resolves after the first touch, once the page has answered it. */
export async function untilAnswered(): Promise<void> {
  const { type } = await untilUsed();
  if (type === 'pointerdown') await firstOf('pointerup', 'pointercancel');
  await idle();
  await first;
}

/** Resolves with the first of these events; also of those that React stops in a part that is not hydrated. */
export function firstOf(...types: string[]): Promise<Event> {
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  return new Promise<Event>((resolve) => {
    for (const type of types) addEventListener(type, resolve, options);
  }).finally(() => listening.abort());
}

/** Loads something; if that fails, again with the next touch, or when the network is back. */
export async function untilLoaded<Code>(
  load: () => Promise<Code>,
  onFailure?: () => void,
): Promise<Code> {
  for (;;) {
    try {
      return await load();
    } catch {
      onFailure?.();
      await Promise.race([untilUsed(), firstOf('online')]);
    }
  }
}

/** A component whose code is loaded after hydration and after `when`; until then it is empty. */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  when: () => Promise<unknown> = () => Promise.resolve(),
): ComponentType<P> {
  // biome-ignore lint/correctness/noComponentHookFactories: called once per component, at module level
  return function Later(props: P) {
    const [{ Loaded }, setLoaded] = useState<{ Loaded?: ComponentType<P> }>({});
    useEffect(() => {
      void when()
        .then(() => untilLoaded(load))
        .then((component) => setLoaded({ Loaded: component }));
    }, []);
    if (!Loaded) return null;
    return (
      <Contained fallback={null}>
        <Loaded {...props} />
      </Contained>
    );
  };
}

import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
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

/** Code that most visits do without: loaded once, by whoever needs it first. */
type LateCode<Code> = {
  load: () => Promise<Code>;
  /** Loads it ahead of time. If that fails, it is tried again where it is needed. */
  preload: () => void;
  /** Undefined until it is here. */
  known: () => Code | undefined;
};

export function loadOnce<Code>(fetch: () => Promise<Code>): LateCode<Code> {
  let loaded: Code | undefined;
  const load = async () => {
    loaded ??= await fetch();
    return loaded;
  };
  return { load, preload: () => void load().catch(() => undefined), known: () => loaded };
}

type When = () => Promise<unknown>;

const atOnce: When = () => Promise.resolve();

/**
 * Code that a component needs and says nothing about: undefined until it is here. If it can't be loaded, again with the next
 * touch, or when the network is back.
 * @param isDue whether what is more urgent is here
 */
export function useLoaded<Code>(
  load: () => Promise<Code>,
  { when = atOnce, isDue = true }: { when?: When | undefined; isDue?: boolean } = {},
): Code | undefined {
  const [{ code }, setLoaded] = useState<{ code?: Code }>({});
  const start = useEffectEvent(() => when().then(() => untilLoaded(load)));
  useEffect(() => {
    if (isDue) void start().then((code) => setLoaded({ code }));
  }, [isDue]);
  return code;
}

/** How far code is that somebody waits for, and what tries again; `again`: after a failure. */
export type Waiting = { state: 'loading' | 'failed' | 'again'; retry: () => void };

/** Code that somebody waits for, who is told if it can't be loaded. */
export function useCode<Code>({ known, load }: LateCode<Code>): Waiting & {
  code: Code | undefined;
} {
  const [{ code }, setLoaded] = useState(() => ({ code: known() }));
  const [state, setState] = useState<Waiting['state']>('loading');
  const start = () =>
    void load().then(
      (code) => setLoaded({ code }),
      () => setState('failed'),
    );
  const isHere = code !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; after a failure, somebody tries again
  useEffect(() => {
    if (!isHere) start();
  }, []);
  const retry = () => {
    setState((before) => (before === 'loading' ? before : 'again'));
    start();
  };
  return { code, state, retry };
}

type Options<P> = {
  /** What it waits for; it is loaded at once without. */
  when?: When | undefined;
  /**
   * For what somebody has opened: stands in for it, and says if it can't be loaded. Without, nothing is shown, and it is
   * loaded with the next touch, or when the network is back.
   */
  meanwhile?: ComponentType<P & Waiting>;
};

/** A part of a page whose code is loaded after hydration. */
export function later<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  { when, meanwhile }: Options<P> = {},
): ComponentType<P> & LateCode<ComponentType<P>> {
  const code = loadOnce(fetch);
  // biome-ignore lint/correctness/noComponentHookFactories: called once per component, at module level
  const Part = (props: P) =>
    meanwhile ? <Opened {...{ code, meanwhile, props }} /> : <Silent {...{ code, when, props }} />;
  return Object.assign(Part, code);
}

type PartProps<P> = { code: LateCode<ComponentType<P>>; props: P };

function Silent<P extends object>({ code, when, props }: PartProps<P> & Pick<Options<P>, 'when'>) {
  const Loaded = useLoaded(code.load, { when });
  if (!Loaded) return null;
  return (
    <Contained fallback={null}>
      <Loaded {...props} />
    </Contained>
  );
}

function Opened<P extends object>({
  code,
  meanwhile: Meanwhile,
  props,
}: PartProps<P> & Required<Pick<Options<P>, 'meanwhile'>>) {
  const { code: Loaded, ...waiting } = useCode(code);
  return Loaded ? <Loaded {...props} /> : <Meanwhile {...props} {...waiting} />;
}

const ARRIVING = 'data-arriving';

/**
 * Shows a page by calling `show`. Where it begins at its top, what is below its first screens is rendered (`AfterPaint`) and
 * laid out (`base.css`) after they have been painted.
 */
export function showPage(show: () => void, isFromTop: boolean): void {
  const main = document.getElementById('main');
  // The page before may not have been painted yet.
  main?.toggleAttribute(ARRIVING, isFromTop);
  show();
  if (isFromTop) void untilPainted().then(() => main?.removeAttribute(ARRIVING));
}

/** Resolves in a task after the frame that paints what is there now. */
const untilPainted = () =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** What is below the first screens of a page. Only where the page is opened at its top by a link do they go before it: then there is room for it. */
export function AfterPaint({ children }: { children: ReactNode }) {
  const [isDue, setIsDue] = useState(
    () => typeof document === 'undefined' || !document.querySelector(`[${ARRIVING}]`),
  );
  useEffect(() => {
    if (!isDue) void untilPainted().then(() => startTransition(() => setIsDue(true)));
  }, [isDue]);
  return isDue ? children : <div className="min-h-screen" />;
}

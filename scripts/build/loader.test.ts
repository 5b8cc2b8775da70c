import { expect, it } from 'vitest';
import { NOT_HYDRATED } from '../../src/forms/carry-over.ts';
import { LOADER } from './loader.ts';

type Asked = { rel?: string; href?: string; src?: string; onerror?: () => void };

/** A page as the loader sees it: records what it requests, when, and what it leaves behind. */
function openPage({
  saveData = false,
  effectiveType = '4g',
  controller = false,
  hash = '',
  pathname = '/about',
} = {}) {
  const listeners = new Map<string, (() => void)[]>();
  const timers: { callback: () => void; ms: number }[] = [];
  const asked: Asked[] = [];
  const page = {
    dataset: { letters: 'later' } as Record<string, string>,
    asked,
    movedTo: '',
    isRemoved: false,
    press: (_: object) => {},
    happen: (type: string) => {
      for (const listener of listeners.get(type) ?? []) listener();
    },
    /** Runs the timers that are due within this time, in milliseconds. */
    runTimers: (ms: number) => {
      for (const { callback } of timers.splice(0).filter((timer) => timer.ms <= ms)) callback();
    },
    waits: () => timers.map(({ ms }) => ms),
    window: {} as { taps?: unknown[] },
    /** The first screen's picture is not among those that the loader asks for. */
    later: { sizes: '100vw' },
  };
  const document = {
    documentElement: { dataset: page.dataset },
    querySelector: () => ({ content: '/a.js /b.js /style.css' }),
    querySelectorAll: (selector: string) => (selector.includes('lazy') ? [page.later] : []),
    createElement: () => ({}),
    head: { append: (element: Asked) => asked.push(element) },
    currentScript: {
      remove: () => {
        page.isRemoved = true;
      },
    },
    addEventListener: (_: string, listener: (event: object) => void) => {
      page.press = listener;
    },
  };
  class Element {}
  class HTMLButtonElement extends Element {}
  const names = {
    document,
    window: page.window,
    location: {
      hash,
      pathname,
      replace: (address: string) => {
        page.movedTo = address;
      },
    },
    navigator: {
      connection: { saveData, effectiveType },
      serviceWorker: { controller: controller || null },
    },
    addEventListener: (type: string, listener: () => void) =>
      listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    setTimeout: (callback: () => void, ms = 0) => timers.push({ callback, ms }),
    requestAnimationFrame: (callback: () => void) => callback(),
    Element,
    HTMLButtonElement,
  };
  new Function(...Object.keys(names), LOADER)(...Object.values(names));
  /** A click on something within this. */
  const on = <One extends object>(tapped: One) => ({
    target: Object.assign(new Element(), { closest: () => tapped }),
    preventDefault: () => {},
    stopPropagation: () => {},
  });
  const button = (parts: object) => Object.assign(new HTMLButtonElement(), parts);
  const link = (parts: object) => Object.assign(new Element(), { type: '' }, parts);
  return { ...page, page, on, button, link };
}

const EVERYTHING = [
  expect.objectContaining({ type: 'module', src: '/a.js' }),
  { rel: 'modulepreload', href: '/b.js' },
  { rel: 'stylesheet', href: '/style.css' },
];

it('is one line of script that defines no global name and can be inlined in a page', () => {
  expect(LOADER).toMatch(/^\{.*\}$/);
  expect(LOADER).not.toMatch(/<\/?script|<!--|import\(|\bexport\b/);
});

it('removes itself, and requests nothing before the page has loaded', () => {
  const { asked, page, dataset } = openPage();
  expect(page.isRemoved).toBe(true);
  expect(asked).toEqual([]);
  expect(dataset).toEqual({ letters: 'later', loading: '' });
});

it.each(['pointerdown', 'keydown', 'focusin'])('requests everything once on %s', (touch) => {
  const { asked, dataset, happen } = openPage();
  happen(touch);
  happen('pointerdown');
  expect(asked).toEqual(EVERYTHING);
  expect(dataset).toEqual({});
});

it('requests everything after the page has loaded, or after ten seconds on a hanging connection', () => {
  const loaded = openPage();
  loaded.happen('load');
  loaded.runTimers(0);
  expect(loaded.asked).toEqual(EVERYTHING);
  const hanging = openPage();
  hanging.runTimers(10_000);
  expect(hanging.asked).toEqual(EVERYTHING);
});

it('with data saver on, waits longer and uses the phone’s own fonts', () => {
  const { asked, dataset, happen, runTimers, waits } = openPage({ saveData: true });
  happen('load');
  expect(waits()).toEqual([30_000, 10_000]);
  runTimers(10_000);
  expect(asked).toEqual(EVERYTHING);
  expect(dataset).toEqual({ letters: 'own' });
});

it('shows pictures on the first scroll, and requests no script', () => {
  const { asked, dataset, happen } = openPage();
  happen('scroll');
  expect(dataset).toEqual({ letters: 'later' });
  expect(asked).toEqual([]);
});

it.each([
  ['on a good line', {}, '100vw'],
  ['with data saver on', { saveData: true }, '200px'],
  ['on a slow line', { effectiveType: 'slow-2g' }, '200px'],
])('%s, pictures further down are shown at %o: %s', (_, line, sizes) => {
  const { happen, page } = openPage(line);
  expect(page.later.sizes).toBe('100vw');
  happen('scroll');
  expect(page.later.sizes).toBe(sizes);
});

it('starts the script immediately if a worker has stored it', () => {
  const { asked, happen, runTimers } = openPage({ controller: true });
  happen('DOMContentLoaded');
  runTimers(0);
  expect(asked).toEqual(EVERYTHING);
});

it('marks the page if its script fails to load', () => {
  const { asked, dataset, happen } = openPage();
  happen('keydown');
  asked[0]?.onerror?.();
  expect(dataset['script']).toBe('failed');
});

it('records buttons that are pressed too early, and a submit button only if the form is valid', () => {
  const { button, link, on, page, window } = openPage();
  const closest = () => null;
  const plain = button({ type: 'button', closest });
  const good = button({ type: 'submit', form: { reportValidity: () => true }, closest });
  const bad = button({ type: 'submit', form: { reportValidity: () => false }, closest });
  const menu = button({ type: 'button', popoverTargetElement: {}, closest });
  const opener = link({ closest });
  for (const tapped of [plain, good, bad, menu, opener]) page.press(on(tapped));
  expect(window.taps).toEqual([plain, good, opener]);
});

it('no longer calls anything busy once its script has failed to load, and leaves links alone', () => {
  const { asked, button, happen, link, on, page, window } = openPage();
  const closest = () => null;
  const tapped = [button({ type: 'button', closest }), link({ closest })];
  for (const one of tapped) page.press(on(one));
  expect(tapped).toMatchObject([{ ariaBusy: 'true' }, { ariaBusy: 'true' }]);
  happen('keydown');
  asked[0]?.onerror?.();
  expect(tapped).toMatchObject([{ ariaBusy: null }, { ariaBusy: null }]);
  page.press(on(link({ closest })));
  expect(window.taps).toEqual(tapped);
});

it('once the page is hydrated, records only the buttons of parts that are not yet, whatever is in their forms', () => {
  const { button, on, page, window } = openPage();
  Object.assign(window, { appReady: true, taps: undefined });
  const asked: string[] = [];
  const inPart = button({
    type: 'submit',
    form: { reportValidity: () => false },
    closest: (selector: string) => asked.push(selector),
  });
  page.press(on(button({ type: 'button', closest: () => null })));
  expect(window.taps).toBeUndefined();
  page.press(on(inPart));
  expect(window.taps).toEqual([inPart]);
  expect(asked).toEqual([`[${NOT_HYDRATED}]`]);
});

it.each([
  ['#access_token=1', '/', '/auth#access_token=1'],
  ['#error=x', '/about', '/auth#error=x'],
  ['#access_token=1', '/auth', ''],
  ['#faq', '/', ''],
])('a link with %s at %s is for %s', (hash, pathname, target) => {
  expect(openPage({ hash, pathname }).page.movedTo).toBe(target);
});

import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { carryOver, catchUp, RENDERED_ANEW } from './carry-over';

/** What React knows of a field that it controls. */
let known: Record<string, string | boolean> = {};

function Controlled() {
  const [text, setText] = useState('');
  const [isTicked, setIsTicked] = useState(false);
  const [place, setPlace] = useState('lagos');
  known = { text, isTicked, place };
  return (
    <form id="controlled">
      <input name="text" value={text} onChange={({ target }) => setText(target.value)} />
      <input
        name="tick"
        type="checkbox"
        checked={isTicked}
        onChange={({ target }) => setIsTicked(target.checked)}
      />
      <select name="place" value={place} onChange={({ target }) => setPlace(target.value)}>
        <option value="lagos">Lagos</option>
        <option value="london">London</option>
      </select>
    </form>
  );
}

const pressed = vi.fn();

/** Catches up once it is alive, as pages do. */
function Main({ children }: { children: ReactNode }) {
  useEffect(() => catchUp(), []);
  return <main>{children}</main>;
}

const page = (
  <Main>
    <h1>Hello there</h1>
    <p>
      Call <b>us</b> on 0803 555 0142.
    </p>
    <Controlled />
    <form id="plain">
      <input type="email" name="email" />
      <textarea name="message" defaultValue="" />
      <input type="radio" name="when" value="now" defaultChecked />
      <input type="radio" name="when" value="later" />
    </form>
    <details>
      <summary>More</summary>
    </details>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region has to be reachable by keyboard */}
    <ul tabIndex={0} style={{ width: 50, overflowX: 'auto' }}>
      <li style={{ width: 500 }}>Slides</li>
    </ul>
    <button type="button" onClick={pressed}>
      Menu
    </button>
    <p style={{ height: 3000 }}>The end</p>
  </Main>
);

function prerendered(content: ReactNode): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToString(content);
  document.body.replaceChildren(root);
  return root;
}

/** Does what a visitor can do before the script is here. */
function touch(root: HTMLElement) {
  const one = <E extends HTMLElement>(selector: string) => {
    const found = root.querySelector<E>(selector);
    if (!found) throw new Error(selector);
    return found;
  };
  one<HTMLInputElement>('[name=text]').value = 'birmingham';
  one<HTMLInputElement>('[name=tick]').checked = true;
  one<HTMLSelectElement>('[name=place]').value = 'london';
  one<HTMLInputElement>('[name=email]').value = 'ada@';
  one<HTMLTextAreaElement>('[name=message]').value = 'Half a thought';
  one<HTMLInputElement>('[value=later]').checked = true;
  one<HTMLDetailsElement>('details').open = true;
  one('ul').scrollLeft = 120;
  scrollTo(0, 700);
  const message = one<HTMLTextAreaElement>('[name=message]');
  message.focus({ preventScroll: true });
  message.setSelectionRange(2, 5);
  window.taps = [one('button')];
  window.scrolled = new Set([one('ul')]);
}

/** What is seen of it. */
function seen(root: HTMLElement) {
  const { activeElement } = document;
  return {
    fields: [...root.querySelectorAll<HTMLInputElement>('input,textarea,select')].map((field) =>
      /checkbox|radio/.test(field.type) ? field.checked : field.value,
    ),
    isOpen: root.querySelector('details')?.open,
    slides: root.querySelector('ul')?.scrollLeft,
    top: scrollY,
    focused: activeElement instanceof HTMLTextAreaElement && [
      activeElement.name,
      activeElement.selectionStart,
      activeElement.selectionEnd,
    ],
  };
}

afterEach(() => {
  pressed.mockClear();
  document.body.replaceChildren();
});

it.each<[string, (root: HTMLElement) => void]>([
  ['an icon beside a field', (root) => root.querySelector('[name=email]')?.after(foreign('i'))],
  ['a field of its own', (root) => root.querySelector('[name=email]')?.before(foreign('input'))],
  ['an element at the end', (root) => root.querySelector('main')?.append(foreign('x-checker'))],
  ['a linked number', (root) => wrap(root.querySelector('b')?.nextSibling, 'a')],
  ['a translated word', (root) => wrap(root.querySelector('h1')?.firstChild, 'font', 'Bonjour')],
])('keeps what was done to a page before it is hydrated, with %s', async (_, change) => {
  const root = prerendered(page);
  touch(root);
  const left = seen(root);
  change(root);
  carryOver(root);
  const hydrated = hydrateRoot(root, page, { onRecoverableError: () => {} });
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
  expect(seen(root)).toEqual(left);
  expect(known).toEqual({ text: 'birmingham', isTicked: true, place: 'london' });
  await expectRest(root);
  hydrated.unmount();
});

/** Whatever changes in the page later on, nothing is taken for rendered anew, and the page is not scrolled. */
async function expectRest(root: HTMLElement) {
  const onAnew = vi.fn();
  addEventListener(RENDERED_ANEW, onAnew);
  const scrolling = vi.spyOn(window, 'scrollTo');
  scrollBy(0, 50);
  root.append(foreign('i'));
  await Promise.resolve();
  expect(onAnew).not.toHaveBeenCalled();
  expect(scrolling).not.toHaveBeenCalled();
  removeEventListener(RENDERED_ANEW, onAnew);
  scrolling.mockRestore();
}

/** As a list whose filters are in the address. */
function Filtered() {
  const [isAll, setIsAll] = useState(true);
  useLayoutEffect(() => setIsAll(false), []);
  return (
    <Main>
      {[1, 2, 3, 4].map(
        (n) =>
          (isAll || n % 2 === 0) && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region has to be reachable by keyboard
            <ul key={n} tabIndex={0} style={{ width: 50, overflowX: 'auto' }}>
              <li style={{ width: 500 }}>{n}</li>
            </ul>
          ),
      )}
      <p style={{ height: 3000 }}>The end</p>
    </Main>
  );
}

it('what the page itself has removed is neither looked for nor carried over to what is left', async () => {
  const root = prerendered(<Filtered />);
  const [first] = root.querySelectorAll('ul');
  if (first) first.scrollLeft = 120;
  first?.focus();
  window.taps = [];
  carryOver(root);
  const hydrated = hydrateRoot(root, <Filtered />);
  await vi.waitFor(() => expect(window.taps).toBeUndefined());
  await expectRest(root);
  expect([...root.querySelectorAll('ul')].map((one) => [one.textContent, one.scrollLeft])).toEqual([
    ['2', 0],
    ['4', 0],
  ]);
  expect(document.activeElement).toBe(document.body);
  hydrated.unmount();
});

/** Out of sight: the page must not move. */
const foreign = (name: string) => Object.assign(document.createElement(name), { hidden: true });

function wrap(text: ChildNode | null | undefined, name: string, words?: string): void {
  const around = document.createElement(name);
  text?.replaceWith(around);
  around.textContent = words ?? text?.textContent ?? '';
}

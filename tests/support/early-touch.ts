import { expect, type Page } from '@playwright/test';

/**
 * Does everything a visitor can do before hydration: fills in every field, ticks every box, opens every `<details>` and
 * swipes every carousel.
 */
export async function touchAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      );
    for (const one of seen('input, textarea, select, details, .carousel-track')) {
      one.setAttribute('data-touched', '');
      if (one instanceof HTMLInputElement && ['checkbox', 'radio'].includes(one.type)) one.click();
      else if (one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement) {
        one.value = one.type === 'date' ? '2031-03-04' : `1${one.name}`.slice(0, 4);
        one.dispatchEvent(new InputEvent('input', { bubbles: true }));
      } else if (one instanceof HTMLSelectElement) {
        one.selectedIndex = one.options.length - 1;
        one.dispatchEvent(new Event('input', { bubbles: true }));
        one.dispatchEvent(new Event('change', { bubbles: true }));
      } else if (one instanceof HTMLDetailsElement) one.open = true;
      else one.scrollTo({ left: one.clientWidth, behavior: 'instant' });
    }
  });
}

/** The current state of everything that was touched. */
export function readTouched(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-touched]')].map((one) => {
      if (one instanceof HTMLDetailsElement) return `details ${one.open}`;
      if (one instanceof HTMLInputElement && ['checkbox', 'radio'].includes(one.type)) {
        return `${one.id || one.name} ${one.checked}`;
      }
      if ('value' in one) return `${one.id} ${one.value}`;
      return `slide ${Math.round(one.scrollLeft / one.clientWidth) + 1}`;
    }),
  );
}

/** Names of buttons in the order in which they were pressed, by the part of the page that replays them. */
type Presses = Record<string, string[]>;

/** Presses every button that does nothing without a script. */
export function pressAll(page: Page): Promise<Presses> {
  return page.evaluate(() => {
    const buttons = [...document.querySelectorAll('button[type="button"]:not([popovertarget])')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one): one is HTMLButtonElement => one instanceof HTMLButtonElement);
    const presses = buttons.map((button) => {
      const part = button.closest('[data-not-hydrated]')?.firstElementChild?.id ?? 'page';
      return { button, part, name: button.textContent.trim() };
    });
    const byPart = (some: typeof presses) => {
      const names: Presses = {};
      for (const { part, name } of some) {
        names[part] ??= [];
        names[part].push(name);
      }
      return names;
    };
    const answered: typeof presses = [];
    window.answered = {};
    for (const button of buttons) button.click();
    // React listens below the window, and a press may cause it to hydrate a section.
    window.addEventListener('click', ({ target }) => {
      const press = presses.find(({ button }) => button === target);
      const finished = target instanceof Element && target.closest('[data-finished]');
      // A press on a section that is not hydrated has no effect. (In a finished part, its container answers.)
      const isAlive = Object.keys(finished || (target ?? {})).some((key) =>
        key.startsWith('__reactProps'),
      );
      if (press && isAlive) answered.push(press);
      window.answered = byPart(answered);
    });
    return byPart(presses);
  });
}

/** Scrolls to each part that is hydrated only when it is near, and waits for it; what a phone hides is never near. */
export async function reachAll(page: Page): Promise<void> {
  // One of them may be hydrated meanwhile: a locator would wait for it.
  const approach = () =>
    page.evaluate(() => {
      const parts = [...document.querySelectorAll('[data-not-hydrated] > :first-child')];
      const waiting = parts.filter((part) => part.checkVisibility());
      waiting[0]?.scrollIntoView();
      return waiting.length;
    });
  for (let left = await approach(); left > 0; left = await approach()) {
    await expect.poll(approach).toBeLessThan(left);
  }
}

/** The buttons whose press took effect. */
export function readAnswered(page: Page): Promise<Presses> {
  return page.evaluate(() => window.answered);
}

/** Waits until React has hydrated everything that was touched, and rendered the result. */
export async function alive(page: Page): Promise<void> {
  await reachAll(page);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-touched]')].every((one) =>
      Object.keys(one.closest('[data-finished]') ?? one).some((key) =>
        key.startsWith('__reactProps'),
      ),
    ),
  );
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

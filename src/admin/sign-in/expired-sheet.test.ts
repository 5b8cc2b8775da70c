import { beforeEach, expect, it, vi } from 'vitest';
import { watchWriting } from './expired-sheet';

beforeEach(() => void vi.useFakeTimers());

const notes = { tagName: 'TEXTAREA' };
const search = { tagName: 'INPUT', type: 'search' };
const box = { tagName: 'INPUT', type: 'checkbox' };
const button = { tagName: 'BUTTON' };

function page() {
  const events = new EventTarget();
  const document = Object.assign(events, { activeElement: null as object | null });
  const told: boolean[] = [];
  // React ignores a state that is set again.
  const stop = watchWriting(document as unknown as Document, (isWriting) => {
    if (isWriting !== (told.at(-1) ?? false)) told.push(isWriting);
  });
  const send = (type: string, target: object = document) => {
    const event = new Event(type);
    Object.defineProperty(event, 'target', { value: target });
    events.dispatchEvent(event);
  };
  return {
    told,
    stop,
    send,
    type: (field: object) => {
      document.activeElement = field;
      send('keydown', field);
    },
    goTo(next: object | null) {
      send('focusout', document.activeElement ?? document);
      document.activeElement = next;
      vi.runAllTimers();
    },
  };
}

it.each([notes, search])('begins with a key in a field (%o), and ends when it is left', (field) => {
  const { told, type, goTo } = page();
  type(field);
  expect(told).toEqual([true]);
  goTo(button);
  expect(told).toEqual([true, false]);
});

it('does not end with a pause, however long', () => {
  const { told, type } = page();
  type(notes);
  vi.advanceTimersByTime(60 * 60_000);
  expect(told).toEqual([true]);
});

it('continues in the next field, and in a window that loses the focus', () => {
  const { told, type, goTo } = page();
  type(search);
  goTo(notes);
  goTo(notes);
  expect(told).toEqual([true]);
});

it.each([box, button, null])('does not begin with a key elsewhere (%o)', (target) => {
  const { told, send } = page();
  send('keydown', target ?? undefined);
  expect(told).toEqual([]);
});

it('ends when somebody returns to the page, and with a tap after its field has gone', () => {
  const { told, type, send, goTo } = page();
  type(notes);
  send('visibilitychange');
  expect(told).toEqual([true, false]);
  type(notes);
  goTo(null);
  send('pointerup');
  vi.runAllTimers();
  expect(told).toEqual([true, false, true, false]);
});

it('is no longer watched after unsubscribing', () => {
  const { told, type, stop } = page();
  stop();
  type(notes);
  expect(told).toEqual([]);
});

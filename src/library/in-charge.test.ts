import { expect, test, vi } from 'vitest';
import { inCharge } from './in-charge';

/** A page whose worker is active but controls nothing until asked. */
function open({ controller = null as unknown } = {}) {
  const active = { postMessage: vi.fn() };
  const container = Object.assign(new EventTarget(), {
    controller,
    ready: Promise.resolve({ active }),
  });
  const takeOver = () => {
    container.controller = active;
    container.dispatchEvent(new Event('controllerchange'));
  };
  return { active, container, takeOver };
}

test('a page with a controlling worker asks for nothing', async () => {
  const { active, container } = open({ controller: {} });
  await inCharge(container);
  expect(active.postMessage).not.toHaveBeenCalled();
});

test('a page that the worker overlooked asks to be claimed', async () => {
  const { active, container, takeOver } = open();
  active.postMessage.mockImplementation(takeOver);
  await inCharge(container);
  expect(active.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'CLAIM' });
});

test('a page that is claimed before the worker is ready does not ask', async () => {
  const { active, container, takeOver } = open();
  const waiting = inCharge(container);
  takeOver();
  await waiting;
  expect(active.postMessage).not.toHaveBeenCalled();
});

test('a worker that claims no page keeps it waiting', async () => {
  const { active, container } = open();
  const ended = vi.fn();
  void inCharge(container).then(ended);
  await vi.waitFor(() => expect(active.postMessage).toHaveBeenCalled());
  expect(ended).not.toHaveBeenCalled();
});

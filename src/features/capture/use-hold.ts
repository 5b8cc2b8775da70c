import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';

/** Nobody rests a thumb on a button this long by chance. */
const HOLD_MS = 2_000;

const KEYS = ['Enter', ' '];

/** The props of a button that acts only when it is held, by a finger or by Enter or the space bar. */
export function useHold(onHeld: () => void) {
  const [isHolding, setIsHolding] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const begin = () => {
    clearTimeout(timer.current);
    setIsHolding(true);
    timer.current = setTimeout(() => {
      setIsHolding(false);
      onHeld();
    }, HOLD_MS);
  };
  const end = () => {
    clearTimeout(timer.current);
    setIsHolding(false);
  };
  return {
    isHolding,
    button: {
      onPointerDown: begin,
      onPointerUp: end,
      // A button held by a key may scroll past a mouse that rests.
      onPointerLeave: ({ buttons }: PointerEvent) => buttons > 0 && end(),
      onPointerCancel: end,
      onBlur: end,
      onKeyDown: ({ key, repeat }: KeyboardEvent) => KEYS.includes(key) && !repeat && begin(),
      onKeyUp: end,
      // The phone's own menu for a long press.
      onContextMenu: (event: MouseEvent) => event.preventDefault(),
    },
  };
}

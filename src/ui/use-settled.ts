import { useEffect, useState } from 'react';

const PAUSE_MS = 600;

/**
 * Returns a text once it has stayed the same for a moment, and nothing was tapped during it: half of a text looks mistyped,
 * and what is tapped just after typing must not move away.
 */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    let pause: number | undefined;
    const wait = () => {
      clearTimeout(pause);
      pause = window.setTimeout(settle, PAUSE_MS);
    };
    const settle = () => {
      removeEventListener('pointerdown', wait, true);
      setSettled(text);
    };
    addEventListener('pointerdown', wait, true);
    wait();
    return () => {
      clearTimeout(pause);
      removeEventListener('pointerdown', wait, true);
    };
  }, [text]);
  return settled;
}

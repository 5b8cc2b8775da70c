import { useEffect } from 'react';

/**
 * Lets only the first click of a double click reach a button or link. By the second, another person's button, or the one that
 * takes back what was done, may stand in its place. Keys count as clicks of their own.
 */
export function useSingleClicks(): void {
  useEffect(() => {
    const drop = (event: MouseEvent) => {
      if (event.detail < 2 || !(event.target as Element).closest('a, button')) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('click', drop, { capture: true });
    return () => document.removeEventListener('click', drop, { capture: true });
  }, []);
}

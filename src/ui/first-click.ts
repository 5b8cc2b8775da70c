import type { MouseEvent } from 'react';

/**
 * Returns a handler that ignores the second click of a double click: by then something else stands where the control was,
 * and would be done as well. Keys count as clicks of their own.
 */
export const firstClick =
  <Target extends Element>(run: (event: MouseEvent<Target>) => unknown) =>
  (event: MouseEvent<Target>): void => {
    if (event.detail < 2) void run(event);
  };

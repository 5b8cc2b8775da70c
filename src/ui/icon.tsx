import type { IconNode } from 'lucide';
import { createElement } from 'react';

type Props = {
  drawing: IconNode;
  size?: 16 | 20 | 24;
};

/** An icon in the current text colour. It always accompanies visible text, so it is hidden from screen readers. */
export function Icon({ drawing, size = 20 }: Props) {
  return createElement(
    'svg',
    {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 1.5,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': true,
    },
    // Spread as arguments rather than passed as an array: the shapes never reorder, so they need no keys.
    ...drawing.map(([shape, attributes]) => createElement(shape, attributes)),
  );
}

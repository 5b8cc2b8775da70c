import type { IconNode } from 'lucide';
import { createElement } from 'react';

type Props = {
  /** One of lucide's drawings: shapes with their attributes. */
  drawing: IconNode;
  size?: 20 | 24;
};

/** A drawing in the colour of the text. It stands beside words that say the same, so it has no name of its own. */
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
    // One by one, not as a list: the shapes never change places, so they need no keys.
    ...drawing.map(([shape, attributes]) => createElement(shape, attributes)),
  );
}

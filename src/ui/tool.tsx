import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from './icon';

type Props = ComponentProps<'button'> & { drawing: IconNode; size?: 20 | 24 };

/** A square icon button; its label is for screen readers only. */
export function Tool({ drawing, size = 24, className = '', children, ...button }: Props) {
  return (
    <button {...button} type="button" className={`tool ${className}`}>
      <Icon drawing={drawing} size={size} />
      <span className="sr-only">{children}</span>
    </button>
  );
}

import type { ReactNode } from 'react';
import { rise } from '../../ui/rise';
import sheet from './panel.css?inline';

/** What the steps of a scheduler are in, with their style. */
export function Schedule({ children }: { children: ReactNode }) {
  return (
    <div ref={rise} className="schedule">
      <style>{sheet}</style>
      {children}
    </div>
  );
}

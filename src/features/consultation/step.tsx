import { type ReactNode, useEffect, useRef } from 'react';

/** A step of the panel; scrolls into view when it appears. */
export function Step({ children }: { children: ReactNode }) {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    step.current?.scrollIntoView({ behavior, block: 'nearest' });
  }, []);
  return (
    <div ref={step} className="schedule-step">
      {children}
    </div>
  );
}

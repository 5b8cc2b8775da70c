import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Whether what is below a page's first screen is due: after a tap on a link, once the first screen has been painted; at once
 * in a document, and for whoever returns to their place or goes to one on the page.
 */
export function useBelowFold(): boolean {
  const isReturn = useNavigationType() === 'POP';
  const { hash } = useLocation();
  const [isDue, setIsDue] = useState(isReturn || hash !== '');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A task after the frame that paints it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setIsDue(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isDue;
}

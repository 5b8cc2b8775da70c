import { ArrowUp } from 'lucide';
import { useEffect, useState } from 'react';
import type { Location } from 'react-router-dom';
import { Tool } from '../ui/tool';
import { useScrollRestoration } from './use-scroll-restoration';

/** How far the page must be scrolled before the button shows; from the specification. */
const THRESHOLD_PX = 300;

/**
 * What depends on how far a page is scrolled. Loaded with the first scrolling, or the first step back.
 * @param first where the document was loaded
 */
export function Scrolling({ first }: { first: Location }) {
  useScrollRestoration(first);
  return <ScrollToTop />;
}

function ScrollToTop() {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const update = () => setIsShown(scrollY > THRESHOLD_PX);
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);

  return (
    <Tool
      drawing={ArrowUp}
      size={20}
      className="floating no-print"
      data-shown={isShown}
      onClick={() => scrollTo(0, 0)}
    >
      Scroll to top
    </Tool>
  );
}

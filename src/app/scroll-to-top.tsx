import { ArrowUp } from 'lucide';
import { useEffect, useState } from 'react';
import { Icon } from '../ui/icon';

/** Pixels scrolled before the button shows, by the specification. */
const THRESHOLD_PX = 300;

/** Goes back to the top of a long page. */
export function ScrollToTop() {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const look = () => setIsShown(scrollY > THRESHOLD_PX);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);

  return (
    <button
      type="button"
      className="floating tool border border-line bg-paper"
      data-shown={isShown}
      onClick={() => scrollTo(0, 0)}
    >
      <Icon drawing={ArrowUp} />
      <span className="sr-only">Scroll to top</span>
    </button>
  );
}

import { Check, Phone } from 'lucide';
import { useEffect, useEffectEvent, useRef } from 'react';
import { STATUS_WORDS } from '../../domain/change-words';
import { followSwipe, isSwiped } from '../../ui/follow-swipe';
import { Icon } from '../../ui/icon';
import { useMotion } from '../../ui/use-motion';

type Props = {
  /** What a swipe does to the row with this id: it is set to Contacted, or called; undefined if nothing. */
  wayOf: (id: string) => 'contacted' | 'call' | undefined;
  onSwipe: (id: string) => void;
};

/**
 * Sets a row of the list that follows to Contacted, or calls it, when a finger swipes it to the right. Under the row is what it does;
 * the row's button does the same.
 */
export function RowSwipe({ wayOf, onSwipe }: Props) {
  const surface = useRef<HTMLDivElement>(null);
  const motion = useMotion(() => true);
  const wayAt = useEffectEvent(wayOf);
  const swiped = useEffectEvent(onSwipe);
  // Where nothing moves by itself, it is back at once.
  const spring = useEffectEvent((move: (part: number) => void, speed: number) =>
    motion?.spring(move, speed),
  );

  useEffect(() => {
    const under = surface.current;
    const list = under?.parentElement?.querySelector<HTMLElement>('.rows');
    if (!under || !list) return;
    let row: HTMLElement | undefined;
    let x = 0;
    let stop = () => {};
    const put = (px: number) => {
      x = px;
      const item = row?.querySelector<HTMLElement>('.row-item');
      if (item) item.style.transform = px === 0 ? '' : `translateX(${px}px)`;
    };
    const rest = () => {
      stop();
      put(0);
      row?.removeAttribute('data-swiped');
      row = undefined;
      under.hidden = true;
    };

    const unfollow = followSwipe(list, {
      onStart(target) {
        const touched = target.closest<HTMLElement>('.row');
        const item = touched?.querySelector('.row-item');
        const way = touched && wayAt(touched.dataset['id'] ?? '');
        if (!touched || !item || !way) return false;
        rest();
        under.dataset['way'] = way;
        row = touched;
        row.setAttribute('data-swiped', '');
        const top = item.getBoundingClientRect().top - list.getBoundingClientRect().top;
        under.style.top = `${list.offsetTop + top}px`;
        under.style.height = `${item.clientHeight}px`;
        under.hidden = false;
        return true;
      },
      onMove(px) {
        put(px);
        under.toggleAttribute('data-far', isSwiped(px, 0, list.clientWidth));
      },
      onEnd(px, speed) {
        const id = row?.dataset['id'];
        const from = x;
        if (id !== undefined && isSwiped(px, speed, list.clientWidth)) swiped(id);
        const movement =
          from > 0 ? spring((part) => put(from * (1 - part)), (-speed * 1_000) / from) : undefined;
        if (!movement) return rest();
        stop = movement.stop;
        void movement.ended.then(rest);
      },
    });
    // A finger must be able to move a page sideways that was zoomed.
    const viewport = window.visualViewport;
    const adapt = () => {
      list.style.touchAction = (viewport?.scale ?? 1) > 1 ? '' : 'pan-y pinch-zoom';
    };
    adapt();
    viewport?.addEventListener('resize', adapt);
    return () => {
      rest();
      unfollow();
      viewport?.removeEventListener('resize', adapt);
      list.style.touchAction = '';
    };
  }, []);

  return (
    <div ref={surface} className="row-swipe" aria-hidden="true" hidden>
      <span data-way="contacted">
        <Icon drawing={Check} size={24} />
        {STATUS_WORDS.contacted}
      </span>
      <span data-way="call">
        <Icon drawing={Phone} size={24} />
        Call
      </span>
    </div>
  );
}

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { fieldsOf, isTouched } from '../../forms/form-fields';
import type { Cleared } from '../../offline/clear-viewings';

/**
 * React keys that change when half-typed input was cleared in any tab: form and list are mounted anew, which also
 * closes an open correction. After an undo the form is mounted again to load its draft, unless something new has been
 * typed.
 */
export function useGenerations(
  cleared: Cleared | undefined,
  form: RefObject<HTMLElement | null>,
): { list: number; form: number } {
  const known = useRef<Cleared>(undefined);
  const [generations, setGenerations] = useState({ list: 0, form: 0 });
  // A layout effect, so that the names disappear before the next paint.
  useLayoutEffect(() => {
    const before = known.current;
    known.current = cleared;
    if (!before || !cleared) return;
    if (cleared.times !== before.times) {
      setGenerations(({ list, form }) => ({ list: list + 1, form: form + 1 }));
    } else if (cleared.undone !== before.undone && !fieldsOf(form.current).some(isTouched)) {
      setGenerations(({ list, form }) => ({ list, form: form + 1 }));
    }
  }, [cleared, form]);
  return generations;
}

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { fieldsOf, isTouched } from '../../lib/form-fields';
import type { Cleared } from '../../offline/clear-viewings';

/**
 * Counts up when what is half-typed was taken away, in whatever tab: form and list are made anew, and with the list an
 * open correction goes. When it is put back the form reads it, unless somebody has typed something else since.
 */
export function useGenerations(
  cleared: Cleared | undefined,
  form: RefObject<HTMLElement | null>,
): { list: number; form: number } {
  const known = useRef<Cleared>(undefined);
  const [generations, setGenerations] = useState({ list: 0, form: 0 });
  // Before the screen is drawn: the names go from the list and the form at once.
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

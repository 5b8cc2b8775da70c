import { type RefObject, useLayoutEffect, useRef } from 'react';
import { fieldsOf, isTouched } from '../lib/form-fields';

/**
 * Hands over, by their names, the fields that were filled in before the page came alive. For fields whose values live in
 * state: the next render would put the state's own into them.
 */
export function useTouchedValues(
  form: RefObject<HTMLFormElement | null>,
  take: (values: Record<string, string>) => void,
): void {
  const first = useRef(take);
  useLayoutEffect(() => {
    const touched = fieldsOf(form.current).filter(isTouched);
    if (touched.length > 0) {
      first.current(Object.fromEntries(touched.map(({ name, value }) => [name, value])));
    }
  }, [form]);
}

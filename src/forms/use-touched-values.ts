import { type RefObject, useLayoutEffect, useRef } from 'react';
import { fieldsOf, isTouched } from './form-fields';

/**
 * Reports the values of fields that were filled in before hydration, by name. For controlled fields, whose next render
 * would overwrite them with the state's values.
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

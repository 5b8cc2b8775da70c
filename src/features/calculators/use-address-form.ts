import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/** Marks addresses written by this page itself. */
const OURS = 'calculator';

type Address<Fields> = {
  /** The fields of an empty form. */
  empty: Fields;
  read(search: string): Fields;
  /** The address's search for what is in the form; empty for an empty form. */
  write(fields: Fields): string;
  /** What somebody has entered before hydration. */
  entered(form: FormData): Fields;
};

/**
 * What is in a calculator's form, stored in the address, so that a link shares it. The first render is empty, like the
 * prerendered page; then the address is read, or what was entered before hydration.
 */
export function useAddressForm<Fields>({ empty, read, write, entered }: Address<Fields>) {
  const ref = useRef<HTMLFormElement>(null);
  const location = useLocation();
  const navigate = useNavigate();
  const isGoingBack = useNavigationType() === 'POP';
  const [fields, setFields] = useState(empty);
  const isOurs = !isGoingBack && location.state === OURS;

  const change = (next: Fields) => {
    setFields(next);
    const search = write(next);
    if (search !== location.search) navigate({ search }, { replace: true, state: OURS });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when somebody else has changed the address
  useLayoutEffect(() => {
    if (isOurs) return;
    const typed = ref.current ? entered(new FormData(ref.current)) : empty;
    if (location.search === '' && write(typed) !== '') change(typed);
    else setFields(read(location.search));
  }, [isOurs, location.search]);

  // The fields change as somebody types; there is nothing to send.
  const onSubmit = (event: SubmitEvent) => event.preventDefault();
  return { form: { ref, onSubmit }, fields, change };
}

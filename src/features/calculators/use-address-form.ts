import { type RefObject, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import {
  NO_PURCHASE,
  type PurchaseFields,
  readPurchase,
  writePurchase,
} from '../../domain/stamp-duty';
import { textOf } from '../../forms/form-fields';

/** Marks addresses written by this page itself. */
const OURS = 'purchase';

/**
 * What is in the calculator's form, stored in the address, so that a link shares it. The first render is empty, like the
 * prerendered page; then the address is read, or what was entered before hydration.
 */
export function usePurchase(form: RefObject<HTMLFormElement | null>) {
  const location = useLocation();
  const navigate = useNavigate();
  const isGoingBack = useNavigationType() === 'POP';
  const [purchase, setPurchase] = useState(NO_PURCHASE);
  const isOurs = !isGoingBack && location.state === OURS;

  const change = (next: PurchaseFields) => {
    setPurchase(next);
    const search = writePurchase(next);
    if (search !== location.search) navigate({ search }, { replace: true, state: OURS });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when somebody else has changed the address
  useLayoutEffect(() => {
    if (isOurs) return;
    const entered = enteredIn(form.current);
    if (location.search === '' && writePurchase(entered) !== '') change(entered);
    else setPurchase(readPurchase(location.search));
  }, [isOurs, location.search]);

  return { purchase, change };
}

function enteredIn(form: HTMLFormElement | null): PurchaseFields {
  if (!form) return NO_PURCHASE;
  const data = new FormData(form);
  return {
    price: textOf(data, 'price'),
    additional: data.has('additional'),
    non_resident: data.has('non_resident'),
  };
}

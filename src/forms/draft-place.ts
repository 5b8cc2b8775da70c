import { clock } from '../device/clock';
import { type Drafts, type Place, type PlaceEnv, retakePlace, takePlace } from '../offline/drafts';

/** One place per form for the lifetime of this page, however often the form is mounted. */
const places = new Map<string, Promise<Place>>();

/**
 * Returns the place where this tab saves its draft of a form.
 * @param mayAdopt whether it may take over the place of a closed tab, including the draft left there
 */
export function placeOf(form: string, drafts: Drafts, mayAdopt: boolean): Promise<Place> {
  const known = places.get(form);
  if (known) return known;
  const filled = () => drafts.filled(form);
  const place = holdPlace(form, { remembered: recallPlace(form), filled, mayAdopt });
  places.set(form, place);
  place.catch(() => places.delete(form));
  return place;
}

/** Finds a place and holds it until it is released, or until the page is frozen or closed. */
export async function holdPlace(
  form: string,
  own: Pick<PlaceEnv, 'remembered' | 'filled' | 'mayAdopt'>,
): Promise<Place> {
  const env = { ...own, locks: navigator.locks, clock };
  const ending = new AbortController();
  const { signal } = ending;
  let held = await takePlace(form, env);
  remember(form, held.name);
  // A page that holds a lock is not eligible for the back/forward cache.
  addEventListener('pagehide', () => held.release(), { signal });
  const takeBack = async ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    held = await retakePlace(form, held.name, env);
    if (signal.aborted) held.release();
    else remember(form, held.name);
  };
  addEventListener('pageshow', (event) => void takeBack(event), { signal });
  return {
    get name() {
      return held.name;
    },
    release() {
      ending.abort();
      held.release();
      remember(form);
    },
  };
}

const key = (form: string) => `meridian-draft:${form}`;

/** Stored per tab; it survives a reload. */
function remember(form: string, name?: string): void {
  try {
    if (name) sessionStorage.setItem(key(form), name);
    else sessionStorage.removeItem(key(form));
  } catch {
    // Without storage, the next load finds a place as a new tab would.
  }
}

/** Returns the place that this tab used before it was reloaded. */
export function recallPlace(form: string): string | null {
  try {
    return sessionStorage.getItem(key(form));
  } catch {
    return null;
  }
}

import { type Place, retakePlace, takePlace } from '../offline/draft-places';
import type { Drafts } from '../offline/drafts';
import { clock, webLocks } from '../remote/device-env';

/** One a form for the life of this page, however often the form is shown. */
const places = new Map<string, Promise<Place>>();

/**
 * Where this tab keeps what is typed into a form.
 * @param mayAdopt whether it may be the place of a tab that is gone, with what that has left there
 */
export function placeOf(form: string, drafts: Drafts, mayAdopt: boolean): Promise<Place> {
  const known = places.get(form);
  if (known) return known;
  const place = open(form, drafts, mayAdopt);
  places.set(form, place);
  place.catch(() => places.delete(form));
  return place;
}

async function open(form: string, drafts: Drafts, mayAdopt: boolean): Promise<Place> {
  const filled = () => drafts.filled(form);
  const env = { locks: webLocks(), clock, remembered: recall(form), filled, mayAdopt };
  const place = await takePlace(form, env);
  remember(form, place.name);
  // A browser keeps no page for the way back that holds a lock.
  addEventListener('pagehide', () => place.release());
  addEventListener('pageshow', async ({ persisted }) => {
    if (!persisted) return;
    Object.assign(place, await retakePlace(form, place.name, env));
    remember(form, place.name);
  });
  return place;
}

const key = (form: string) => `meridian-draft:${form}`;

/** Kept as long as the tab, also when it is reloaded. */
function remember(form: string, name: string): void {
  try {
    sessionStorage.setItem(key(form), name);
  } catch {
    // Where nothing can be kept, the next load looks for a place as a new tab does.
  }
}

function recall(form: string): string | null {
  try {
    return sessionStorage.getItem(key(form));
  } catch {
    return null;
  }
}

import type { RefObject } from 'react';
import { listOf, maybe, object, text } from '../../lib/shape';
import { Action } from '../../ui/button';
import { fillIn } from './fill-in';
import { bestNumber } from './shared-contact';

const texts = maybe(listOf(text));
const isChosen = listOf(object({ name: texts, tel: texts, email: texts }));

/** The part of the Contact Picker API that is used here; Chromium on Android has it. */
type ContactPicker = { select(properties: string[]): Promise<unknown> };

/** Fills in the form from a contact that the agent picks in the phone's own list. */
export function PickContact({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const pick = async () => {
    const contacts = Reflect.get(navigator, 'contacts') as ContactPicker;
    const chosen = await contacts.select(['name', 'tel', 'email']);
    const [contact] = isChosen(chosen) ? chosen : [];
    if (!contact) return;
    const { name, tel, email } = contact;
    fillIn(form.current, {
      name: name?.[0] ?? '',
      phone: bestNumber(tel ?? []),
      email: email?.[0] ?? '',
    });
  };
  return (
    // Closing the list, or refusing it, is no error.
    <Action className="beside-label" onClick={() => void pick().catch(() => undefined)}>
      From contacts
    </Action>
  );
}

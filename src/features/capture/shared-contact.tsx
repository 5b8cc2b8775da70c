import { type RefObject, useEffect, useState } from 'react';
import type { Visitor } from '../../domain/lead';
import { recallPlace } from '../../forms/draft-place';
import { fieldsOf, isTouched } from '../../forms/form-fields';
import { useOutbox } from '../../hooks/use-outbox';
import { DIGITS_APART, toE164 } from '../../lib/e164';
import { listOf, maybe, object, text } from '../../lib/shape';
import { deviceZone } from '../../lib/time-words';
import { VIEWING_DRAFT } from '../../offline/cleared';
import { createDrafts } from '../../offline/drafts';
import { Action } from '../../ui/button';
import { typeInto } from '../../ui/field-text';

/** What another app shares: an address like `/capture?title=…&text=…`. */
type Shared = { title: string; text: string };

type SharedContact = { name: string; phone: string; email: string; notes: string };

const EMAIL = /[^\s<>:;,]+@[^\s<>:;,]+\.[^\s<>:;,]+/;
const PHONE = new RegExp(String.raw`\+?\(?\d[${DIGITS_APART}]{5,}\d`, 'g');
/** The lines of a business card in text form, vCard. */
const NAME_LINE = /^FN(?:;[^:]*)?:/i;
const CARD_LINE = /^(?:BEGIN|END|VERSION|N|REV|[A-Z]+ID)(?:;[^:]*)?:/i;

/** Reads a contact from a shared text; what is neither name, number nor address becomes notes. */
export function readShared({ title, text }: Shared): SharedContact {
  const [email = ''] = EMAIL.exec(text) ?? [];
  const phone = phoneIn(text.replace(email, ''));
  const lines = text
    .split(/\r?\n/)
    .filter((line) => !CARD_LINE.test(line))
    .map((line) => line.trim())
    .filter(Boolean);
  const named = lines.find((line) => NAME_LINE.test(line));
  const rest = lines.filter(
    (line) =>
      line !== named && !(email && line.includes(email)) && !(phone && line.includes(phone)),
  );
  const name =
    named?.replace(NAME_LINE, '').trim() || title.trim() || (isName(rest[0]) && rest.shift()) || '';
  return { name, phone, email, notes: rest.filter((line) => line !== name).join('\n') };
}

function phoneIn(text: string): string {
  return bestNumber(text.match(PHONE) ?? []).trim();
}

/** Of somebody's numbers the first whose country is known, or else the first. */
function bestNumber(numbers: readonly string[]): string {
  const zone = deviceZone();
  return numbers.find((one) => toE164(one, zone)) ?? numbers[0] ?? '';
}

/** Whether a line may be somebody's name: a few words without digits. */
const isName = (line = '') => /^[^\d@:/]{2,60}$/.test(line) && line.split(/\s+/).length <= 5;

/** Fills in a visitor's form. */
export function fillIn(form: HTMLFormElement | null, found: Partial<Visitor> & { notes?: string }) {
  for (const field of fieldsOf(form)) {
    const value: unknown = Reflect.get(found, field.name);
    if (typeof value === 'string' && value !== '') typeInto(field, value);
  }
}

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

/** Fills in the form from what another app shared, once it is empty: two people's details never meet in one form. */
export function TakeShared({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const outbox = useOutbox();
  const [isWaiting, setIsWaiting] = useState(false);

  useEffect(() => {
    const target = form.current;
    const listening = new AbortController();
    const take = () => {
      const query = new URLSearchParams(location.search);
      const text = [query.get('text'), query.get('url')].filter(Boolean).join('\n');
      // So that neither a reload nor the history brings the contact back.
      history.replaceState(history.state, '', location.pathname);
      setIsWaiting(false);
      listening.abort();
      fillIn(target, readShared({ title: query.get('title') ?? '', text }));
    };
    const wait = () => {
      setIsWaiting(true);
      target?.addEventListener('reset', () => queueMicrotask(take), { signal: listening.signal });
    };
    // In this tab's own place, where it had one.
    void createDrafts(outbox)
      .read(recallPlace(VIEWING_DRAFT) ?? VIEWING_DRAFT)
      .then((draft) => {
        if (listening.signal.aborted) return;
        const isFree = Object.keys(draft).length === 0 && !fieldsOf(target).some(isTouched);
        if (isFree) take();
        else wait();
      });
    return () => listening.abort();
  }, [form, outbox]);

  return (
    <p role="status" className="note font-semibold">
      {isWaiting && 'Save or clear this visitor first. Then what was shared is filled in.'}
    </p>
  );
}

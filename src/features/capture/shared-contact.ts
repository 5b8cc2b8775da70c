import { DIGITS_APART, toE164 } from '../../lib/e164';
import { deviceZone } from '../../lib/time-words';

/** What another app shares: an address like `/capture?title=…&text=…`. */
export type Shared = { title: string; text: string };

export type SharedContact = { name: string; phone: string; email: string; notes: string };

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
export function bestNumber(numbers: readonly string[]): string {
  const zone = deviceZone();
  return numbers.find((one) => toE164(one, zone)) ?? numbers[0] ?? '';
}

/** Whether a line may be somebody's name: a few words without digits. */
const isName = (line = '') => /^[^\d@:/]{2,60}$/.test(line) && line.split(/\s+/).length <= 5;

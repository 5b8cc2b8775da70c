import { MINUTE_MS } from '../lib/durations';
import { fingerprint } from '../lib/fingerprint';
import { LIMIT } from './field-rules';
import { GENERAL_INTEREST, type Lead, leadFrom, type Visitor } from './lead';

/** What a link on a page does: it opens a chat, or calls an office. */
export type TapAction =
  /** `message`: what the chat opens with; empty if it is the visitor's own words. */
  { kind: 'chat'; message: string } | { kind: 'call'; office: string };

/** A tap on a link that opens a chat with us or calls us. */
export type Tap = {
  action: TapAction;
  /** The title of the page. */
  page: string;
  /** The property that the page, or the part of it with the link, is about. */
  property?: { slug: string; name: string } | undefined;
  /** What the visitor had chosen on the page, in words. */
  chosen?: string | undefined;
};

/** When the device recorded which tap, by a hash of it. */
export type RecordedTaps = Record<string, number>;

/** Taps on the same action for the same property, or the same unit of it, within this time are one lead. */
export const SAME_TAP_MS = 10 * MINUTE_MS;
/** The most leads from one device in that time: everybody behind one address shares the database's limit. */
export const MOST_TAPS = 10;

/** The lead of a tap. Its notes tell staff what was tapped, and where. */
export function tapLead({ action, page, property, chosen }: Tap, visitor?: Visitor): Lead {
  const lines =
    action.kind === 'call'
      ? [`Tapped to call the ${action.office} office, on the page “${page}”.`]
      : [
          `Tapped WhatsApp, on the page “${page}”.`,
          action.message && `The chat opened with: “${action.message}”`,
        ];
  if (chosen && !lines.some((line) => line.includes(chosen))) {
    lines.push(`Chosen on the page: ${chosen}.`);
  }
  return leadFrom(
    action.kind === 'call' ? 'call' : 'whatsapp',
    {
      property_interest: property?.name ?? GENERAL_INTEREST,
      property_slug: property?.slug ?? null,
      notes: lines.filter(Boolean).join('\n').slice(0, LIMIT.notes),
      kind: action.kind,
    },
    visitor,
  );
}

/** Adds a tap to those recorded. Returns undefined if it is not to be recorded: a repetition, or one too many. */
export function addTap(before: RecordedTaps, tap: Tap, now: number): RecordedTaps | undefined {
  const { action, property } = tap;
  const key = fingerprint(JSON.stringify([action, property]));
  // The clock may have been set back since.
  const recent = Object.entries(before).filter(([, at]) => Math.abs(now - at) < SAME_TAP_MS);
  if (recent.length >= MOST_TAPS || recent.some(([known]) => known === key)) return undefined;
  return { ...Object.fromEntries(recent), [key]: now };
}

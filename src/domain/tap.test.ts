import { describe, expect, it } from 'vitest';
import { isNamed } from './lead';
import { addTap, MOST_TAPS, type RecordedTaps, SAME_TAP_MS, type Tap, tapLead } from './tap';

const ADA = { name: 'Ada Obi', email: 'ada@example.com', phone: '+2348031234567' };
const bloomTowers = { slug: 'bloom-towers', name: 'Bloom Towers' };
const chat: Tap = {
  action: { kind: 'chat', message: 'Hello, I am interested in Bloom Towers.' },
  page: 'Bloom Towers, Ikate',
  property: bloomTowers,
};
const call: Tap = { ...chat, action: { kind: 'call', office: 'Lagos' } };
const NOW = Date.UTC(2026, 10, 25, 9);

describe('the lead of a tap', () => {
  it('names the property, and tells staff what was tapped and where', () => {
    expect(tapLead(chat)).toEqual({
      table: 'leads',
      name: 'WhatsApp visitor',
      email: null,
      phone: null,
      property_interest: 'Bloom Towers',
      property_slug: 'bloom-towers',
      notes:
        'Tapped WhatsApp, on the page “Bloom Towers, Ikate”.\nThe chat opened with: “Hello, I am interested in Bloom Towers.”',
      kind: 'chat',
      source: 'whatsapp',
    });
    expect(tapLead(call)).toMatchObject({
      name: 'Caller',
      kind: 'call',
      property_slug: 'bloom-towers',
      notes: 'Tapped to call the Lagos office, on the page “Bloom Towers, Ikate”.',
      source: 'call',
    });
  });

  it('has an interest in general where the page is about no property', () => {
    expect(tapLead({ ...chat, property: undefined })).toMatchObject({
      property_interest: 'General Interest',
      property_slug: null,
    });
  });

  it('has the details of a remembered visitor, and no invented ones', () => {
    for (const tap of [chat, call]) {
      expect(tapLead(tap, ADA)).toMatchObject(ADA);
      expect(isNamed(tapLead(tap, ADA))).toBe(true);
      expect(isNamed(tapLead(tap))).toBe(false);
    }
  });

  it('says what was chosen on the page, unless the message says it already', () => {
    const chosen = 'location: Abuja';
    expect(tapLead({ ...call, chosen }).notes).toMatch(/\nChosen on the page: location: Abuja\.$/);
    const action = { kind: 'chat', message: 'I am looking for a home (location: Abuja).' } as const;
    expect(tapLead({ ...chat, action, chosen }).notes).not.toContain('Chosen');
  });

  it('leaves out words that the visitor typed', () => {
    const notes = 'Tapped WhatsApp, on the page “Bloom Towers, Ikate”.';
    expect(tapLead({ ...chat, action: { kind: 'chat', message: '' } })).toMatchObject({ notes });
  });

  it('fits the database, however long the search is', () => {
    expect(tapLead({ ...chat, chosen: 'pool '.repeat(2_000) }).notes).toHaveLength(5_000);
  });
});

describe('a second tap', () => {
  const once = addTap({}, chat, NOW) ?? {};

  it('is the same lead within ten minutes, and another one after them', () => {
    expect(addTap(once, chat, NOW + 300)).toBeUndefined();
    expect(addTap(once, chat, NOW + SAME_TAP_MS - 1)).toBeUndefined();
    expect(addTap(once, chat, NOW + SAME_TAP_MS)).toBeDefined();
  });

  it.each([
    ['a call', call],
    ['a call to another office', { ...call, action: { kind: 'call', office: 'London' } }],
    ['another message', { ...chat, action: { kind: 'chat', message: 'Is it ready?' } }],
    ['another unit', { ...chat, property: { ...bloomTowers, name: 'Bloom Towers, Home 1' } }],
    ['another property', { ...chat, property: { slug: 'citadel-views', name: 'Citadel Views' } }],
  ] satisfies [string, Tap][])('is a lead of its own for %s', (_, tap) => {
    expect(Object.keys(addTap(once, tap, NOW + 300) ?? {})).toHaveLength(2);
  });

  it('is recorded although the clock was set back', () => {
    expect(addTap(once, chat, NOW - SAME_TAP_MS)).toBeDefined();
  });
});

it('a device records only so many taps at once, and more after a while', () => {
  const tapOn = (n: number): Tap => ({ ...chat, action: { kind: 'chat', message: `${n}` } });
  let recorded: RecordedTaps = {};
  for (let n = 0; n < MOST_TAPS; n++) recorded = addTap(recorded, tapOn(n), NOW) ?? {};
  expect(Object.keys(recorded)).toHaveLength(MOST_TAPS);
  expect(addTap(recorded, tapOn(MOST_TAPS), NOW + 1)).toBeUndefined();
  const later = addTap(recorded, tapOn(MOST_TAPS), NOW + SAME_TAP_MS);
  expect(Object.values(later ?? {})).toEqual([NOW + SAME_TAP_MS]);
});

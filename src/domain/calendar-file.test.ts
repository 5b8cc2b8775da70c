import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarFile } from './calendar-file';

const EVENT: CalendarEvent = {
  uid: '6f9619ff-8b86-4011-b42d-00cf4fc964ff@meridian-estates.example',
  madeAt: Date.parse('2026-03-01T20:15:30Z'),
  startsAt: Date.parse('2026-03-03T08:00Z'),
  summary: 'Consultation with Meridian Estates',
  description:
    'About Bloom Towers; price ₦285M, deposit 30%.\nOn WhatsApp: back\\slash, Adébáyọ̀ 🏡🏡🏡🏡🏡🏡🏡🏡🏡🏡🏡🏡🏡🏡🏡🏡🏡🏡🏡🏡🏡🏡',
  location: 'WhatsApp, +44 7700 900142',
  url: 'https://wa.me/447700900142?text=Hello%2C%20I%20would%20like%20to%20schedule%20a%20consultation%20on%20Tuesday',
  product: 'Meridian Estates',
  organizer: 'hello@meridian-estates.example',
  sequence: 0,
  isCancelled: false,
  isConfirmed: false,
};

function parsed(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const event = calendar.getFirstSubcomponent('vevent');
  if (!event) throw new Error('No event.');
  return { calendar, event: new ICAL.Event(event), component: event };
}

describe('a consultation’s calendar file', () => {
  it('can be parsed back into the same event', () => {
    const { event, component } = parsed(calendarFile(EVENT));
    expect(event.summary).toBe(EVENT.summary);
    expect(event.description).toBe(EVENT.description);
    expect(event.location).toBe(EVENT.location);
    expect(event.uid).toBe(EVENT.uid);
    expect(component.getFirstPropertyValue('url')).toBe(EVENT.url);
    expect(component.getFirstPropertyValue('status')).toBe('TENTATIVE');
  });

  it('is agreed once somebody has confirmed it', () => {
    const { component } = parsed(calendarFile({ ...EVENT, isConfirmed: true }));
    expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  });

  it('starts at the chosen hour in Lagos and lasts one hour, with its own time zone', () => {
    const file = calendarFile(EVENT);
    const { calendar, event } = parsed(file);
    expect(file).toContain('DTSTART;TZID=Africa/Lagos:20260303T090000\r\n');
    expect(file).toContain('DTSTAMP:20260301T201530Z\r\n');
    const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone'));
    expect(zone.tzid).toBe('Africa/Lagos');
    const start = event.startDate.clone();
    start.zone = zone;
    expect(start.toUnixTime() * 1000).toBe(EVENT.startsAt);
    expect(event.duration.toSeconds()).toBe(3600);
  });

  it('carries over midnight and the ends of months and years', () => {
    const file = calendarFile({ ...EVENT, startsAt: Date.parse('2026-12-31T22:30Z') });
    expect(file).toContain('DTSTART;TZID=Africa/Lagos:20261231T233000');
    expect(file).toContain('DTEND;TZID=Africa/Lagos:20270101T003000');
  });

  it('has a reminder one hour before', () => {
    const alarm = parsed(calendarFile(EVENT)).component.getFirstSubcomponent('valarm');
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT1H');
  });

  it('replaces an earlier file with the same id after a change', () => {
    const { calendar, component } = parsed(calendarFile({ ...EVENT, sequence: 2 }));
    expect(component.getFirstPropertyValue('uid')).toBe(EVENT.uid);
    expect(component.getFirstPropertyValue('sequence')).toBe(2);
    expect(component.getFirstPropertyValue('organizer')).toBe(`mailto:${EVENT.organizer}`);
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  });

  it('removes the event from the calendar once cancelled, without a reminder', () => {
    const { calendar, component } = parsed(
      calendarFile({ ...EVENT, sequence: 1, isCancelled: true }),
    );
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(component.getFirstPropertyValue('uid')).toBe(EVENT.uid);
    expect(component.getFirstSubcomponent('valarm')).toBeNull();
  });

  it('escapes the format’s special characters', () => {
    const file = calendarFile({ ...EVENT, summary: 'a,b;c\\d\r\ne\nf' });
    expect(file).toContain('SUMMARY:a\\,b\\;c\\\\d\\ne\\nf\r\n');
  });

  it('limits every line to 75 octets and ends it with CRLF, whatever the text', () => {
    const anyText = fc.string({ unit: 'grapheme', maxLength: 300 });
    fc.assert(
      fc.property(anyText, anyText, (summary, description) => {
        const file = calendarFile({ ...EVENT, summary, description });
        expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
        const lines = file.split('\r\n');
        expect(lines.join('')).not.toMatch(/[\r\n]/);
        for (const line of lines) {
          const octets = new TextEncoder().encode(line);
          expect(octets.length).toBeLessThanOrEqual(75);
          // Decoding would fail if a multi-byte character had been split.
          expect(new TextDecoder('utf-8', { fatal: true }).decode(octets)).toBe(line);
        }
        const { event } = parsed(file);
        expect([event.summary, event.description]).toEqual([summary, description]);
      }),
    );
  });
});

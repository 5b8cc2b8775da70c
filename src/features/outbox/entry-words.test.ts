import { describe, expect, it } from 'vitest';
import { leadFrom } from '../../domain/lead';
import type { Submission } from '../../domain/submission';
import { chatLead, contact, subscription } from '../../offline/doubles/samples';
import { captured, type DeliveredEntry, type LiveEntry, mayHaveArrived } from '../../offline/entry';
import type { PictureEntry } from '../../offline/pictures';
import {
  consultationWords,
  deliveredWords,
  discardedWords,
  isChat,
  kindWords,
  personOf,
  propertyOf,
  stateWords,
  triesWords,
} from './entry-words';

const NOW = new Date(2026, 10, 21, 9).getTime();

function entry(changes: Partial<LiveEntry>): LiveEntry {
  return { seq: 1, ...captured('an-id', contact(), NOW), ...changes };
}

const delivered: DeliveredEntry = {
  seq: 1,
  id: 'an-id',
  capturedAt: '2026-11-21T08:00:00.000Z',
  subject: { table: 'leads', property: 'Bloom Towers', kind: 'viewing' },
  state: { kind: 'delivered', at: NOW },
};

describe('an entry in words', () => {
  it('says what it is, for whom and about what', () => {
    expect(kindWords(entry({}))).toBe('Contact enquiry');
    expect(personOf(entry({}))).toBe('Ada Obi');
    expect(propertyOf(entry({}))).toBe('Citadel Views');
    const signUp = entry({ submission: subscription });
    expect(kindWords(signUp)).toBe('Newsletter sign-up');
    expect(personOf(signUp)).toBe('ada@example.com');
    expect(propertyOf(signUp)).toBeNull();
    const watch: Submission = {
      table: 'property_watchers',
      email: 'ada@example.com',
      property_slug: 'bloom-towers',
    };
    expect(discardedWords(entry({ submission: watch }))).toBe('Property alert, ada@example.com');
    expect(propertyOf(entry({ submission: watch }))).toBe('Bloom Towers');
  });

  it('still says what it was once sent', () => {
    expect(kindWords(delivered)).toBe('Viewing enquiry');
    expect(deliveredWords(delivered)).toBe('Sent at 09:00');
  });

  it('never says that a chat was sent, because we can’t know', () => {
    const chat = { ...delivered, subject: { table: 'leads', property: null, kind: 'chat' } };
    expect([chat, delivered].map(isChat)).toEqual([true, false]);
    expect(deliveredWords(chat)).toBe('Recorded at 09:00');
    const submission = chatLead();
    expect(isChat(entry({ submission }))).toBe(true);
    const sending = entry({ submission, state: { kind: 'sending', since: NOW, by: 'a tab' } });
    expect(stateWords(sending, { now: NOW, connectivity: 'online', nextAt: undefined })).toBe(
      'Being recorded now.',
    );
  });

  it('never says that a call was made, because we can’t know', () => {
    const submission = leadFrom('call', { property_interest: 'Bloom Towers', notes: null });
    expect(kindWords(entry({ submission }))).toBe('Phone call');
    expect(isChat(entry({ submission }))).toBe(true);
    const call = { ...delivered, subject: { table: 'leads', property: null, kind: 'call' } };
    expect(deliveredWords(call)).toBe('Recorded at 09:00');
  });

  it.each([
    [{ sequence: 0, isCancelled: false }, 'Request for a consultation'],
    [{ sequence: 1, isCancelled: false }, 'Change of a consultation'],
    [{ sequence: 2, isCancelled: true }, 'Cancellation of a consultation'],
  ])('names what is asked of a consultation, and when that is: %j', (asked, words) => {
    const step = { ...asked, startsAt: Date.parse('2026-12-01T09:00:00Z') };
    const waiting = { ...entry({ submission: chatLead() }), step };
    expect(kindWords(waiting)).toBe(words);
    const chat = { table: 'leads', property: null, kind: 'chat' };
    expect(kindWords({ ...delivered, subject: chat, step } as DeliveredEntry)).toBe(words);
    expect(consultationWords(waiting)).toMatch(/^Tuesday 1 December 2026, .*10:00/);
    expect(discardedWords(waiting)).toMatch(`${words}, No name, Tuesday 1 December`);
  });

  it('names another day for a consultation a change, waiting or sent, and a change to a capture a correction', () => {
    const change = { ...chatLead(), revision: 1 };
    const otherDay = entry({ submission: change, amends: 'first' });
    expect(kindWords(otherDay)).toBe('Change of a consultation');
    expect(discardedWords(otherDay)).toBe('Change of a consultation, No name');
    const chat = { table: 'leads', property: null, kind: 'chat' };
    expect(kindWords({ ...delivered, subject: chat, amends: 'first' })).toBe(
      'Change of a consultation',
    );
    expect(kindWords({ ...delivered, subject: chat })).toBe('WhatsApp request');
    const correction = { ...change, source: 'viewing' as const };
    expect(kindWords(entry({ submission: correction }))).toBe('Correction of an enquiry');
  });

  it('counts the attempts that were made with a network', () => {
    expect([0, 1, 2, 3].map((attempts) => triesWords({ attempts }))).toEqual([
      'Not tried yet',
      'Tried once',
      'Tried twice',
      'Tried 3 times',
    ]);
    expect(triesWords({ attempts: 3, tries: 1 })).toBe('Tried once');
  });

  it.each([
    ['never left the phone', { attempts: 2, tries: 0, ambiguous: true }, false],
    ['was tried with a network', { attempts: 2, tries: 1, ambiguous: true }, true],
    ['was tried before an edit', { attempts: 0, tries: 1, ambiguous: true }, true],
    ['was refused each time', { attempts: 2, tries: 2, ambiguous: false }, false],
  ])('what %s may have arrived, or not', (_, tried, may) => {
    expect(mayHaveArrived(entry(tried))).toBe(may);
  });
});

describe('the picture of a card', () => {
  const picture: PictureEntry = {
    seq: 2,
    id: 'picture:an-id',
    capturedAt: '2026-11-21T08:00:00.000Z',
    picture: new ArrayBuffer(8),
    lead: 'an-id',
    secret: 'a-secret',
    attempts: 1,
    ambiguous: false,
    state: { kind: 'sending', since: NOW, by: 'me' },
  };
  const moment = { now: NOW, connectivity: 'online', nextAt: undefined } as const;

  it('is named without the person, and says how it stands', () => {
    expect(discardedWords(picture)).toBe('Picture of a business card');
    expect(stateWords(picture, moment)).toBe('Being sent now.');
  });

  it.each([
    ['unknown', /^The office deleted this enquiry, or it is too long ago/],
    ['refused', /^Our database could not take this picture; the enquiry has arrived/],
  ])('refused for good (%s), it says so', (why, words) => {
    const state = { kind: 'parked', why, names: 'attach_picture', at: NOW } as const;
    expect(stateWords({ ...picture, state }, moment)).toMatch(words);
  });

  it('is a line among what was sent, like any other', () => {
    const subject = { table: 'lead_pictures', property: null, kind: 'picture' };
    const sent = { ...delivered, subject };
    expect([kindWords(sent), isChat(sent)]).toEqual(['Picture of a business card', false]);
  });
});

describe('the state of an entry', () => {
  const BUSY = 'Our server is busy. This is kept on this phone and will go out by itself.';
  const moment = { now: NOW, connectivity: 'online' as const, nextAt: undefined };
  const dueAt = NOW + 40_000;

  it.each([
    ['Error', 'Our server could not be reached. Next try in 40 seconds.'],
    ['TypeError', 'Our server could not be reached. Next try in 40 seconds.'],
    ['no answer in time', 'Our server did not answer in time. Next try in 40 seconds.'],
    ['HTTP 503', 'Our server could not accept it. Next try in 40 seconds.'],
    ['HTTP 429', `${BUSY} Next try in 40 seconds.`],
    ['busy', `${BUSY} Next try in 40 seconds.`],
    [
      'HTTP 200',
      'Something else answered in place of our server: a hotspot, perhaps. Next try in 40 seconds.',
    ],
    [undefined, 'Next try in 40 seconds.'],
  ])('tells why it waits (%s) and for how long', (why, words) => {
    const waiting = entry({ attempts: 2, state: { kind: 'waiting', dueAt, why } });
    expect(stateWords(waiting, moment)).toBe(words);
  });

  it.each([
    [
      '25006',
      'Our server has a problem. This is kept on this phone and will go out by itself. Next try in 40 seconds.',
    ],
    [
      'foreign',
      'Our server could not be found for a day. This phone keeps trying; you can also call us or write on WhatsApp. Next try in 40 seconds.',
    ],
  ])('says whose trouble it is, and that it is kept (%s)', (code, words) => {
    const held = entry({ state: { kind: 'held', code, since: NOW, dueAt } });
    expect(stateWords(held, moment)).toBe(words);
  });

  it('gives the later time when the whole queue waits longer than this entry', () => {
    expect(stateWords(entry({}), { ...moment, nextAt: NOW + 120_000 })).toBe(
      'Next try in 2 minutes.',
    );
    expect(stateWords(entry({}), moment)).toBe('Next try in a moment.');
  });

  it('promises no time while offline', () => {
    expect(stateWords(entry({}), { ...moment, connectivity: 'offline' })).toBe(
      'Goes out by itself as soon as there is a signal.',
    );
  });

  it('shows the reason for a refusal unchanged', () => {
    const parked = entry({ state: { kind: 'parked', why: 'Please check the name.', at: NOW } });
    expect(stateWords(parked, moment)).toBe('Please check the name.');
  });
});

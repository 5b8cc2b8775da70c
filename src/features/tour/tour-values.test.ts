import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ContactSchema, LeadSchema } from '../../domain/submission';
import { formAnswer } from '../../forms/form-answer';
import { deviceZone } from '../../lib/time-words';
import { tourBooking } from './tour-form';
import {
  earliestDay,
  findTourErrors,
  findVisitErrors,
  latestDay,
  readTour,
  readVisit,
  tourWords,
} from './tour-values';

const TODAY = '2026-11-21';

function filled(values: Record<string, string>): FormData {
  const form = new FormData();
  const all = {
    name: 'Ada Obi',
    email: 'Ada@Example.com ',
    phone: '',
    property_interest: 'Lolite by Gracias',
    date: '',
    message: '',
    ...values,
  };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  return form;
}

describe('a tour request', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date(`${TODAY}T12:00Z`) }));

  it('is a contact that says so, with its date on the second line', () => {
    const form = filled({ date: '2026-11-30', message: 'With my mother.' });
    expect(ContactSchema.parse(readTour(form))).toEqual({
      table: 'contacts',
      name: 'Ada Obi',
      email: 'ada@example.com',
      phone: null,
      message: 'Tour Request\nPreferred date: Monday, 30 November 2026\n\nWith my mother.',
      property_interest: 'Lolite by Gracias',
      property_slug: null,
      kind: 'tour',
      preferred_date: '2026-11-30',
      visitor_zone: deviceZone(),
    });
  });

  // A browser without a date picker has a field for text.
  it.each(['', 'soon', '30/11/2026', '2026-11-3'])(
    'requires neither a date nor a message, and has no day that only its writer knows: “%s”',
    (date) => {
      expect(ContactSchema.parse(readTour(filled({ date })))).toMatchObject({
        message: 'Tour Request\nPreferred date: To be scheduled',
        kind: 'tour',
        preferred_date: null,
      });
    },
  );

  it.each([TODAY, '2028-02-29', latestDay(TODAY)])('for %s has a day that is accepted', (date) => {
    expect(ContactSchema.parse(readTour(filled({ date }))).preferred_date).toBe(date);
  });

  it.each([
    ['2026-11-20', { date: 'Please choose today or a later day.' }],
    [TODAY, {}],
    ['2028-12-31', {}],
    ['2029-01-01', { date: 'Please choose a day by the end of 2028.' }],
    ['9999-12-31', { date: 'Please choose a day by the end of 2028.' }],
  ])('for %s has the errors %j', (date, errors) => {
    expect(findTourErrors(filled({ date }), TODAY)).toEqual(errors);
  });
});

it.each([
  ['America/Chicago', '2026-01-06T03:00Z'],
  ['Australia/Sydney', '2026-01-05T14:00Z'],
])('the earliest day is that of Lagos or the visitor’s own, in %s', (zone, at) => {
  vi.stubEnv('TZ', zone);
  expect(earliestDay(Date.parse(at))).toBe('2026-01-05');
});

it('reports a failed request in the specified words', () => {
  expect(formAnswer({ kind: 'not-saved', cause: 'quota' }, tourWords).toast).toMatchObject({
    title: 'Error',
    description: 'There was an error sending your request. Please try again.',
  });
});

it('is kept on the device as what was asked for, with the beginning of its day in Lagos, or none', () => {
  const kept = { uid: 'id', askedAt: 1 };
  const asked = filled({ date: '2026-11-30', property_interest: 'Bloom Towers', way: 'By video' });
  expect(tourBooking(readTour(asked), kept)).toMatchObject({
    ...{ uid: 'id', kind: 'video', day: '2026-11-30', sequence: 0 },
    ...{ property: 'Bloom Towers', slug: 'bloom-towers' },
    startsAt: Date.parse('2026-11-29T23:00Z'),
  });
  expect(tourBooking(readTour(filled({})), kept)).toMatchObject({ day: '', startsAt: 1 });
});

describe('a visit asked for on a property’s page', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date(`${TODAY}T12:00Z`) }));

  it('says how below its date, and is a contact if there is an address', () => {
    expect(ContactSchema.parse(readVisit(filled({ way: 'By video' })))).toMatchObject({
      email: 'ada@example.com',
      message: 'Tour Request\nPreferred date: To be scheduled\nVisit: By video',
      kind: 'video',
    });
  });

  it('names the home that was chosen, unless another property has been chosen since', () => {
    const home = 'bloom-towers/Apartment W06-01';
    const words = 'Bloom Towers, Apartment W06-01';
    expect(readVisit(filled({ home, property_interest: 'Bloom Towers' }))).toMatchObject({
      property_interest: words,
      property_slug: 'bloom-towers',
      message: expect.stringContaining('\nHome: Apartment W06-01\n'),
    });
    expect(readVisit(filled({ home })).property_interest).toBe('Lolite by Gracias');
  });

  it('needs no address where there is a telephone number', () => {
    const form = filled({ email: '', phone: '+234 803 123 4567', date: '2026-11-30' });
    expect(findVisitErrors(form, TODAY)).toEqual({});
    expect(LeadSchema.parse(readVisit(form))).toMatchObject({
      table: 'leads',
      email: null,
      phone: '+2348031234567',
      notes: 'Tour Request\nPreferred date: Monday, 30 November 2026',
      kind: 'tour',
      preferred_date: '2026-11-30',
      source: 'contact_form',
    });
    expect(findVisitErrors(filled({ email: '' }), TODAY)).toEqual({
      email: 'Please enter an email address or a phone number.',
    });
  });
});

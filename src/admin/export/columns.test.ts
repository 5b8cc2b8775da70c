import { expect, it } from 'vitest';
import { factFields, furtherFields } from '../../domain/fields';
import { someContact, someLead } from '../doubles/rows';
import { contactColumns, leadColumns } from './columns';
import { csvLines } from './csv';

const addressOf = (id: string) => `${id}@example.com`;

const typed = furtherFields('leads');
const chosen = factFields('leads');

const lead = someLead({
  ...Object.fromEntries([...typed, ...chosen].map(({ column }) => [column, `Its ${column}`])),
  notes: 'Asks for instalments',
  kind: 'capture',
  office: 'london',
  appointment_at: '2026-12-03 23:30:00+00',
  appointment_state: 'confirmed',
  host: 'obi',
  visitor_zone: 'Europe/London',
  preferred_date: '2026-12-02',
  assignee: 'obi',
  follow_up_on: '2026-12-01',
  first_answered_at: '2026-11-21 09:12:00+00',
  consent_at: '2026-11-21 08:58:00+00',
  consent_version: 'viewing-2026-11',
  merged_into: 'another',
  known: { person: 'first', rows: 2, known_as: 'Chief Obi', also_phone: '+447700900142' },
});

const contact = someContact({ message: 'Subject: Payment\nHow long?', subject: 'Payment' });

it('a lead is exported with all that was chosen, its times by the clock in Lagos, and how it stands', () => {
  const cells = leadColumns.map(([heading, value]) => [heading, value(lead, addressOf)]);
  expect(cells).toEqual([
    ['Received (Lagos)', '2026-11-21 10:00'],
    ['Name', 'Ada Obi'],
    ['Email', 'ada@example.com'],
    ['Phone', '+2348031234567'],
    ['Property', 'Bloom Towers'],
    ...typed.map(({ label, column }) => [label, `Its ${column}`]),
    ['Known as', 'Chief Obi'],
    ['Also phone', '+447700900142'],
    ['Also email', undefined],
    ['Language', undefined],
    ['Known interest', undefined],
    ['Known budget', undefined],
    ['Person', 'first'],
    ['Property slug', 'bloom-towers'],
    ['Kind', 'Met at a viewing'],
    ['Appointment (Lagos)', '2026-12-04 00:30'],
    ['Agreed', 'Confirmed'],
    ['Host', 'obi@example.com'],
    ['Time zone', 'Europe/London'],
    ['Preferred day', '2026-12-02'],
    ['Office', 'London'],
    ...chosen.map(({ label, column }) => [label, `Its ${column}`]),
    ['Source', 'WhatsApp'],
    ['Status', 'New'],
    ['Owner', 'obi@example.com'],
    ['Next step', '2026-12-01'],
    ['First answered (Lagos)', '2026-11-21 10:12'],
    ['Merged into another', 'Yes'],
    ['Agreed to contact (Lagos)', '2026-11-21 09:58'],
    ['Agreed wording', 'viewing-2026-11'],
    ['Notes', 'Asks for instalments'],
    ['Changed (Lagos)', '2026-11-21 10:00'],
  ]);
});

it('a contact is exported with its subject and status', () => {
  const cells = contactColumns.map(([heading, value]) => [heading, value(contact, addressOf)]);
  expect(cells).toContainEqual(['Subject', 'Payment']);
  expect(cells).toContainEqual(['Status', 'New']);
  expect(cells.at(-1)).toEqual(['Message', 'Subject: Payment\nHow long?']);
});

it('what is not known is an empty cell', () => {
  const line = csvLines([leadColumns.map(([, value]) => value(someLead(), addressOf))]);
  expect(line).not.toMatch(/undefined|null/);
});

it.each(['budget', 'interest', 'agent', 'visitor_zone', 'kind', 'office', 'consent_version'])(
  'what a visitor sends as %s runs in no spreadsheet',
  (column) => {
    const row = someLead({ [column]: '=HYPERLINK("http://x")' });
    const line = csvLines([leadColumns.map(([, value]) => value(row, addressOf))]);
    expect(line).toContain(`,"'=HYPERLINK(""http://x"")",`);
  },
);

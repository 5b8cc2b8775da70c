import type { Found, PersonFailure } from './person-request';

const NOUNS: Record<string, [one: string, many: string]> = {
  contacts: ['enquiry', 'enquiries'],
  leads: ['lead', 'leads'],
  newsletter_subscribers: ['newsletter address', 'newsletter addresses'],
};

/** "2 leads", "1 enquiry": what there is of a person, a line each. A table that is new here is called by its own name. */
export function foundLines(found: Found): string[] {
  return Object.entries(found)
    .filter(([, count]) => count > 0)
    .map(([table, count]) => {
      const name = table.replaceAll('_', ' ');
      const [one, many] = NOUNS[table] ?? [`record of ${name}`, `records of ${name}`];
      return `${count} ${count === 1 ? one : many}`;
    });
}

export function totalOf(found: Found): number {
  return Object.values(found).reduce((sum, count) => sum + count, 0);
}

/** "1 record", "3 records". */
export function recordsText(count: number): string {
  return count === 1 ? '1 record' : `${count} records`;
}

/** What to do about a failure, by what was under way. */
export const FAILURES: Record<'search' | 'erase', Record<PersonFailure, string>> = {
  search: {
    'not-whole':
      'Enter the whole e-mail address or phone number: part of one may be many people’s.',
    changed: 'The search did not work. Please try again.',
    unreachable: 'Our database can’t be reached. Check the connection and try again.',
    refused: 'The search did not work. Please try again.',
  },
  erase: {
    'not-whole': 'Nothing was erased. Search again.',
    changed: 'Nothing was erased: something has come or gone since. Search again.',
    unreachable: 'No answer came, so it may be done or not. Search again to see.',
    refused: 'Nothing was erased. Please try again.',
  },
};

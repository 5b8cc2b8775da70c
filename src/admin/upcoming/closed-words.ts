import { CITY, type Closures, type Office } from '../../domain/office';
import { whyClosed } from '../../domain/office-closed';

/** Says that the hosting office is closed at an instant, and why; nothing while it is open. */
export function closedWords(office: Office, at: number, closures: Closures): string | undefined {
  const closed = whyClosed(office, at, closures);
  if (!closed) return undefined;
  const isClosed = `The ${CITY[office]} office is closed`;
  switch (closed.why) {
    case 'sunday':
      return `${isClosed} on Sundays.`;
    case 'holiday':
      return `${isClosed} that day: ${closed.name}.`;
    case 'lunch':
      return `${isClosed} for lunch then.`;
    case 'hours': {
      const whose = office === 'london' ? ', London time' : '';
      return `${isClosed} then. That day it is open from ${closed.opens} to ${closed.closes}${whose}.`;
    }
  }
}

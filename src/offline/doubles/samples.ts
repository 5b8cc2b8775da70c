import type { Submission } from '../../domain/submission';

export function contact(message = 'Is it still free?'): Submission {
  return {
    table: 'contacts',
    name: 'Ada Obi',
    email: 'ada@example.com',
    phone: null,
    message,
    property_interest: 'Citadel Views',
  };
}

export const subscription: Submission = {
  table: 'newsletter_subscribers',
  email: 'ada@example.com',
  name: null,
};

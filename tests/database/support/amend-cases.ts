import { type Case, DENIED } from './staff-cases';

// The statements about corrections of leads, for the tests of grants.

const AMEND = `public.amend_lead(gen_random_uuid(), gen_random_uuid(), 1, '{"name": "Eve"}'::jsonb)`;
/** As the release before calls it. */
const AMEND_BEFORE = `public.amend_lead(gen_random_uuid(), gen_random_uuid(), 1, 'Eve', null, null, null, null, null)`;

/** Each with its effect for: visitor, user, admin, secret key. */
export const amendCases: Case[] = [
  [`select ${AMEND}`, 1, 1, 1, DENIED],
  [`select private.${AMEND.slice('public.'.length)}`, 1, 1, 1, DENIED],
  [`select ${AMEND_BEFORE}`, 1, 1, 1, DENIED],
  [`select private.${AMEND_BEFORE.slice('public.'.length)}`, 1, 1, 1, DENIED],
  [`select private.amendable_columns()`, DENIED, DENIED, DENIED, DENIED],
  [`select * from private.lead_amendments`, DENIED, DENIED, DENIED, DENIED],
  [`update private.lead_amendments set revision = 0`, DENIED, DENIED, DENIED, DENIED],
  [`delete from private.lead_amendments`, DENIED, DENIED, DENIED, DENIED],
  [`select private.amend_window('viewing')`, DENIED, DENIED, DENIED, DENIED],
  [
    `select private.corrected${AMEND.slice('public.amend_lead'.length)}`,
    DENIED,
    DENIED,
    DENIED,
    DENIED,
  ],
];

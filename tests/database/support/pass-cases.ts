import { type Case, DENIED } from './staff-cases';

// The statements about passes of captures and places of consultations, for the tests of grants.

/**
 * Each with its effect for: visitor, user, admin, secret key.
 * @param user the id of somebody who is not on the team
 */
export const passCases = (user: string): Case[] => [
  [
    `insert into public.leads (name, source, capture_pass) values ('Eve', 'viewing', gen_random_uuid())`,
    1,
    1,
    1,
    1,
  ],
  [`update public.leads set capture_pass = gen_random_uuid()`, DENIED, DENIED, DENIED, 1],
  [`select public.new_capture_pass()`, DENIED, DENIED, 1, DENIED],
  [`select private.new_capture_pass()`, DENIED, DENIED, 1, DENIED],
  [`select private.read_capture_pass()`, DENIED, DENIED, DENIED, DENIED],
  [`select private.is_passed(gen_random_uuid())`, 1, 1, 1, DENIED],
  [`select * from private.capture_passes`, DENIED, DENIED, DENIED, DENIED],
  [
    `insert into private.capture_passes (pass_hash, user_id) values ('x', '${user}')`,
    DENIED,
    DENIED,
    DENIED,
    DENIED,
  ],
  [`update private.capture_passes set user_id = '${user}'`, DENIED, DENIED, DENIED, DENIED],
  [`delete from private.capture_passes`, DENIED, DENIED, DENIED, DENIED],
  [`select private.end_passes_of_former_staff()`, DENIED, DENIED, DENIED, DENIED],
  ...['place_claims', 'placeless_leads'].flatMap((table): Case[] => [
    [`select * from private.${table}`, DENIED, DENIED, DENIED, DENIED],
    [`delete from private.${table}`, DENIED, DENIED, DENIED, DENIED],
  ]),
  [`insert into private.place_claims (client) values ('abc')`, DENIED, DENIED, DENIED, DENIED],
  [
    `insert into private.placeless_leads (lead_id) values (gen_random_uuid())`,
    DENIED,
    DENIED,
    DENIED,
    DENIED,
  ],
  [`select private.claim_place()`, DENIED, DENIED, DENIED, DENIED],
  [
    `select private.office_reaches(1, now() - interval '1 day', now())`,
    DENIED,
    DENIED,
    DENIED,
    DENIED,
  ],
];

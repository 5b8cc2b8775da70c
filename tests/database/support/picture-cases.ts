import { type Case, DENIED, LEAD_ID } from './staff-cases';

// The statements about pictures of business cards, for the tests of grants.

export const PICTURE_COLUMNS = ['lead_id', 'media_type', 'bytes', 'created_at'] as const;
const ATTACH = `attach_picture(gen_random_uuid(), gen_random_uuid(), '')`;

export const pictureColumn = (column: string) => `select ${column} from public.lead_pictures`;

/** Each with its effect for: visitor, user, admin, secret key. */
export const pictureCases: Case[] = [
  [`select * from public.lead_pictures`, DENIED, 0, 1, 1],
  ...PICTURE_COLUMNS.map((column): Case => [pictureColumn(column), DENIED, 0, 1, 1]),
  [
    `insert into public.lead_pictures (lead_id, bytes) values ('${LEAD_ID}', '\\xffd8ffe0') on conflict do nothing`,
    DENIED,
    DENIED,
    DENIED,
    0,
  ],
  ...PICTURE_COLUMNS.map(
    (column): Case => [
      `update public.lead_pictures set ${column} = ${column} where true`,
      DENIED,
      DENIED,
      DENIED,
      1,
    ],
  ),
  [`delete from public.lead_pictures where true`, DENIED, 0, 1, 1],
  [`truncate public.lead_pictures`, DENIED, DENIED, DENIED, 0],
  [`select public.${ATTACH}`, 1, 1, 1, DENIED],
  [`select private.${ATTACH}`, 1, 1, 1, DENIED],
  [`select public.lead_picture('${LEAD_ID}')`, DENIED, DENIED, 1, 1],
];

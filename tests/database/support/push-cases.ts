import { type Case, DENIED } from './staff-cases';

// The statements of telling the staff by push, for the tests of grants.

const DEVICE = `'https://fcm.googleapis.com/a', repeat('B', 87), repeat('a', 22)`;

/** @param admin an account, to ask about */
export const pushCases = (admin: string): Case[] => [
  [`select * from public.push_subscriptions`, DENIED, 0, 0, 0],
  [`select * from public.push_preferences`, DENIED, 0, 0, 0],
  [`delete from public.push_subscriptions`, DENIED, DENIED, DENIED, 0],
  [`update public.push_preferences set scope = 'none'`, DENIED, DENIED, DENIED, 0],
  [`select public.save_push_subscription(${DEVICE})`, DENIED, DENIED, 1, DENIED],
  [`select private.save_push_subscription(${DEVICE})`, DENIED, DENIED, 1, DENIED],
  [`select public.end_push_subscription('x')`, DENIED, 1, 1, DENIED],
  [`select private.end_push_subscription('x')`, DENIED, 1, 1, DENIED],
  [`select public.replace_push_subscription('x', 'x', ${DEVICE})`, 1, 1, 1, DENIED],
  [`select private.replace_push_subscription('x', 'x', ${DEVICE})`, 1, 1, 1, DENIED],
  [`select public.set_push_preferences('mine')`, DENIED, DENIED, 1, DENIED],
  [`select private.set_push_preferences('mine', null, null, null)`, DENIED, DENIED, 1, DENIED],
  [`select public.count_new()`, DENIED, DENIED, 1, DENIED],
  [`select private.count_new_of_caller()`, DENIED, DENIED, 1, DENIED],
  [`select private.count_new('${admin}')`, DENIED, DENIED, DENIED, DENIED],
  [`select public.set_push_hosts('{}')`, DENIED, DENIED, DENIED, 1],
  [`select private.set_push_hosts('{}')`, DENIED, DENIED, DENIED, 1],
  [`select public.set_push_sender(null, null)`, DENIED, DENIED, DENIED, 1],
  [`select private.set_push_sender(null, null)`, DENIED, DENIED, DENIED, 1],
  [`select public.take_pushes()`, DENIED, DENIED, DENIED, 1],
  [`select private.take_pushes(1, now())`, DENIED, DENIED, DENIED, 1],
  [`select public.settle_push(gen_random_uuid(), 'sent')`, DENIED, DENIED, DENIED, 1],
  [`select private.settle_push(gen_random_uuid(), 'sent', null, now())`, DENIED, DENIED, DENIED, 1],
  ...['push_outbox', 'push_devices', 'push_hosts', 'push_sender'].flatMap((table): Case[] => [
    [`select * from private.${table}`, DENIED, DENIED, DENIED, DENIED],
    [`delete from private.${table}`, DENIED, DENIED, DENIED, DENIED],
  ]),
  [`select private.ring_push()`, DENIED, DENIED, DENIED, DENIED],
  [`select private.sweep_push()`, DENIED, DENIED, DENIED, DENIED],
  [`select private.may_see('${admin}', null, null)`, DENIED, DENIED, DENIED, DENIED],
  [`select private.is_quiet(null, null, null, now())`, DENIED, DENIED, DENIED, DENIED],
  [`select private.is_still_news(null, '${admin}')`, DENIED, DENIED, DENIED, DENIED],
  [`select private.is_push_endpoint('x')`, DENIED, DENIED, DENIED, 1],
];

/** What is an agent's as well. */
export const PUSH_OF_AGENTS: Record<string, number> = Object.fromEntries(
  [
    `public.save_push_subscription(${DEVICE})`,
    `private.save_push_subscription(${DEVICE})`,
    `public.set_push_preferences('mine')`,
    `private.set_push_preferences('mine', null, null, null)`,
    'public.count_new()',
    'private.count_new_of_caller()',
  ].map((call) => [`select ${call}`, 1]),
);

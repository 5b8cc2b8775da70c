import { listOf, nullable, object, oneOf, type ShapeOf, text } from '../../lib/shape';
import { deviceZone } from '../../lib/time-words';
import type { StaffClient } from '../client';
import { runQuery } from '../rows/run-query';

export const SCOPES = ['all', 'mine', 'none'] as const;
export type Scope = (typeof SCOPES)[number];

const isPreferences = object({
  scope: oneOf(...SCOPES),
  quiet_from: nullable(text),
  quiet_until: nullable(text),
  /** By whose clock. */
  zone: nullable(text),
});

/** What a person wants to be told, and when not. */
export type Preferences = ShapeOf<typeof isPreferences>;

const DEFAULTS: Preferences = { scope: 'all', quiet_from: null, quiet_until: null, zone: null };

/** Row-level security shows each person only their own row. */
export async function loadPreferences({ database }: StaffClient): Promise<Preferences> {
  const query = database.from('push_preferences').select('scope, quiet_from, quiet_until, zone');
  const [row] = await runQuery(query, listOf(isPreferences));
  return row ?? DEFAULTS;
}

/** @throws if the database does not take them */
export async function savePreferences({ database }: StaffClient, chosen: Preferences) {
  const { scope, quiet_from, quiet_until } = chosen;
  const { error } = await database.rpc('set_push_preferences', {
    scope,
    ...(quiet_from && quiet_until && { quiet_from, quiet_until, zone: deviceZone() }),
  });
  if (error) throw error;
}

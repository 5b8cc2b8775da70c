import type { StaffClient } from '../client';

/** What one says of oneself. */
export type OwnCard = { name: string; languages: string[]; is_public: boolean };

/** @throws what kept it from being saved */
export async function saveOwnCard(
  { database }: Pick<StaffClient, 'database'>,
  card: OwnCard,
): Promise<void> {
  const { error } = await database.rpc('set_own_card', card).retry(false);
  if (error) throw error;
}

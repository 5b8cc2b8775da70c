import { isTeamCard, type TeamCard } from '../domain/team-card';
import { listOf } from '../lib/shape';
import { ask, type Settings } from './post';

/** Asks the database for the cards that colleagues show to visitors; without an answer there are none. */
export const askTeamCards = async (settings: Settings): Promise<TeamCard[]> =>
  (await ask(settings, 'rpc/team_cards', listOf(isTeamCard))) ?? [];

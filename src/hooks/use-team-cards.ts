import { use, useEffect, useState } from 'react';
import { isTeamCard, type TeamCard } from '../domain/team-card';
import { listOf } from '../lib/shape';
import { ask } from '../remote/post';
import { SettingsContext } from './root-context';
import { useConnectivity } from './use-connectivity';

/** Once a visit. */
let asked: Promise<TeamCard[]> | undefined;

/** Returns the cards that colleagues show to visitors; none without a network or an answer. */
export function useTeamCards(): readonly TeamCard[] {
  const readSettings = use(SettingsContext);
  const isOnline = useConnectivity() === 'online';
  const [cards, setCards] = useState<TeamCard[]>([]);
  useEffect(() => {
    if (!readSettings || !isOnline) return;
    let isOver = false;
    asked ??= readSettings().then(
      async (settings) => (await ask(settings, 'rpc/team_cards', listOf(isTeamCard))) ?? [],
    );
    void asked.then((answer) => {
      // Asked again the next time.
      if (answer.length === 0) asked = undefined;
      if (!isOver) setCards(answer);
    });
    return () => {
      isOver = true;
    };
  }, [isOnline, readSettings]);
  return cards;
}

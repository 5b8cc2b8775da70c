import { use, useEffect, useState } from 'react';
import type { TeamCard } from '../domain/team-card';
import { askTeamCards } from '../remote/team-cards';
import { SettingsContext } from './root-context';
import { useConnectivity } from './use-connectivity';

/** Once a visit. */
let asked: Promise<TeamCard[]> | undefined;

/** Returns the cards that colleagues show to visitors; none without a network. */
export function useTeamCards(): readonly TeamCard[] {
  const readSettings = use(SettingsContext);
  const isOnline = useConnectivity() === 'online';
  const [cards, setCards] = useState<TeamCard[]>([]);
  useEffect(() => {
    if (!readSettings || !isOnline) return;
    let isOver = false;
    asked ??= readSettings().then(askTeamCards);
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

import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { flag, listOf, maybe, nullable, object, oneOf, type ShapeOf, text } from '../../lib/shape';
import type { StaffClient } from '../client';
import { untilListed } from '../rows/listed';
import { runQuery } from '../rows/run-query';
import { type Staff, useStaff } from '../staff';
import { copiedQuery } from '../with-copy';

const isMember = object({
  user_id: text,
  email: text,
  role: oneOf('admin', 'agent'),
  /** What they say of themselves; nothing yet, or not in an older copy. */
  name: maybe(nullable(text)),
  languages: maybe(nullable(listOf(text))),
  is_public: maybe(nullable(flag)),
  picture: maybe(nullable(text)),
});
/** Somebody on the team. */
export type Member = ShapeOf<typeof isMember>;

/** Begins the keys of all queries about the team, and is the key of its copy on this device. */
export const TEAM = 'team';
const areMembers = listOf(isMember);
const NOBODY: readonly Member[] = [];

/** Loads everybody on the team. */
export function loadMembers(
  { database }: Pick<StaffClient, 'database'>,
  signal: AbortSignal,
): Promise<Member[]> {
  return runQuery(database.rpc('list_staff'), areMembers, signal);
}

const teamQuery = ({ client, lists }: Pick<Staff, 'client' | 'lists'>) =>
  copiedQuery(lists.copy, TEAM, areMembers, (signal) => loadMembers(client, signal));

/** Returns who is on the team, as far as it is known: this device keeps the list for offline use. */
export function useTeam() {
  const staff = useStaff();
  const { data: members = NOBODY } = useQuery(teamQuery(staff));
  return useMemo(() => {
    const byId = new Map(members.map((member) => [member.user_id, member]));
    return {
      members,
      /** Returns how a member is called, seen by whoever is signed in: "You". */
      nameOf: (id: string): string => {
        if (id === staff.id) return YOU;
        const member = byId.get(id);
        return member ? memberName(member) : FORMER_COLLEAGUE;
      },
    };
  }, [members, staff.id]);
}

/** Returns what whoever is signed in is called. The team is loaded for it once there is a list to look at. */
export function useOwnName(): string | undefined {
  const staff = useStaff();
  const [isListed, setIsListed] = useState(false);
  useEffect(() => void untilListed().then(() => setIsListed(true)), []);
  const { data } = useQuery({ ...teamQuery(staff), enabled: isListed });
  return data?.find(({ user_id }) => user_id === staff.id)?.name ?? undefined;
}

/** Returns what they are called, or what stands before the @. */
export const memberName = ({ name, email }: Member): string => name ?? email.split('@')[0] ?? email;

/** How whoever is signed in is called. */
export const YOU = 'You';
/** How somebody is called who is not on the team any more. */
export const FORMER_COLLEAGUE = 'A former colleague';

/** Returns how somebody is called within a sentence. Names of the team stay as they are. */
export function calledWithin(name: string): string {
  return name === YOU || name === FORMER_COLLEAGUE ? name.toLowerCase() : name;
}

/** What one says of oneself. */
export type OwnCard = {
  name: string;
  languages: string[];
  is_public: boolean;
  /** A JPEG in base64; an empty text removes it, and without it stays what is stored. */
  picture?: string;
};

/** @throws what kept it from being saved */
export async function saveOwnCard(
  { database }: Pick<StaffClient, 'database'>,
  card: OwnCard,
): Promise<void> {
  const { error } = await database.rpc('set_own_card', card).retry(false);
  if (error) throw error;
}

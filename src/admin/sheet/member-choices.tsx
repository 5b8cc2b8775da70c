import type { ReactNode } from 'react';
import { memberName, useTeam } from '../people/use-team';
import { useStaff } from '../staff';
import { Choice, Choices } from './choices';

type Props = {
  label: string;
  chosen: string | null | undefined;
  onChoose: (member: string) => void;
  /** What can be chosen before the colleagues: oneself. */
  children: ReactNode;
};

/** Everybody on the team, of whom one is chosen with one tap. */
export function MemberChoices({ label, chosen, onChoose, children }: Props) {
  const { id } = useStaff();
  const { members } = useTeam();
  return (
    <Choices label={label}>
      {children}
      {members
        .filter(({ user_id }) => user_id !== id)
        .map((member) => (
          <Choice
            key={member.user_id}
            isChosen={member.user_id === chosen}
            onChoose={() => onChoose(member.user_id)}
          >
            <bdi>{memberName(member)}</bdi>
          </Choice>
        ))}
    </Choices>
  );
}

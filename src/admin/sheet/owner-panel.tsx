import { memberName, useTeam } from '../people/use-team';
import { useStaff } from '../staff';
import { Choice, Choices } from './choices';

type Props = {
  owner: string | null | undefined;
  onAssign: (owner: string | null) => void;
};

/** Who takes care of a row: oneself, a colleague, or everybody. */
export function OwnerPanel({ owner, onAssign }: Props) {
  const { id } = useStaff();
  const { members } = useTeam();
  return (
    <Choices label="Owner">
      {owner !== id && <Choice onChoose={() => onAssign(id)}>Take it</Choice>}
      {owner && <Choice onChoose={() => onAssign(null)}>Give back</Choice>}
      {members
        .filter(({ user_id }) => user_id !== id)
        .map((member) => (
          <Choice
            key={member.user_id}
            isChosen={member.user_id === owner}
            onChoose={() => onAssign(member.user_id)}
          >
            <bdi>{memberName(member)}</bdi>
          </Choice>
        ))}
    </Choices>
  );
}

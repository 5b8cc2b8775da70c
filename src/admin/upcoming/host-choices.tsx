import { useState } from 'react';
import { YOU } from '../people/called';
import { Choice } from '../sheet/choices';
import { MemberChoices } from '../sheet/member-choices';
import { useStaff } from '../staff';
import type { Planned } from './plan';
import { useAgree } from './use-agree';

type Props = {
  /** Confirmed: by whoever is signed in, unless it names its host. */
  planned: Planned;
  onChosen?: () => void;
};

/** Who holds an appointment that is confirmed. */
export function HostChoices({ planned, onChosen }: Props) {
  const { id } = useStaff();
  const { chooseHost } = useAgree();
  const [host, setHost] = useState(planned.host ?? id);
  const choose = (member: string) => {
    if (member !== host) void chooseHost(planned, member);
    setHost(member);
    onChosen?.();
  };
  return (
    <MemberChoices label="Who holds it" chosen={host} onChoose={choose}>
      <Choice isChosen={host === id} onChoose={() => choose(id)}>
        {YOU}
      </Choice>
    </MemberChoices>
  );
}

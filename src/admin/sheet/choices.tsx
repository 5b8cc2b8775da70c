import { type ReactNode, useState } from 'react';
import { memberName, useTeam } from '../people/use-team';
import { useStaff } from '../staff';

/** Buttons of which one tap is enough, below what they are about. */
export function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="field-label mb-1.5">{label}</legend>
      <div className="sheet-choices">{children}</div>
    </fieldset>
  );
}

type ChoiceProps = { isChosen?: boolean; onChoose: () => void; children: ReactNode };

/** @param isChosen whether it is so already */
export function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <button type="button" className="sheet-choice" aria-pressed={isChosen} onClick={onChoose}>
      {children}
    </button>
  );
}

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

type OwnTimeProps = {
  label: string;
  type: 'date' | 'datetime-local';
  min: string;
  max?: string;
  onSet: (typed: string) => void;
};

/** Below choices of a day or time: one of one's own. */
export function OwnTime({ label, onSet, ...field }: OwnTimeProps) {
  const [typed, setTyped] = useState('');
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSet(typed);
      }}
    >
      <label className="grid min-w-0 flex-1 gap-1.5">
        <span className="field-label">{label}</span>
        <input
          {...field}
          className="input min-w-0"
          value={typed}
          required
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <button type="submit" className="button button-line">
        Set
      </button>
    </form>
  );
}

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Action } from '../../ui/button';
import { useKeptFocus } from '../../ui/kept-focus';
import { Portrait } from '../../ui/team-card';
import { type Member, memberName } from '../people/use-team';
import type { StaffRole } from '../session/role';
import { UNDO_MS } from '../toasts';
import { asRole, ROLE_OPTIONS, roleName } from './members';

type Props = {
  members: readonly Member[];
  /** The id of the signed-in administrator. */
  self: string;
  onRole: (member: Member, role: StaffRole) => void;
  onRemove: (email: string) => void;
};

/** Everybody on the team. Nobody is removed while it can still be undone. */
export function MemberList({ members, self, onRole, onRemove }: Props) {
  const removal = useUndoable(onRemove);
  const staying = members.filter(({ email }) => !removal.waiting.has(email));
  const admins = staying.filter(({ role }) => role === 'admin');
  return (
    <ul className="grid" aria-label="On the team">
      {members.map((member) => {
        const { user_id, email, role } = member;
        const isLast = role === 'admin' && admins.length === 1 && admins[0]?.email === email;
        return (
          <Person key={user_id}>
            <div className="flex items-center gap-3">
              <Portrait name={memberName(member)} picture={member.picture ?? null} />
              <div className="min-w-0">
                <p tabIndex={-1} className="font-semibold wrap-anywhere">
                  {member.name ?? email}
                  {user_id === self && <span className="font-normal text-muted"> (you)</span>}
                </p>
                {member.name && <p className="note wrap-anywhere">{email}</p>}
              </div>
            </div>
            {removal.waiting.has(email) ? (
              <p className="flex flex-wrap items-center justify-between gap-x-6">
                <span role="status">
                  Removed. What was theirs is unassigned. To bring them back later, invite them
                  again.
                </span>
                <Action onClick={() => removal.undo(email)}>
                  Undo<span className="sr-only"> the removal of {email}</span>
                </Action>
              </p>
            ) : isLast ? (
              <p className="note">
                {roleName(role)}, and the only one. To change that, make somebody else an
                administrator first.
              </p>
            ) : (
              <div className="flex items-center justify-between gap-x-6">
                <select
                  className="input max-w-52"
                  aria-label={`Role of ${email}`}
                  value={role}
                  onChange={({ currentTarget }) => onRole(member, asRole(currentTarget.value))}
                >
                  {ROLE_OPTIONS.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
                <Action onClick={() => removal.start(email)}>
                  Remove<span className="sr-only"> {email}</span>
                </Action>
              </div>
            )}
          </Person>
        );
      })}
    </ul>
  );
}

/** Keeps the focus when one of its buttons gives way to another. */
function Person({ children }: { children: ReactNode }) {
  return (
    <li
      {...useKeptFocus<HTMLLIElement>()}
      className="grid gap-1 border-b border-line py-3 first:pt-0"
    >
      {children}
    </li>
  );
}

/**
 * Does something a little later, so that it can be undone without a trace. Leaving the page or closing the sheet is no
 * undo: it is done at once then.
 * @returns what is still to be done, by its key
 */
function useUndoable(run: (key: string) => void) {
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const finish = useEffectEvent(run);

  function stop(key: string): void {
    clearTimeout(timers.current.get(key));
    timers.current.delete(key);
    setWaiting(new Set(timers.current.keys()));
  }

  useEffect(() => {
    const kept = timers.current;
    const finishAll = () => {
      for (const [key, timer] of kept) {
        clearTimeout(timer);
        kept.delete(key);
        finish(key);
      }
    };
    addEventListener('pagehide', finishAll);
    return () => {
      removeEventListener('pagehide', finishAll);
      finishAll();
    };
  }, []);

  return {
    waiting,
    start(key: string): void {
      const timer = setTimeout(() => {
        stop(key);
        run(key);
      }, UNDO_MS);
      timers.current.set(key, timer);
      setWaiting(new Set(timers.current.keys()));
    },
    undo: stop,
  };
}

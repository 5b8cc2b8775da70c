import { useState } from 'react';
import { dayOf } from '../../domain/calendar-day';
import { britishDate } from '../../lib/english';
import { Action } from '../button';
import type { Apps } from './factors';

type Props = { apps: Apps; onRemove: (id: string) => void };

/** The account's authenticator apps. Removing one takes two taps. */
export function AppList({ apps, onRemove }: Props) {
  const [asked, setAsked] = useState<string>();
  if (apps.length === 0) return null;
  return (
    <ul className="grid border-t border-line">
      {apps.map(({ id, created_at }) => (
        <li key={id} className="border-b border-line py-2">
          <p className="font-semibold">
            Authenticator app, added {britishDate(dayOf(new Date(created_at)))}
          </p>
          {asked === id ? (
            <>
              <p className="note mt-1">
                {apps.length === 1
                  ? 'Signing in will ask for the password alone.'
                  : 'Its codes will no longer work.'}
              </p>
              <p className="flex flex-wrap gap-x-6">
                <Action onClick={() => onRemove(id)}>Remove it</Action>
                <Action onClick={() => setAsked(undefined)}>Keep it</Action>
              </p>
            </>
          ) : (
            <Action onClick={() => setAsked(id)}>Remove</Action>
          )}
        </li>
      ))}
    </ul>
  );
}

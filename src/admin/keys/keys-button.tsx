import { Keyboard } from 'lucide';
import { useState } from 'react';
import { Action } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { StaffSheet } from '../staff-sheet';

const KEYS: [key: string, words: string][] = [
  ['↑ ↓', 'Previous or next person'],
  ['e', 'Contacted, or the next step is done'],
  ['c', 'Call'],
  ['m', 'Message'],
  ['a', 'Assign'],
  ['Esc', 'Close what you opened, leave the search'],
  ['/', 'Search'],
  ['?', 'These keys'],
];

/** Lists the keys, on screens that are wide enough for a keyboard. */
export function KeysButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Action
        className="keys-button"
        aria-keyshortcuts="?"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon drawing={Keyboard} />
        Keys
      </Action>
      <StaffSheet title="Keys" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6">
          {KEYS.map(([key, words]) => (
            <div
              key={key}
              className="col-span-full grid grid-cols-subgrid items-baseline border-t border-line py-2.5"
            >
              <dt>
                <kbd className="font-semibold">{key}</kbd>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <p className="note mt-3">Keys do nothing while you type.</p>
      </StaffSheet>
    </>
  );
}

import { Keyboard } from 'lucide';
import { useState } from 'react';
import { Action } from '../../ui/button';
import { Icon } from '../../ui/icon';
import type { TabId } from '../dashboard-tab';
import { StaffSheet } from '../staff-sheet';

const INBOX: TabId[] = ['queue', 'contacts', 'leads'];

/** On which tabs a key does something; on all of them if none is named. */
const KEYS: [key: string, words: string, tabs?: TabId[]][] = [
  ['↑ ↓', 'Previous or next person', [...INBOX, 'newsletter', 'statistics']],
  ['e', 'Confirm, Contacted or Step done: whichever button is shown', INBOX],
  ['c', 'Call', INBOX],
  ['m', 'Message', INBOX],
  ['a', 'Owner', INBOX],
  ['Esc', 'Close what you opened, leave the search'],
  ['/', 'Search'],
  ['?', 'These keys'],
];

/** Lists the keys of a tab, on screens that are wide enough for a keyboard. */
export function KeysButton({ tab }: { tab: TabId }) {
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
          {KEYS.filter(([, , tabs]) => tabs?.includes(tab) ?? true).map(([key, words]) => (
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

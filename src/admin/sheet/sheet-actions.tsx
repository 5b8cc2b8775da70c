import {
  CalendarClock,
  CircleCheck,
  type IconNode,
  MessageSquareText,
  NotebookPen,
  PhoneCall,
  UserRound,
} from 'lucide';
import { useEffect, useRef, useState } from 'react';
import type { InboxTable, WayOutcome } from '../../domain/staff-event';
import { Icon } from '../../ui/icon';
import { StatusChoice } from '../inbox/status-select';
import { useRowsWithNotes } from '../notes/notes-draft';
import { ReachLinks } from '../people/reach';
import { forgetStart, noteStart, type Started, useReturn } from '../people/started';
import type { InboxRow } from '../rows/row';
import { useStaff } from '../staff';
import { Choice, MemberChoices } from './choices';
import { LogPanel } from './log-panel';
import { MessagePanel } from './message-panel';
import { NextPanel } from './next-panel';
import { NotePanel } from './note-panel';
import type { RowActions } from './use-row-actions';

const TOOLS: { id: Tool; words: string; drawing: IconNode; keys?: string }[] = [
  { id: 'message', words: 'Message', drawing: MessageSquareText, keys: 'm' },
  { id: 'note', words: 'Note', drawing: NotebookPen },
  { id: 'log', words: 'Outcome', drawing: PhoneCall },
  { id: 'status', words: 'Status', drawing: CircleCheck },
  { id: 'owner', words: 'Owner', drawing: UserRound, keys: 'a' },
  { id: 'next', words: 'Next step', drawing: CalendarClock },
];
type Tool = 'message' | 'note' | 'log' | 'status' | 'owner' | 'next';

type Props = {
  table: InboxTable;
  row: InboxRow;
  actions: RowActions;
  /** Whether the last call to them found nobody. */
  isUnanswered: boolean;
};

/** What can be done about the open row, at its foot: to reach somebody is one tap, to note what came of it another. */
export function SheetActions({ table, row, actions, isUnanswered }: Props) {
  const hasDraft = useRowsWithNotes().has(row.id);
  const [opened, setOpened] = useState<Tool | 'none'>();
  // Words that were typed before are not to be looked for.
  const tool = opened ?? (hasDraft ? 'note' : 'none');
  const [asked, setAsked] = useState<Started['way']>();
  /** A visitor who was reached may still have a next step. */
  const [isReached, setIsReached] = useState(false);
  useReturn((started) => {
    if (started.row !== row.id) return;
    forgetStart();
    setOpened('none');
    setAsked(started.way);
  });
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = asked !== undefined || tool !== 'none';
  useEffect(() => {
    if ((opened === undefined || opened === 'none') && !asked) return;
    // The panel stands before its button, where a thumb does not cover it.
    (panel.current?.querySelector('textarea') ?? panel.current)?.focus();
  }, [opened, asked]);
  const tools = useRef<HTMLDivElement>(null);
  const done = () => {
    // The panel goes, and must not take the focus with it.
    const opener = tools.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
    (opener ?? tools.current?.querySelector('button'))?.focus();
    setOpened('none');
    setAsked(undefined);
    setIsReached(false);
  };
  const logged = (outcome?: WayOutcome) => {
    if (outcome !== 'reached' || !row.follow_up_on) return done();
    setAsked(undefined);
    setIsReached(true);
    setOpened('next');
  };
  return (
    <div className="sheet-actions">
      {isOpen && (
        <div ref={panel} tabIndex={-1} className="sheet-panel">
          {asked && (
            <>
              <h3 className="subtitle">How did it go?</h3>
              <LogPanel way={asked} log={actions.log} onDone={logged} />
            </>
          )}
          {!asked && tool === 'message' && (
            <MessagePanel
              row={row}
              isUnanswered={isUnanswered}
              onStart={() => noteStart({ table, row: row.id, way: 'whatsapp' })}
            />
          )}
          {!asked && tool === 'note' && (
            <NotePanel row={row.id} addNote={actions.addNote} onDone={done} />
          )}
          {!asked && tool === 'log' && <LogPanel log={actions.log} onDone={logged} />}
          {!asked && tool === 'status' && (
            <StatusChoice
              status={row.status ?? 'new'}
              onChange={(status) => {
                void actions.setStatus(status);
              }}
            />
          )}
          {!asked && tool === 'owner' && (
            <OwnerPanel
              owner={row.assignee}
              onAssign={(owner) => {
                actions.assign(owner);
                done();
              }}
            />
          )}
          {!asked && tool === 'next' && (
            <NextPanel
              day={row.follow_up_on}
              isReached={isReached}
              onChoose={(day) => {
                actions.followUp(day);
                done();
              }}
            />
          )}
        </div>
      )}
      <ReachLinks
        person={row}
        size="sheet"
        onStart={(way) => noteStart({ table, row: row.id, way })}
      />
      <div ref={tools} className="sheet-tools">
        {TOOLS.map(({ id, words, drawing, keys = '' }) => {
          const isExpanded = !asked && tool === id;
          return (
            <button
              key={id}
              type="button"
              className="sheet-tool"
              aria-keyshortcuts={(isExpanded ? `${keys} Escape` : keys).trim() || undefined}
              aria-expanded={isExpanded}
              onClick={() => {
                if (isExpanded) return done();
                setAsked(undefined);
                setIsReached(false);
                setOpened(id);
              }}
            >
              <Icon drawing={drawing} />
              {words}
            </button>
          );
        })}
      </div>
    </div>
  );
}

type OwnerPanelProps = {
  owner: string | null | undefined;
  onAssign: (owner: string | null) => void;
};

/** Who takes care of a row: oneself, a colleague, or everybody. */
function OwnerPanel({ owner, onAssign }: OwnerPanelProps) {
  const { id } = useStaff();
  return (
    <MemberChoices label="Owner" chosen={owner} onChoose={onAssign}>
      {owner !== id && <Choice onChoose={() => onAssign(id)}>Take it</Choice>}
      {owner && <Choice onChoose={() => onAssign(null)}>Give back</Choice>}
    </MemberChoices>
  );
}

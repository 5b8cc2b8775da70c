import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button';
import { opened } from '../loading';
import { StaffSheet } from '../staff-sheet';
import { Part } from './parts';

const DayPanel = opened(async () => (await import('../day/day-panel')).DayPanel);
const MonthPanel = opened(async () => (await import('./month-panel')).MonthPanel);
const UnitsPanel = opened(async () => (await import('../units/units-panel')).UnitsPanel);
const TeamPanel = opened(async () => (await import('../team/team-panel')).TeamPanel);
const DeletedRows = opened(async () => (await import('../deleted/deleted-rows')).DeletedRows);
const ErasePerson = opened(async () => (await import('../erasure/erase-person')).ErasePerson);

const ERASE = 'Erase a person’s data';

type ToolsProps = { isAdmin: boolean; onErased: () => void };

/** What opens below the figures: for the whole team, and what an administrator rarely needs. */
export function Tools({ isAdmin, onErased }: ToolsProps) {
  return (
    <>
      <ToolPart
        id="day"
        title="The day’s end"
        note="Who came in today, with number, interest and next step, and figures without anybody’s data to share outside."
        action="Show today"
      >
        {() => <DayPanel />}
      </ToolPart>
      <ToolPart
        id="month"
        title="Month by month"
        note="What came in, by colleague and by source, and how fast it was answered."
        action="Show a month"
      >
        {() => <MonthPanel />}
      </ToolPart>
      <ToolPart
        id="units"
        title="Units"
        note="What is available, reserved and sold. What you change is on the property’s page as soon as it is sent, offline too."
        action="Change units"
      >
        {() => <UnitsPanel />}
      </ToolPart>
      {isAdmin && <AdminTools onErased={onErased} />}
    </>
  );
}

/** Who works here, what was deleted by mistake, and requests to be forgotten. */
function AdminTools({ onErased }: Pick<ToolsProps, 'onErased'>) {
  return (
    <>
      <ToolPart
        id="team"
        title="Team"
        note="Administrators see and do everything. An agent sees what is theirs and what nobody has taken, and neither exports nor deletes."
        action="Manage the team"
      >
        {() => <TeamPanel />}
      </ToolPart>
      <ToolPart
        id="deleted"
        title="Deleted leads and contacts"
        note="They can be restored for 30 days, and are erased then."
        action="Show what can be restored"
      >
        {() => <DeletedRows />}
      </ToolPart>
      <ToolPart
        id="personal-data"
        title="Personal data"
        note="When somebody asks to be forgotten: what is stored with an email address or phone number is erased together. Search for each of theirs: a newsletter address is found only by searching for it."
        action={ERASE}
        sheetTitle={ERASE}
      >
        {(close) => <ErasePerson onErased={onErased} onClose={close} />}
      </ToolPart>
    </>
  );
}

type Props = {
  id: string;
  title: string;
  note: string;
  /** What the button says. */
  action: string;
  /** The title of the sheet that it opens, if that is not the part's. */
  sheetTitle?: string;
  /** What the sheet shows, given what closes it. */
  children: (close: () => void) => ReactNode;
};

/** A part of the Statistics tab for what an administrator rarely needs: what it is, and a button that opens it. */
function ToolPart({ id, title, note, action, sheetTitle = title, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Part id={id} title={title}>
      <p className="note">{note}</p>
      <Button className="mt-4" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {action}
      </Button>
      <StaffSheet title={sheetTitle} isOpen={isOpen} onClose={close}>
        {children(close)}
      </StaffSheet>
    </Part>
  );
}

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

/** Who came in today, and the same in figures. */
export function DayTool() {
  return (
    <ToolPart
      id="day"
      title="The day’s end"
      note="Who came in today, with number, interest and next step, and figures without anybody’s data to share outside."
      action="Show today"
    >
      {() => <DayPanel />}
    </ToolPart>
  );
}

/** What came in during a month, by colleague and by source. */
export function MonthTool() {
  return (
    <ToolPart
      id="month"
      title="Month by month"
      note="What came in, by colleague and by source, and how fast it was answered."
      action="Show a month"
    >
      {() => <MonthPanel />}
    </ToolPart>
  );
}

/** What is for sale, for the whole team. */
export function UnitsTool() {
  return (
    <ToolPart
      id="units"
      title="Units"
      note="What is available, reserved and sold. What you change is on the property’s page as soon as it is sent, offline too."
      action="Change units"
      sheetTitle="Units"
    >
      {() => <UnitsPanel />}
    </ToolPart>
  );
}

/** What an administrator rarely needs: who works here, what was deleted by mistake, and requests to be forgotten. */
export function Tools({ onErased }: { onErased: () => void }) {
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
        note="When somebody asks to be forgotten: what is stored with an email address or phone number is erased together. Search for each of theirs: a newsletter address is found only by itself."
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

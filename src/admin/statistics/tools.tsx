import { LazyPart } from '../lazy-part';
import { ToolPart } from './tool-part';

const panels = { name: 'tool-panels', load: () => import('./tool-panels') };

const ERASE = 'Erase a person’s data';

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
        {() => <LazyPart {...panels}>{({ TeamPanel }) => <TeamPanel />}</LazyPart>}
      </ToolPart>
      <ToolPart
        id="deleted"
        title="Deleted leads and contacts"
        note="They can be restored for 30 days, and are erased then."
        action="Show what can be restored"
      >
        {() => <LazyPart {...panels}>{({ DeletedRows }) => <DeletedRows />}</LazyPart>}
      </ToolPart>
      <ToolPart
        id="personal-data"
        title="Personal data"
        note="When somebody asks to be forgotten: what is stored with an email address or phone number is erased together. Search for each of theirs: a newsletter address is found only by itself."
        action={ERASE}
        sheetTitle={ERASE}
      >
        {(close) => (
          <LazyPart {...panels}>
            {({ ErasePerson }) => <ErasePerson onErased={onErased} onClose={close} />}
          </LazyPart>
        )}
      </ToolPart>
    </>
  );
}

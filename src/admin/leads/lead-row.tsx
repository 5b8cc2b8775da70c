import { NotebookPen } from 'lucide';
import type { PendingChange } from '../../domain/change';
import { Icon } from '../../ui/icon';
import { PersonText } from '../people/person-text';
import { ReachLinks } from '../people/reach-links';
import { PendingNotes, Waits } from '../rows/pending-notes';
import { isWaiting } from '../rows/pending-words';
import { propertyText } from '../rows/property';
import { RemoveButton } from '../rows/remove-button';
import type { ListedLead } from '../rows/row';
import { RowItem } from '../rows/row-item';
import { beginningOf, sourceWords } from '../rows/words';
import { StatusSelect } from './status-select';
import type { LeadActions } from './use-lead-actions';

type Props = {
  lead: ListedLead;
  stored: ListedLead;
  changes: readonly PendingChange[];
  /** There are notes on it on this device that were typed and not saved. */
  hasUnsavedNotes: boolean;
  actions: LeadActions;
  onOpen: () => void;
  choice: { isChosen: boolean; onChoose: () => void } | undefined;
};

/** Of a long note a row shows so many characters. */
const NOTE_LENGTH = 140;

/** A lead: who, about what, since when, and the next step. */
export function LeadRow(props: Props) {
  const { lead, stored, changes, hasUnsavedNotes, actions, onOpen, choice } = props;
  const { name, notes, source, status, created_at } = lead;
  const property = propertyText(lead);
  return (
    <RowItem
      title={name}
      at={created_at}
      about={[
        property && <PersonText key="property">{property}</PersonText>,
        <span key="source" className="source" data-source={source}>
          {sourceWords(source)}
        </span>,
        isWaiting(changes) && <Waits key="waits" />,
        hasUnsavedNotes && (
          <span key="notes" className="row-unsaved">
            <Icon drawing={NotebookPen} />
            Notes not saved
          </span>
        ),
      ].filter(Boolean)}
      note={notes ? beginningOf(notes, NOTE_LENGTH) : undefined}
      notices={changes.length > 0 && <PendingNotes changes={changes} stored={stored} />}
      tools={
        <>
          <StatusSelect
            name={name}
            status={status}
            onChange={(chosen) => actions.setStatus(stored, chosen)}
          />
          <span className="row-reaches">
            <ReachLinks person={lead} name={name} size="tight" />
            <RemoveButton name={name} size="row" onRemove={() => actions.remove(stored)} />
          </span>
        </>
      }
      onOpen={onOpen}
      choice={choice}
    />
  );
}

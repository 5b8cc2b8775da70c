import { NotebookPen } from 'lucide';
import type { LeadStatus } from '../../domain/change';
import { Icon } from '../../ui/icon';
import { PersonText } from '../people/person-text';
import { ReachLinks } from '../people/reach-links';
import { Waits } from '../rows/pending-notes';
import { isWaiting } from '../rows/pending-words';
import { propertyText } from '../rows/property';
import type { ListedLead, RowContext } from '../rows/row';
import { RowItem } from '../rows/row-item';
import { beginningOf, sourceWords } from '../rows/words';
import { StatusSelect } from './status-select';

type Props = RowContext<ListedLead> & {
  lead: ListedLead;
  hasUnsavedNotes: boolean;
  onStatus: (status: LeadStatus) => void;
  choice: { isChosen: boolean; onChoose: () => void } | undefined;
};

/** How many characters of a long note a row shows. */
const NOTE_LENGTH = 140;

/** A lead: who, about what, since when, and the next step. */
export function LeadRow({ lead, hasUnsavedNotes, onStatus, ...context }: Props) {
  const { name, notes, source, status } = lead;
  const property = propertyText(lead);
  return (
    <RowItem
      {...context}
      row={lead}
      about={[
        property && <PersonText key="property">{property}</PersonText>,
        <span key="source" className="source" data-source={source}>
          {sourceWords(source)}
        </span>,
        isWaiting(context.changes) && <Waits key="waits" />,
        hasUnsavedNotes && (
          <span key="notes" className="row-unsaved">
            <Icon drawing={NotebookPen} />
            Notes not saved
          </span>
        ),
      ]}
      note={notes ? beginningOf(notes, NOTE_LENGTH) : undefined}
      tools={<StatusSelect name={name} status={status} onChange={onStatus} />}
      reaches={<ReachLinks person={lead} name={name} size="tight" />}
    />
  );
}

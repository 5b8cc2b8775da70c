import { ListChecks } from 'lucide';
import { Icon } from '../../ui/icon';
import { leadColumns } from '../export/columns';
import { rowsOf } from '../rows/list-data';
import { ListPanel } from '../rows/list-panel';
import type { ListWords } from '../rows/list-words';
import { listsOf } from '../rows/lists';
import type { ListedLead } from '../rows/row';
import { leads as table } from '../rows/table';
import { noteHeight } from '../rows/words';
import { useStaff } from '../staff';
import { ChoiceBar } from './choice-bar';
import { LeadRow } from './lead-row';
import { LeadSheet } from './lead-sheet';
import { LostDrafts } from './lost-drafts-list';
import { useChoice } from './use-choice';
import { useLeadActions } from './use-lead-actions';
import { useLeadsWithNotes } from './use-leads-with-notes';

const words: ListWords = {
  title: 'Leads',
  one: 'lead',
  many: 'leads',
  empty: {
    title: 'No leads yet',
    text: 'Whoever opens a chat, books a consultation or is met at a viewing appears here.',
  },
};

/** About how tall a lead stands on a phone; notes take a line or two. */
const heightOf = ({ notes }: ListedLead) => 131 + noteHeight(notes);

/** People who may become customers, the newest first. */
export function LeadsPanel() {
  const list = listsOf(useStaff()).leads;
  const actions = useLeadActions();
  const choice = useChoice();
  const withNotes = useLeadsWithNotes();
  const { chosen } = choice;

  return (
    <ListPanel<ListedLead>
      table={table}
      list={list}
      words={words}
      columns={leadColumns}
      searched="names, e-mails, phones and notes"
      heightOf={heightOf}
      titleOf={({ name }) => name}
      notices={<LostDrafts />}
      tools={(rows) => (
        <>
          {!chosen && rows.length > 0 && (
            <button type="button" className="action" onClick={() => choice.begin()}>
              <Icon drawing={ListChecks} />
              Select
            </button>
          )}
          <ChoiceBar
            choice={choice}
            leads={rows}
            onStatus={(ids, status) => {
              actions.setStatusOfAll(
                rowsOf(list.data()).filter(({ id }) => ids.has(id)),
                status,
              );
              choice.end();
            }}
          />
        </>
      )}
      renderRow={(lead, context, onOpen) => (
        <LeadRow
          lead={lead}
          {...context}
          hasUnsavedNotes={withNotes.has(lead.id)}
          actions={actions}
          onOpen={onOpen}
          choice={
            chosen && { isChosen: chosen.has(lead.id), onChoose: () => choice.toggle(lead.id) }
          }
        />
      )}
      renderSheet={(lead, context, onClose) => (
        <LeadSheet lead={lead} {...context} actions={actions} onClose={onClose} />
      )}
    />
  );
}

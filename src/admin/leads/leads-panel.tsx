import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide';
import { useEffect, useState } from 'react';
import type { LeadStatus } from '../../domain/change';
import { Icon } from '../../ui/icon';
import { leadColumns } from '../export/columns';
import { rowsOf } from '../rows/list-data';
import { ListPanel } from '../rows/list-panel';
import type { ListWords } from '../rows/list-words';
import { listsOf } from '../rows/lists';
import type { ListedLead } from '../rows/row';
import { leads as table } from '../rows/table';
import { useActions } from '../rows/use-actions';
import { leadsCount, STATUS_WORDS } from '../rows/words';
import { useStaff } from '../staff';
import { ChoiceBar } from './choice-bar';
import { LeadRow } from './lead-row';
import { LeadSheet } from './lead-sheet';
import { LostDrafts } from './lost-drafts-list';
import { leadsWithNotes, onNotes } from './notes-keys';

const words: ListWords = {
  title: 'Leads',
  one: 'lead',
  many: 'leads',
  searched: 'names, e-mails, phones and notes',
  empty: {
    title: 'No leads yet',
    text: 'Whoever opens a chat, books a consultation or is met at a viewing appears here.',
  },
};

/** People who may become customers, the newest first. */
export function LeadsPanel() {
  const staff = useStaff();
  const list = listsOf(staff).leads;
  const { change } = useActions();
  /** The selected leads as they were stored, while leads are being selected. They stay selected whatever is searched for next. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, ListedLead>>();
  /** Leads with unsaved notes on this device, from any tab. */
  const { data: withNotes, refetch } = useQuery({
    queryKey: ['unsaved-notes'],
    queryFn: () => leadsWithNotes(staff.id),
    initialData: () => new Set<string>(),
    staleTime: 0,
  });
  useEffect(() => onNotes(() => void refetch()), [refetch]);

  /** @param who what the toast calls them */
  const setStatus = (leads: ListedLead[], value: LeadStatus, who: string) =>
    void change({ row_table: 'leads', action: 'status', value }, leads, {
      title: 'Status Updated',
      description: `${who}: ${STATUS_WORDS[value]}.`,
      failure: 'Failed to update lead status',
    });
  const toggle = (lead: ListedLead) => {
    const next = new Map(chosen);
    if (!next.delete(lead.id)) next.set(lead.id, lead);
    setChosen(next);
  };
  const storedNow = () => new Map(rowsOf(list.data()).map((lead) => [lead.id, lead]));

  return (
    <ListPanel
      table={table}
      list={list}
      words={words}
      columns={leadColumns}
      noteOf={({ notes }) => notes}
      notices={<LostDrafts />}
      tools={(rows) =>
        chosen ? (
          <ChoiceBar
            chosen={chosen}
            leads={rows}
            onAll={() => {
              const stored = storedNow();
              const all = rows.map((lead) => [lead.id, stored.get(lead.id) ?? lead] as const);
              setChosen(new Map([...chosen, ...all]));
            }}
            onChoose={setChosen}
            onStatus={(status) => {
              const stored = storedNow();
              const leads = [...chosen.values()].map((lead) => stored.get(lead.id) ?? lead);
              setStatus(leads, status, leadsCount(leads.length));
              setChosen(undefined);
            }}
          />
        ) : (
          rows.length > 0 && (
            <button type="button" className="action" onClick={() => setChosen(new Map())}>
              <Icon drawing={ListChecks} />
              Select
            </button>
          )
        )
      }
      renderRow={(lead, context) => (
        <LeadRow
          lead={lead}
          {...context}
          hasUnsavedNotes={withNotes.has(lead.id)}
          onStatus={(status) => setStatus([context.stored], status, lead.name)}
          choice={
            chosen && { isChosen: chosen.has(lead.id), onChoose: () => toggle(context.stored) }
          }
        />
      )}
      renderSheet={(lead, { stored, changes }) => (
        <LeadSheet
          lead={lead}
          stored={stored}
          changes={changes}
          onStatus={(status) => setStatus([stored], status, lead.name)}
        />
      )}
    />
  );
}

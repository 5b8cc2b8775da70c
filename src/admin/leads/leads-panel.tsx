import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { LeadStatus } from '../../domain/change';
import { STATUS_WORDS } from '../../domain/change-words';
import { Action } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { ReachLinks } from '../people/reach-links';
import { Fact, GivenFacts, Received } from '../rows/facts';
import { ListPanel } from '../rows/list-panel';
import { furtherValues, type ListedLead } from '../rows/row';
import { useActions } from '../rows/use-actions';
import { beginningOf, counted, sourceWords } from '../rows/words';
import { useStaff } from '../staff';
import { ChoiceBar } from './choice-bar';
import { LostDrafts } from './lost-drafts-list';
import { NotesEditor } from './notes-editor';
import { leadsWithNotes, notesChannel, UNSAVED_NOTES } from './notes-keys';
import { StatusChoice, StatusSelect } from './status-select';

/** Potential customers, newest first. */
export function LeadsPanel() {
  const staff = useStaff();
  const list = staff.lists.leads;
  const { change, undoable } = useActions();
  /**
   * The selected leads as stored; undefined unless leads are being selected. They stay selected during further
   * searches.
   */
  const [everChosen, setChosen] = useState<ReadonlyMap<string, ListedLead>>();
  const gone = useStore(list.gone);
  const chosen = everChosen && new Map([...everChosen].filter(([id]) => !gone.has(id)));
  /** Leads with unsaved notes on this device, from any tab. */
  const { data: withNotes, refetch } = useQuery({
    queryKey: UNSAVED_NOTES,
    queryFn: () => leadsWithNotes(staff.id),
    initialData: () => new Set<string>(),
    staleTime: 0,
  });
  useEffect(() => notesChannel.listen(() => void refetch()), [refetch]);

  /** @param who how the toast names the leads */
  const statusWords = (status: LeadStatus, who: string) => ({
    title: 'Status Updated',
    description: `${who}: ${STATUS_WORDS[status]}.`,
    failure: 'Failed to update lead status',
  });
  const setStatus = (lead: ListedLead, value: LeadStatus) =>
    void change(
      { row_table: 'leads', action: 'status', value },
      lead,
      statusWords(value, lead.name),
    );
  const setStatuses = (leads: ListedLead[], value: LeadStatus) =>
    void undoable({ row_table: 'leads', action: 'status', value }, leads, {
      ...statusWords(value, counted(leads.length, 'lead')),
      late: (count) => `It is too late to undo the change of ${counted(count, 'lead')}.`,
    });
  const toggle = (lead: ListedLead) => {
    const next = new Map(chosen);
    if (!next.delete(lead.id)) next.set(lead.id, lead);
    setChosen(next);
  };

  return (
    <ListPanel
      list={list}
      notices={<LostDrafts />}
      tools={(rows, stored, isAll) =>
        chosen ? (
          <ChoiceBar
            chosen={chosen}
            leads={rows.map((lead) => stored.get(lead.id) ?? lead)}
            isAll={isAll}
            onChoose={setChosen}
            onStatus={(status) => {
              const leads = [...chosen.values()].map((lead) => stored.get(lead.id) ?? lead);
              setStatuses(leads, status);
              setChosen(undefined);
            }}
          />
        ) : (
          rows.length > 0 && (
            <Action onClick={() => setChosen(new Map())}>
              <Icon drawing={ListChecks} />
              Select
            </Action>
          )
        )
      }
      partsOf={(lead, { stored }) => {
        const { id, name, notes, status } = lead;
        return {
          about: furtherValues('leads', lead),
          note: beginningOf(notes ?? '', 70),
          hasUnsavedNotes: withNotes.has(id),
          tools: (
            <StatusSelect
              name={name}
              status={status}
              onChange={(next) => setStatus(stored, next)}
            />
          ),
          reaches: <ReachLinks person={lead} size="tight" />,
          choice: chosen && { isChosen: chosen.has(id), onChoose: () => toggle(stored) },
        };
      }}
      renderSheet={(lead, { stored, changes }) => (
        <>
          <ReachLinks person={lead} size="sheet" />
          <StatusChoice status={lead.status} onChange={(status) => setStatus(stored, status)} />
          <dl>
            <GivenFacts table="leads" row={lead} />
            <Fact label="Source">{sourceWords(lead.source)}</Fact>
            <Received label="Received" at={lead.created_at} capturedAt={lead.captured_at} />
          </dl>
          <NotesEditor key={lead.id} lead={lead} stored={stored} changes={changes} />
        </>
      )}
    />
  );
}

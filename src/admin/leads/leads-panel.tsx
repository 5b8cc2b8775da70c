import { ListChecks } from 'lucide';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { STATUS_WORDS } from '../../domain/change-words';
import type { LeadStatus } from '../../domain/staff-event';
import { Action } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { LazyPart } from '../lazy-part';
import { LostDrafts } from '../notes/lost-drafts-list';
import { useRowsWithNotes } from '../notes/use-rows-with-notes';
import { ReachLinks } from '../people/reach-links';
import { useTeam } from '../people/use-team';
import { ListPanel } from '../rows/list-panel';
import { furtherValues, type ListedLead } from '../rows/row';
import { useActions } from '../rows/use-actions';
import { beginningOf, counted } from '../rows/words';
import { loadInboxSheet, preloadInboxSheet } from '../sheet/load-sheet';
import { useStaff } from '../staff';
import { ChoiceBar } from './choice-bar';
import { StatusSelect } from './status-select';

/** Potential customers, newest first. */
export function LeadsPanel() {
  const staff = useStaff();
  const list = staff.lists.leads;
  const { change, undoable, remove } = useActions();
  const isAgent = useTeam().role === 'agent';
  /**
   * The selected leads as stored; undefined unless leads are being selected. They stay selected during further
   * searches.
   */
  const [everChosen, setChosen] = useState<ReadonlyMap<string, ListedLead>>();
  const gone = useStore(list.gone);
  const chosen = everChosen && new Map([...everChosen].filter(([id]) => !gone.has(id)));
  const withNotes = useRowsWithNotes();
  useEffect(preloadInboxSheet, []);

  /** @param who how the toast names the leads */
  const statusWords = (status: LeadStatus, who: string) => ({
    title: 'Status Updated',
    description: `${who}: ${STATUS_WORDS[status]}.`,
    failure: 'Failed to update lead status',
  });
  const setStatus = (lead: ListedLead, status: LeadStatus) =>
    void change(
      { row_table: 'leads', action: 'event', value: { kind: 'status', status } },
      lead,
      statusWords(status, lead.name),
    );
  const setStatuses = (leads: ListedLead[], status: LeadStatus) =>
    void undoable(
      { row_table: 'leads', action: 'event', value: { kind: 'status', status } },
      leads,
      {
        ...statusWords(status, counted(leads.length, 'lead')),
        takeBack: (lead) => ({
          row_table: 'leads',
          action: 'event',
          value: { kind: 'status', status: ('status' in lead && lead.status) || 'new' },
        }),
      },
    );
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
            onRemove={
              isAgent
                ? undefined
                : () => {
                    const leads = [...chosen.values()];
                    void remove('leads', leads, counted(leads.length, 'lead'));
                    setChosen(undefined);
                  }
            }
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
      renderSheet={(lead, context) => (
        <LazyPart name="inbox-sheet" load={loadInboxSheet}>
          {({ InboxSheet }) => <InboxSheet {...context} table="leads" row={lead} />}
        </LazyPart>
      )}
    />
  );
}

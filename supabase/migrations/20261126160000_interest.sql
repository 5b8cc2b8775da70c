-- What a visitor at a viewing is looking for, and who captured them, stand in columns as well: lists show the first, and
-- nobody splits notes for either.

alter table public.leads
  add column interest text,
  add column agent text,
  add constraint leads_interest_length check (char_length(interest) between 1 and 100),
  add constraint leads_interest_characters check (interest !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  add constraint leads_agent_length check (char_length(agent) between 1 and 100),
  add constraint leads_agent_characters check (agent !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]');
comment on column public.leads.interest is 'What they are looking for, in the words of the form at a viewing.';
comment on column public.leads.agent is 'Who captured it, as they signed on a device where nobody needs an account.';
grant insert (interest, agent) on public.leads to anon, authenticated;

-- Nobody has changed these leads: their moment stays, and changes that wait on a phone still go through.
alter table public.leads disable trigger user;

-- A capture begins with its answers, one a line and in this order. They are read once; "Not said" is no answer.
with written as (
  select l.id, regexp_match(
    l.notes,
    '^(?:Interest: ([^\n]+)(?:\n|$))?(?:Budget: [^\n]+(?:\n|$))?(?:Consent: agreed to be contacted(?:\n|$))?(?:Agent: ([^\n]+)(?:\n|$))?'
  ) as words
  from public.leads l where l.source = 'viewing' and l.kind = 'capture'
)
update public.leads l set
  interest = case when words[1] <> 'Not said' and char_length(words[1]) <= 100
    and words[1] !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]' then words[1] end,
  agent = case when char_length(words[2]) <= 100 and words[2] !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]' then words[2] end
from written w where w.id = l.id and num_nonnulls(w.words[1], w.words[2]) > 0;

-- The words of those who did not say were taken for a budget.
update public.leads set budget = null where budget = 'Not said';

alter table public.leads enable trigger user;

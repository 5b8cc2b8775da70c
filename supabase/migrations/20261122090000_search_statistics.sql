-- From how many rows hold a word the planner decides whether to leaf through the newest rows or to ask the search index.
-- It guesses that from a sample of the texts; of the hundred that are kept by default, one name too many made it believe
-- in twice as many rows, and leaf through thousands.

alter index public.contacts_search_idx alter column 1 set statistics 1000;
alter index public.newsletter_subscribers_search_idx alter column 1 set statistics 1000;
alter index public.leads_search_idx alter column 1 set statistics 1000;

analyze public.contacts, public.newsletter_subscribers, public.leads;

-- A second role: an agent works on what is theirs or nobody's. A file of its own, because a new value of an enum can't be
-- used in the transaction that adds it.
alter type public.app_role add value if not exists 'agent';

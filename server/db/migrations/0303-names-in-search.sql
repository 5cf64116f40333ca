-- The search finds people by their whole names, whatever the words of the name mean otherwise.
alter table talent_search add column name text not null default '';
comment on column talent_search.name is 'Name under which companies see the talent; a search for the whole name finds the talent first. Empty after deletion.';

update talent_search s set name = trim(t.first_name || ' ' || t.last_name), changed_xid = pg_current_xact_id()
from talents t where t.id = s.talent_id;

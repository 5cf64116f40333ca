-- The search knows who has a film and who has a voice sample to be heard.

create or replace function told_terms(t talents) returns text language sql stable as $$
  select concat_ws(' ',
    case when t.declines is null then 'limit.unknown' end,
    (select string_agg('limit.' || id, ' ') from unnest(t.declines) id),
    (select string_agg('dialect.' || id, ' ') from unnest(t.other_dialects) id where id is distinct from t.dialect),
    case when exists (select from recordings r where r.talent_id = t.id and r.purpose = 'showreel' and r.status = 'ready') then 'media.video' end,
    case when exists (select from recordings r where r.talent_id = t.id and r.purpose = 'voice' and r.status = 'ready') then 'media.voice' end)
$$;

-- Only what becomes ready or stops being so: while one is sent and prepared its row changes again and again.
create function talent_search_follows_recordings() returns trigger language plpgsql as $$
declare ids uuid[];
begin
  select array_agg(distinct changed.talent_id) into ids
  from changed join before on before.id = changed.id
  where changed.purpose <> 'self_tape' and (changed.status = 'ready') <> (before.status = 'ready');
  if ids is not null then
    perform refresh_talent_search(ids);
  end if;
  return null;
end $$;
comment on function talent_search_follows_recordings() is 'Makes what the search knows of talents anew whose films and sounds have become ready, or are no longer.';
create trigger talent_search_after_update after update on recordings referencing old table as before new table as changed for each statement execute function talent_search_follows_recordings();
create trigger talent_search_after_insert after insert on recordings referencing new table as changed for each statement execute function talent_search_follows('talent_id');

do $$ begin perform refresh_talent_search(array(select talent_id from recordings where status = 'ready' and purpose <> 'self_tape')); end $$;

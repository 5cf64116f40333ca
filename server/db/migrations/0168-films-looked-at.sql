-- What is new of a profile waits to be looked at where the settings say so: films and voices as pictures do.
alter table recordings add column is_shown boolean not null default true;
comment on column recordings.is_shown is 'Whether companies may see it; false for what was added to a profile until a person has looked at it.';

create or replace function told_terms(t talents) returns text language sql stable as $$
  select concat_ws(' ',
    case when t.declines is null then 'limit.unknown' end,
    (select string_agg('limit.' || id, ' ') from unnest(t.declines) id),
    (select string_agg('dialect.' || id, ' ') from unnest(t.other_dialects) id where id is distinct from t.dialect),
    case when exists (select from recordings r where r.talent_id = t.id and r.purpose = 'showreel' and r.status = 'ready' and r.is_shown) then 'media.video' end,
    case when exists (select from recordings r where r.talent_id = t.id and r.purpose = 'voice' and r.status = 'ready' and r.is_shown) then 'media.voice' end)
$$;

create or replace function talent_search_follows_recordings() returns trigger language plpgsql as $$
declare ids uuid[];
begin
  select array_agg(distinct changed.talent_id) into ids
  from changed join before on before.id = changed.id
  where changed.purpose <> 'self_tape'
    and (changed.status = 'ready' and changed.is_shown) <> (before.status = 'ready' and before.is_shown);
  if ids is not null then
    perform refresh_talent_search(ids);
  end if;
  return null;
end $$;

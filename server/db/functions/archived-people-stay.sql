create or replace function archived_people_stay() returns trigger language plpgsql as $$
begin
  if current_setting('medverka.resealing', true) = 'on'
    and to_jsonb(new) - 'person_sealed' = to_jsonb(old) - 'person_sealed' then return new; end if;
  raise exception 'What the archive says of somebody is never changed' using errcode = 'restrict_violation';
end $$;
comment on function archived_people_stay() is 'Keeps the archive as it was written; secrets:rotate may seal it anew.';

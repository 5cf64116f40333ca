create or replace function keep_bank_entry() returns trigger language plpgsql as $$
begin
  if (old.standing = 'waiting' or (old.standing = 'out' and new.standing = 'itemised'))
    and to_jsonb(new) - array['standing', 'decided_by', 'why', 'decided_date']
    = to_jsonb(old) - array['standing', 'decided_by', 'why', 'decided_date'] then return new; end if;
  raise exception 'Rows of % are never changed or removed', tg_table_name using errcode = 'restrict_violation';
end $$;

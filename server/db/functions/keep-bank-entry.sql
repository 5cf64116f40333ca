create or replace function keep_bank_entry() returns trigger language plpgsql as $$
declare decided constant text[] := array['standing', 'decided_by', 'why', 'decided_date', 'booked_as'];
begin
  if (old.standing = 'waiting' or (old.standing = 'out' and new.standing in ('itemised', 'booked')))
    and to_jsonb(new) - decided = to_jsonb(old) - decided then return new; end if;
  raise exception 'Rows of % are never changed or removed', tg_table_name using errcode = 'restrict_violation';
end $$;

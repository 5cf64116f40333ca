create or replace function keep_charge() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and goes_with_merge(old.talent_id, new.talent_id)
    and to_jsonb(new) - 'status' - 'updated_date' - 'talent_id' = to_jsonb(old) - 'status' - 'updated_date' - 'talent_id' then
    return new;
  end if;
  raise exception 'What was charged is never changed or removed' using errcode = 'restrict_violation';
end $$;

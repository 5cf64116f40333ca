-- A consent stays as proof for a while after its account is deleted; updated_date records the time of that deletion.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.account_id is not null and new.account_id is null then
    new.updated_date := app_now();
    return new;
  end if;
  if tg_op = 'DELETE' and old.account_id is null and current_setting('medverka.forgetting', true) = 'on' then
    return old;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - 'account_id' = to_jsonb(old) - 'account_id' and exists (
    select from talents gone join talents kept on kept.id = gone.merged_into
    where gone.account_id = old.account_id and kept.account_id = new.account_id) then return new; end if;
  raise exception 'rows of % are only added', tg_table_name;
end $$;
comment on function refuse_change() is 'Holds a log append-only; the changes there are: forgetting whose row it is, when the account goes, following it into another account of the same person, and going itself a while after the account.';

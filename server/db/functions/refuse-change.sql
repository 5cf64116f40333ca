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
comment on function refuse_change() is 'Keeps a log append-only, with three exceptions: account_id becomes null when the account is deleted, or the other account when two profiles of one person are merged, and the retention job deletes rows some time after the account.';

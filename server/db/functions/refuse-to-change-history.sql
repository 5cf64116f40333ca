create or replace function refuse_to_change_history() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('medverka.forgetting', true) = 'on' then return new; end if;
  if tg_op = 'UPDATE' and tg_table_name = 'payout_batch_lines' and current_setting('medverka.resealing', true) = 'on'
    and to_jsonb(new) - 'account_hash' = to_jsonb(old) - 'account_hash' then return new; end if;
  raise exception 'Rows of % are never changed or removed', tg_table_name using errcode = 'restrict_violation';
end $$;
comment on function refuse_to_change_history() is 'Keeps history append-only, with two exceptions: the names of a deleted person are blanked, and secrets:rotate hashes accounts in batches anew.';

create or replace function keep_batch() returns trigger language plpgsql as $$
declare
  changing text[] := case when current_setting('medverka.resealing', true) = 'on'
    then '{status, updated_date, accounts_sealed}' else '{status, updated_date}' end;
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - changing = to_jsonb(old) - changing then return new; end if;
  raise exception 'What is in a batch is never changed or removed' using errcode = 'restrict_violation';
end $$;
comment on function keep_batch() is 'Keeps batches as they were made, except for their state; secrets:rotate may seal their accounts anew.';

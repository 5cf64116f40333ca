create or replace function refuse(code text) returns void language plpgsql as $$
begin
  raise exception using errcode = 'MV001', message = code;
end $$;
comment on function refuse(text) is 'Ends the transaction with a refusal, whose code the caller of inTransaction gets.';

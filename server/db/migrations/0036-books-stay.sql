-- The history of events lets names be blanked when a person is forgotten. Books are kept as they were written, whoever is
-- named in them: the law on bookkeeping says for how long.

create function refuse_to_change_books() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % are never changed or removed', tg_table_name using errcode = 'restrict_violation';
end $$;
drop trigger vouchers_keep on vouchers;
drop trigger voucher_lines_keep on voucher_lines;
create trigger vouchers_keep before update or delete on vouchers for each row execute function refuse_to_change_books();
create trigger voucher_lines_keep before update or delete on voucher_lines for each row execute function refuse_to_change_books();

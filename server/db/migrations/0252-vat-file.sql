alter table book_exports drop constraint book_exports_kind_valid;
-- contract: the check allows all that the last release writes, unused since 46105639
alter table book_exports add constraint book_exports_kind_valid
  check (kind in ('sie', 'sie_year', 'vouchers', 'balance', 'customers', 'suppliers', 'vat', 'vat_file', 'agi', 'dac7'));

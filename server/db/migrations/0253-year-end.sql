alter table vouchers drop constraint vouchers_series_valid;
-- contract: the check allows all that the last release writes, unused since 46105639
alter table vouchers add constraint vouchers_series_valid check (series in ('A', 'B', 'L', 'P', 'U', 'R', 'S'));
comment on column vouchers.series is 'A invoices, B money in, L purchases, P wages, U money out, R corrections, S the end of a year.';

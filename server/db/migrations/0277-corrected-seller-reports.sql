alter table seller_reports add column corrects_id uuid references seller_reports;
comment on column seller_reports.corrects_id is 'The handed in file that this one corrects or adds to; null for a file of the whole year.';
create index seller_reports_corrects on seller_reports (corrects_id, position);
-- A correction may concern the platform operator alone.
alter table seller_reports drop constraint seller_reports_sums_valid;
alter table seller_reports add constraint seller_reports_sums_valid check (
  seller_count >= (case when corrects_id is null then 1 else 0 end) and paid_ore >= 0 and fees_ore >= 0) not valid;

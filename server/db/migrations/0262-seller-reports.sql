-- The yearly reports of sellers to the tax agency (DAC7), and the downloads of their files.

create table seller_reports (
  id uuid not null default gen_random_uuid(),
  year int not null,
  position int not null,
  seller_count int not null,
  paid_ore bigint not null,
  fees_ore bigint not null,
  file_sealed bytea not null,
  file_sha256 text not null,
  account_id uuid not null,
  actor_name text not null,
  created_date timestamptz not null,
  constraint seller_reports_pk primary key (id),
  constraint seller_reports_position_unique unique (year, position),
  constraint seller_reports_position_valid check (position >= 1 and year between 2020 and 2100),
  constraint seller_reports_sums_valid check (seller_count >= 1 and paid_ore >= 0 and fees_ore >= 0),
  constraint seller_reports_sha256_valid check (file_sha256 ~ '^[0-9a-f]{64}$')
);
comment on table seller_reports is 'Files with a year''s sellers for the tax agency (DAC7). Rows are only added.';
comment on column seller_reports.id is 'Identity; part of the references in the file.';
comment on column seller_reports.year is 'The calendar year in which the sellers were paid.';
comment on column seller_reports.position is 'From 1 in each year.';
comment on column seller_reports.seller_count is 'Sellers in the file.';
comment on column seller_reports.paid_ore is 'Pay of all sellers in the year, without VAT.';
comment on column seller_reports.fees_ore is 'Our fees on it.';
comment on column seller_reports.file_sealed is 'The file, sealed (server/sealed). Opened by sealed-reports.ts alone.';
comment on column seller_reports.file_sha256 is 'SHA-256 of the file, in hex.';
comment on column seller_reports.account_id is 'The administrator who made the file; stays when the account is gone.';
comment on column seller_reports.actor_name is 'Name at that time, the contact in the file.';
comment on column seller_reports.created_date is 'When the file was made, as the file says.';

create function keep_seller_report() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('medverka.resealing', true) = 'on'
    and to_jsonb(new) - 'file_sealed' = to_jsonb(old) - 'file_sealed' then return new; end if;
  raise exception 'Rows of % are never changed or removed', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger seller_reports_keep before update or delete on seller_reports for each row execute function keep_seller_report();
create trigger seller_reports_keep_all before truncate on seller_reports for each statement execute function keep_seller_report();

create table seller_report_readings (
  id uuid not null default gen_random_uuid(),
  report_id uuid not null,
  account_id uuid not null,
  actor_name text not null,
  created_date timestamptz not null,
  constraint seller_report_readings_pk primary key (id),
  constraint seller_report_readings_report_fk foreign key (report_id) references seller_reports
);
comment on table seller_report_readings is 'Downloads of reports of sellers, which hold personal numbers. Rows are only added.';
comment on column seller_report_readings.id is 'Identity.';
comment on column seller_report_readings.report_id is 'The downloaded file.';
comment on column seller_report_readings.account_id is 'The administrator who downloaded it; stays when the account is gone.';
comment on column seller_report_readings.actor_name is 'Name at that time.';
comment on column seller_report_readings.created_date is 'When.';
create index seller_report_readings_newest on seller_report_readings (report_id, created_date desc, id);
create trigger seller_report_readings_keep before update or delete on seller_report_readings for each row execute function refuse_any_change();
create trigger seller_report_readings_keep_all before truncate on seller_report_readings for each statement execute function refuse_any_change();

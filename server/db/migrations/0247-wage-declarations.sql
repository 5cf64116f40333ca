-- The employer's declarations of wages: each file as it was made, the handing in of it, and who downloaded it.

create table wage_declarations (
  id uuid not null default gen_random_uuid(),
  month date not null,
  position int not null,
  content jsonb not null,
  person_count int not null,
  gross_ore bigint not null,
  tax_ore bigint not null,
  contributions_ore bigint not null,
  file_sealed bytea not null,
  identities_sealed bytea not null,
  file_sha256 text not null,
  account_id uuid not null,
  actor_name text not null,
  created_date timestamptz not null,
  constraint wage_declarations_pk primary key (id),
  constraint wage_declarations_position_unique unique (month, position),
  constraint wage_declarations_month_valid check (is_day(month) and extract(day from month) = 1),
  constraint wage_declarations_position_valid check (position >= 1),
  constraint wage_declarations_sums_valid check (person_count >= 0 and gross_ore >= 0 and tax_ore >= 0 and contributions_ore >= 0),
  constraint wage_declarations_sha256_valid check (file_sha256 ~ '^[0-9a-f]{64}$')
);
comment on table wage_declarations is 'Files with the employer''s declaration of a month (AGI). Rows are only added.';
comment on column wage_declarations.id is 'Identity.';
comment on column wage_declarations.month is 'First ISO day of the month in which the wages were paid.';
comment on column wage_declarations.position is 'From 1 in each month; from 2 on the file corrects earlier ones.';
comment on column wage_declarations.content is 'The individual statements in the file, and the specification numbers of those it removes; without names and personal numbers.';
comment on column wage_declarations.person_count is 'People with a wage in the month.';
comment on column wage_declarations.gross_ore is 'Pay before tax of the whole month.';
comment on column wage_declarations.tax_ore is 'Box 497 of the whole month.';
comment on column wage_declarations.contributions_ore is 'Box 487 of the whole month.';
comment on column wage_declarations.file_sealed is 'The file, sealed (server/sealed). Opened by sealed-declarations.ts alone.';
comment on column wage_declarations.identities_sealed is 'Personal numbers by specification number, sealed: a later removal needs the number that was stated.';
comment on column wage_declarations.file_sha256 is 'SHA-256 of the file, in hex.';
comment on column wage_declarations.account_id is 'The administrator who made the file; stays when the account is gone.';
comment on column wage_declarations.actor_name is 'Name at that time.';
comment on column wage_declarations.created_date is 'When the file was made.';

create function keep_wage_declaration() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('medverka.resealing', true) = 'on'
    and to_jsonb(new) - array['file_sealed', 'identities_sealed'] = to_jsonb(old) - array['file_sealed', 'identities_sealed']
    then return new; end if;
  raise exception 'Rows of % are never changed or removed', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger wage_declarations_keep before update or delete on wage_declarations for each row execute function keep_wage_declaration();
create trigger wage_declarations_keep_all before truncate on wage_declarations for each statement execute function keep_wage_declaration();

create table wage_declaration_handings (
  declaration_id uuid not null,
  handed_in_on date not null,
  account_id uuid not null,
  actor_name text not null,
  created_date timestamptz not null,
  constraint wage_declaration_handings_pk primary key (declaration_id),
  constraint wage_declaration_handings_declaration_fk foreign key (declaration_id) references wage_declarations,
  constraint wage_declaration_handings_day_valid check (is_day(handed_in_on))
);
comment on table wage_declaration_handings is 'Files that an administrator says were handed in to the tax agency. Rows are only added.';
comment on column wage_declaration_handings.declaration_id is 'The file.';
comment on column wage_declaration_handings.handed_in_on is 'The day of handing in, ISO.';
comment on column wage_declaration_handings.account_id is 'The administrator who says so; stays when the account is gone.';
comment on column wage_declaration_handings.actor_name is 'Name at that time.';
comment on column wage_declaration_handings.created_date is 'When it was said.';
create trigger wage_declaration_handings_keep before update or delete on wage_declaration_handings for each row execute function refuse_any_change();
create trigger wage_declaration_handings_keep_all before truncate on wage_declaration_handings for each statement execute function refuse_any_change();

create table wage_declaration_readings (
  id uuid not null default gen_random_uuid(),
  declaration_id uuid not null,
  account_id uuid not null,
  actor_name text not null,
  created_date timestamptz not null,
  constraint wage_declaration_readings_pk primary key (id),
  constraint wage_declaration_readings_declaration_fk foreign key (declaration_id) references wage_declarations
);
comment on table wage_declaration_readings is 'Downloads of declarations, which hold personal numbers. Rows are only added.';
comment on column wage_declaration_readings.id is 'Identity.';
comment on column wage_declaration_readings.declaration_id is 'The downloaded file.';
comment on column wage_declaration_readings.account_id is 'The administrator who downloaded it; stays when the account is gone.';
comment on column wage_declaration_readings.actor_name is 'Name at that time.';
comment on column wage_declaration_readings.created_date is 'When.';
create index wage_declaration_readings_newest on wage_declaration_readings (declaration_id, created_date desc, id);
create trigger wage_declaration_readings_keep before update or delete on wage_declaration_readings for each row execute function refuse_any_change();
create trigger wage_declaration_readings_keep_all before truncate on wage_declaration_readings for each statement execute function refuse_any_change();

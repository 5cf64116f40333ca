-- Decisions of the tax agency and certificates that change the tax or the contributions of one person's wages, SINK as a
-- form of tax, and F-tax invoked for one engagement.

create table tax_papers (
  id uuid not null,
  talent_id uuid not null references talents,
  status text not null,
  kind text not null,
  decided_on date not null,
  valid_from date not null,
  valid_to date not null,
  points integer,
  month_ore bigint,
  country text,
  handed_in_by uuid not null,
  looked_at_by uuid,
  looked_at_name text,
  looked_at_date timestamptz,
  reason text,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  constraint tax_papers_pk primary key (id),
  constraint tax_papers_status_valid check (status in ('handed_in', 'accepted', 'refused', 'ended')),
  constraint tax_papers_kind_valid check (kind in ('adjustment', 'sink', 'a1')),
  constraint tax_papers_days_valid check (
    is_day(decided_on) and is_day(valid_from) and is_day(valid_to) and valid_from <= valid_to),
  constraint tax_papers_adjusts check (
    (kind = 'adjustment') = (num_nonnulls(points, month_ore) = 1) and num_nonnulls(points, month_ore) <= 1),
  constraint tax_papers_amounts_valid check (points between 0 and 10000 and month_ore between 0 and 100000000),
  constraint tax_papers_of_country check ((kind = 'a1') = (country is not null) and country ~ '^[A-Z]{2}$'),
  constraint tax_papers_looked_at check (
    status in ('handed_in', 'ended') or num_nonnulls(looked_at_by, looked_at_name, looked_at_date) = 3)
);
comment on table tax_papers is 'Decisions on tax (jämkning, SINK) and certificates of insurance abroad (A1) of talents whom we pay wages. Only state and reading change.';
comment on column tax_papers.id is 'Identity, made by the sender, so that sending twice enters it once.';
comment on column tax_papers.talent_id is 'The talent whose wages it is about.';
comment on column tax_papers.status is 'State; see domain/people/tax-paper/tax-paper.workflow.ts.';
comment on column tax_papers.kind is 'adjustment: a decision on preliminary tax (jämkning). sink: a decision on SINK. a1: a certificate of insurance in another country.';
comment on column tax_papers.decided_on is 'ISO day of the decision or certificate; of two that hold, the later one decides.';
comment on column tax_papers.valid_from is 'First ISO day of payment for which it holds.';
comment on column tax_papers.valid_to is 'Last ISO day of payment for which it holds.';
comment on column tax_papers.points is 'Tax as a share of the pay in hundredths of a percent, for an adjustment by share.';
comment on column tax_papers.month_ore is 'Tax of a calendar month in öre, for an adjustment by amount.';
comment on column tax_papers.country is 'Country that insures the person, two letters (ISO 3166-1), for an A1.';
comment on column tax_papers.handed_in_by is 'Account that entered it: the talent''s or an administrator''s. No foreign key: the paper outlives it.';
comment on column tax_papers.looked_at_by is 'Account of the administrator who accepted or refused it. No foreign key.';
comment on column tax_papers.looked_at_name is 'Name of that administrator at that time.';
comment on column tax_papers.looked_at_date is 'Instant of the acceptance or refusal.';
comment on column tax_papers.reason is 'Reason of a refusal, for the talent; null otherwise.';
comment on column tax_papers.created_date is 'Instant of the entry.';
comment on column tax_papers.updated_date is 'Instant of the last change.';
create index tax_papers_of_talent on tax_papers (talent_id, created_date desc, id);
create index tax_papers_to_look_at on tax_papers (created_date, id) where status = 'handed_in';

create table f_tax_invocations (
  id bigint generated always as identity,
  candidate_id uuid not null references candidates,
  talent_id uuid not null references talents,
  invokes boolean not null,
  account_id uuid not null,
  actor_name text not null,
  created_date timestamptz not null,
  constraint f_tax_invocations_pk primary key (id)
);
comment on table f_tax_invocations is 'Statements of talents with FA-skatt that one engagement is done under F-tax, or no longer. The latest counts. Rows are only added.';
comment on column f_tax_invocations.id is 'Identity, in the order of the statements.';
comment on column f_tax_invocations.candidate_id is 'The engagement.';
comment on column f_tax_invocations.talent_id is 'The talent.';
comment on column f_tax_invocations.invokes is 'True if F-tax is invoked, false if the talent takes that back.';
comment on column f_tax_invocations.account_id is 'Account that stated it. No foreign key: the books outlive it.';
comment on column f_tax_invocations.actor_name is 'Name of its holder at that time.';
comment on column f_tax_invocations.created_date is 'Instant of the statement.';
create index f_tax_invocations_of_candidate on f_tax_invocations (candidate_id, id desc);
create index f_tax_invocations_of_talent on f_tax_invocations (talent_id);
create trigger f_tax_invocations_keep before delete on f_tax_invocations
  for each row execute function refuse_to_change_history();
create trigger f_tax_invocations_keep_all before truncate on f_tax_invocations
  for each statement execute function refuse_to_change_history();

alter table payouts add column tax_box text;
alter table payouts add column is_insured_abroad boolean;
alter table payouts add constraint payouts_tax_box_valid check (tax_box in ('preliminary', 'sink', 'a_sink')) not valid;
alter table payouts validate constraint payouts_tax_box_valid;
comment on column payouts.tax_box is 'Kind of tax of a wage: preliminary, sink or a_sink. Null for other payouts and those of earlier releases, whose tax form tells it.';
comment on column payouts.is_insured_abroad is 'True if no contributions are paid on the wage because of a certificate (A1). Null like tax_box, meaning false.';

alter table talent_payment_details
  drop constraint talent_payment_details_tax_form_valid,
  add constraint talent_payment_details_tax_form_valid
    check (tax_form in ('F', 'FA', 'A', 'SINK', 'A_SINK', 'UMBRELLA')) not valid;
alter table talent_payment_details validate constraint talent_payment_details_tax_form_valid;
comment on column talent_payment_details.tax_form is 'F, FA, A, SINK, A_SINK or UMBRELLA; see domain/deal/price/person.ts.';

insert into rates (key, valid_from, value, source, is_uncertain) values
  ('sink_tax', '2026-01-01', 2250, 'SINK: 22,5 % från den 1 januari 2026 (lag 1991:586, riksdagens budgetbeslut i december 2025).', false),
  ('sink_tax', '2027-01-01', 2000, 'SINK: 20 % från den 1 januari 2027 (lag 1991:586, riksdagens budgetbeslut i december 2025).', false);

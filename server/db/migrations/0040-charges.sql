-- What approved work and extended rights come to: invoices and payouts are made from it.

create table charges (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  source_id uuid not null,
  candidate_id uuid not null references candidates,
  project_id uuid not null references projects,
  company_id uuid not null references companies,
  talent_id uuid not null references talents,
  status text not null,
  project_title text not null,
  role_title text not null,
  happened_on date not null,
  paid_by date not null,
  sent_date timestamptz not null,
  priced jsonb not null,
  company_price jsonb not null,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint charges_source_unique unique (source_id),
  constraint charges_kind_valid check (kind in ('work', 'extension')),
  constraint charges_status_valid check (status in ('owed', 'invoiced')),
  constraint charges_days_valid check (is_day(happened_on) and is_day(paid_by))
);
comment on table charges is 'What one piece of approved work, or one extended right, comes to. Frozen when it arises; only its status changes.';
comment on column charges.id is 'Identity.';
comment on column charges.kind is 'work: a work report that was approved or settled; extension: a right that was extended.';
comment on column charges.source_id is 'The report, or the extension: each is charged once.';
comment on column charges.candidate_id is 'The assignment.';
comment on column charges.project_id is 'The project.';
comment on column charges.company_id is 'Who pays.';
comment on column charges.talent_id is 'Who is paid.';
comment on column charges.status is 'State; see domain/charge/charge.workflow.ts.';
comment on column charges.project_title is 'Of the project as the work was approved.';
comment on column charges.role_title is 'Of the role as it was agreed.';
comment on column charges.happened_on is 'Last day of the work, or the day on which the extension was agreed, ISO.';
comment on column charges.paid_by is 'The latest day on which the talent is paid, ISO.';
comment on column charges.sent_date is 'The instant whose figures count: when the request was sent, or the extension ordered.';
comment on column charges.priced is 'Terms and work that both prices are worked out from (domain/charge/charged-price.ts).';
comment on column charges.company_price is 'What the company pays: lines, sums and VAT by rate.';
comment on column charges.created_date is 'When it arose.';
comment on column charges.updated_date is 'When the status last changed; kept by trigger.';
create index charges_owed_of_project on charges (project_id, happened_on, id) where status = 'owed';
create index charges_of_candidate on charges (candidate_id);
create index charges_of_company on charges (company_id);
create index charges_of_talent on charges (talent_id);
create index charges_of_project on charges (project_id);
create trigger charges_touch before update on charges for each row execute function touch_updated_date();

create function keep_charge() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'status' - 'updated_date' = to_jsonb(old) - 'status' - 'updated_date' then
    return new;
  end if;
  raise exception 'What was charged is never changed or removed' using errcode = 'restrict_violation';
end $$;
create trigger charges_keep before update or delete on charges for each row execute function keep_charge();
create trigger charges_keep_all before truncate on charges for each statement execute function keep_charge();

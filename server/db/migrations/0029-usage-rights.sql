-- The ledger of usage rights: one row for each line of rights of an agreement that is signed.

create table usage_rights (
  id uuid primary key default gen_random_uuid(),
  agreement_id uuid not null references agreements,
  line_index int not null,
  candidate_id uuid not null references candidates,
  project_id uuid not null references projects,
  company_id uuid not null references companies,
  talent_id uuid not null references talents,
  line jsonb not null,
  status text not null,
  published_on date,
  starts_on date,
  ends_on date,
  waits_until date,
  quiet_until date,
  extended_months int not null default 0,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint usage_rights_line_once unique (agreement_id, line_index),
  constraint usage_rights_line_counted check (line_index >= 0),
  constraint usage_rights_line_whole check (jsonb_typeof(line -> 'media') = 'array'),
  constraint usage_rights_status_valid check (status in ('coming', 'running', 'ending', 'ended', 'replaced', 'void')),
  constraint usage_rights_begun_dated check (status not in ('running', 'ending', 'ended') or starts_on is not null),
  constraint usage_rights_ends_after_start check (ends_on is null or ends_on >= starts_on),
  constraint usage_rights_extended_counted check (extended_months >= 0)
);
comment on table usage_rights is 'Where and until when what was recorded may be shown: the lines of rights of signed agreements.';
comment on column usage_rights.id is 'Identity.';
comment on column usage_rights.agreement_id is 'The agreement that gives it.';
comment on column usage_rights.line_index is 'Its place among the lines of the agreement, from 0.';
comment on column usage_rights.candidate_id is 'The assignment.';
comment on column usage_rights.project_id is 'The project.';
comment on column usage_rights.company_id is 'Who may show.';
comment on column usage_rights.talent_id is 'Who is shown.';
comment on column usage_rights.line is 'The line as it was signed (domain/terms/rights.ts); never changed.';
comment on column usage_rights.status is 'State, see domain/right/right.workflow.ts.';
comment on column usage_rights.published_on is 'Day of the first publication, as the company has reported it.';
comment on column usage_rights.starts_on is 'First day of its time: agreed, published, or the latest there may be; null while that is not known.';
comment on column usage_rights.ends_on is 'Last day of its time, extensions counted; null while that is not known or none is agreed.';
comment on column usage_rights.waits_until is 'Last day before it begins; the deadline of its start.';
comment on column usage_rights.quiet_until is 'Last day on which nothing new is to be said of its end; null when all has been said.';
comment on column usage_rights.extended_months is 'Months that have been added by signed extensions.';
comment on column usage_rights.created_date is 'When the row was made.';
comment on column usage_rights.updated_date is 'When the row last changed; kept by trigger.';
create index usage_rights_of_company on usage_rights (company_id, status, ends_on, id);
create index usage_rights_standing_of_company on usage_rights (company_id, ends_on, id)
  where status in ('coming', 'running', 'ending');
create index usage_rights_of_project on usage_rights (project_id);
create index usage_rights_of_candidate on usage_rights (candidate_id);
create index usage_rights_of_talent on usage_rights (talent_id);
create index usage_rights_to_start on usage_rights (waits_until) where status = 'coming';
create index usage_rights_to_tell on usage_rights (quiet_until) where status in ('running', 'ending');
create index usage_rights_to_end on usage_rights (ends_on) where status in ('running', 'ending');
create trigger usage_rights_touch before update on usage_rights for each row execute function touch_updated_date();
create trigger usage_rights_keep_line before update on usage_rights for each row
  when (new.line is distinct from old.line or new.agreement_id is distinct from old.agreement_id
    or new.line_index is distinct from old.line_index)
  execute function agreements_keep_documents();
create trigger usage_rights_stay before delete on usage_rights for each row execute function agreements_keep_documents();

-- What was signed before there was a ledger. Terms without a version have one use of the material, from its first showing.
insert into usage_rights (agreement_id, line_index, candidate_id, project_id, company_id, talent_id, line, status, starts_on,
  ends_on, waits_until, quiet_until)
select a.id, l.place - 1, a.candidate_id, a.project_id, a.company_id, a.talent_id, l.line, 'coming', s.starts_on, e.ends_on,
  s.starts_on - 1, e.ends_on - 61
from agreements a
  cross join lateral (
    select value as line, ordinality::int as place
    from jsonb_array_elements(case when a.terms ? 'version' then a.terms -> 'rights' else '[]' end) with ordinality
    union all
    select jsonb_build_object(
        'media', (select coalesce(jsonb_agg(medium order by medium), '[]') from jsonb_array_elements_text(a.terms -> 'usage_media') medium),
        'territory', a.terms -> 'usage_territory', 'starts_on', null, 'latest_start_on', null,
        'months', a.terms -> 'usage_months', 'exclusivity', '', 'fee_ore', null, 'renewal_ore', null), 1
    where not a.terms ? 'version' and (jsonb_array_length(a.terms -> 'usage_media') > 0
      or a.terms ->> 'usage_territory' is not null or a.terms ->> 'usage_months' is not null)) l
  cross join lateral (select coalesce(l.line ->> 'starts_on', l.line ->> 'latest_start_on')::date as starts_on) s
  cross join lateral (select (s.starts_on + make_interval(months => (l.line ->> 'months')::int))::date as after) t
  cross join lateral (
    select case when extract(day from t.after) = extract(day from s.starts_on) then t.after - 1 else t.after end as ends_on) e
where a.kind = 'work' and a.status = 'signed';

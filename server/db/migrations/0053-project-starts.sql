-- What new projects begin with, and the board of those that are open.

create table project_templates (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies,
  name text not null,
  name_key text not null,
  form jsonb not null,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint project_templates_name_unique unique (company_id, name_key),
  constraint project_templates_name_valid check (name <> '' and length(name) <= 80),
  constraint project_templates_form_valid check (jsonb_typeof(form -> 'roles') = 'array')
);
comment on table project_templates is 'Projects without people and days that a company begins new ones with.';
comment on column project_templates.id is 'Identity.';
comment on column project_templates.company_id is 'Whose it is.';
comment on column project_templates.name is 'What the company calls it.';
comment on column project_templates.name_key is 'The same in one form, by which two names are one.';
comment on column project_templates.form is 'The form of a project as it is written, without dates.';
comment on column project_templates.created_date is 'When it was saved.';
comment on column project_templates.updated_date is 'When the row last changed; kept by trigger.';
create index project_templates_of_company on project_templates (company_id, created_date desc, id);
create trigger project_templates_touch before update on project_templates for each row execute function touch_updated_date();

create index projects_on_board on projects (company_id, current_step, updated_date desc, id)
  where status in ('draft', 'casting', 'active');
create index bookings_of_company_talent on bookings (company_id, talent_id, ends_on desc) where status <> 'cancelled';

-- What companies say of those who have worked for them.

create table testimonials (
  id uuid primary key default gen_random_uuid(),
  candidate_id uuid not null references candidates,
  project_id uuid not null references projects,
  company_id uuid not null references companies,
  talent_id uuid not null references talents,
  status text not null,
  words text not null,
  given_by text not null,
  given_date timestamptz not null,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint testimonials_candidate_unique unique (candidate_id),
  constraint testimonials_status_valid check (status in ('given', 'withdrawn')),
  constraint testimonials_words_valid check (words <> '' and length(words) <= 600)
);
comment on table testimonials is 'What a company says of somebody who has worked for it. For the talent and the company alone.';
comment on column testimonials.id is 'Identity.';
comment on column testimonials.candidate_id is 'The assignment; one testimonial each.';
comment on column testimonials.project_id is 'The project.';
comment on column testimonials.company_id is 'Whose words they are.';
comment on column testimonials.talent_id is 'Of whom.';
comment on column testimonials.status is 'State; see domain/testimonial/testimonial.workflow.ts.';
comment on column testimonials.words is 'As they stand now.';
comment on column testimonials.given_by is 'Name of the member who wrote them last, at that time.';
comment on column testimonials.given_date is 'When they were first given.';
comment on column testimonials.created_date is 'When the row was made.';
comment on column testimonials.updated_date is 'When the row last changed; kept by trigger.';
create index testimonials_of_project on testimonials (project_id);
create index testimonials_of_company on testimonials (company_id);
create index testimonials_of_talent on testimonials (talent_id, given_date desc, id) where status = 'given';
create trigger testimonials_touch before update on testimonials for each row execute function touch_updated_date();

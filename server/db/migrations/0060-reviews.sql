-- What companies and talents say of each other once work is done. What companies have said before stands as published.

create table reviews (
  id uuid primary key default gen_random_uuid(),
  candidate_id uuid not null references candidates,
  project_id uuid not null references projects,
  company_id uuid not null references companies,
  talent_id uuid not null references talents,
  status text not null,
  closes_date timestamptz not null,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint reviews_candidate_unique unique (candidate_id),
  constraint reviews_status_valid check (status in ('open', 'published', 'lapsed'))
);
comment on table reviews is 'What company and talent say of each other after an assignment; each part is a row of review_parts.';
comment on column reviews.id is 'Identity.';
comment on column reviews.candidate_id is 'The assignment; one review each.';
comment on column reviews.project_id is 'The project.';
comment on column reviews.company_id is 'The company.';
comment on column reviews.talent_id is 'The talent.';
comment on column reviews.status is 'State; see domain/review/review.workflow.ts.';
comment on column reviews.closes_date is 'Instant after which nobody writes any more and what there is can be read.';
comment on column reviews.created_date is 'When it was opened.';
comment on column reviews.updated_date is 'When the row last changed; kept by trigger. Shown to nobody: it would tell that the other side has written.';
create index reviews_of_project on reviews (project_id);
create index reviews_of_company on reviews (company_id);
create index reviews_of_talent on reviews (talent_id, created_date desc, id);
create index reviews_open on reviews (closes_date) where status = 'open';
create trigger reviews_touch before update on reviews for each row execute function touch_updated_date();

create table review_parts (
  review_id uuid not null references reviews on delete cascade,
  side text not null,
  scores jsonb,
  words text not null,
  note text not null,
  written_by text not null,
  revision int not null,
  reply text,
  hidden_reason text,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  primary key (review_id, side),
  constraint review_parts_side_valid check (side in ('company', 'talent')),
  constraint review_parts_words_valid check (length(words) <= 600),
  constraint review_parts_note_valid check (length(note) <= 600),
  constraint review_parts_revision_valid check (revision >= 1),
  constraint review_parts_reply_valid check (reply <> '' and length(reply) <= 600),
  constraint review_parts_hidden_reason_valid check (hidden_reason <> '' and length(hidden_reason) <= 300)
);
comment on table review_parts is 'What one side says of the other. The other side reads none of it before the review is published.';
comment on column review_parts.review_id is 'The review.';
comment on column review_parts.side is 'Whose words they are.';
comment on column review_parts.scores is 'From 1 to 5 for each of SCORED in domain/review/review.rules.ts; null for what is from before there were scores.';
comment on column review_parts.words is 'As they stand now; may be empty.';
comment on column review_parts.note is 'For the administrators alone; may be empty.';
comment on column review_parts.written_by is 'Name of whoever wrote it last, at that time.';
comment on column review_parts.revision is 'How many times it was written: who changes it says which they saw.';
comment on column review_parts.reply is 'What the other side says of it; null until it does, and then for good.';
comment on column review_parts.hidden_reason is 'Why an administrator has hidden it; null while it is not.';
comment on column review_parts.created_date is 'When it was first written.';
comment on column review_parts.updated_date is 'When the row last changed; kept by trigger.';
create trigger review_parts_touch before update on review_parts for each row execute function touch_updated_date();

insert into reviews (id, candidate_id, project_id, company_id, talent_id, status, closes_date, created_date)
select id, candidate_id, project_id, company_id, talent_id, 'published', given_date, given_date from testimonials;
insert into review_parts (review_id, side, words, note, written_by, revision, hidden_reason, created_date)
select id, 'company', words, '', given_by, 1, case when status = 'withdrawn' then 'Omdömet togs bort.' end, given_date
from testimonials;
drop table testimonials;

-- What the bell leads to and the log of a project says goes by the type; history keeps the old names.
update notices set type = case type when 'testimonial.withdraw' then 'review.hide' else 'review.publish' end
where type like 'testimonial.%';
update project_edit_logs
set type = case type when 'testimonial.withdraw' then 'review.hide' else 'review.review-talent' end
where type like 'testimonial.%';

-- What each member of a company thought of somebody, instead of one note and one grade that the last one to write kept.

create table candidate_notes (
  candidate_id uuid not null references candidates on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  note text not null default '',
  stars smallint,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint candidate_notes_pk primary key (candidate_id, account_id),
  constraint candidate_notes_stars_valid check (stars between 1 and 5),
  constraint candidate_notes_length check (length(note) <= 2000)
);
comment on table candidate_notes is 'What one member of a company thought of a candidate; for those of the company who cast, and never for a talent or a client. A row that says nothing is removed.';
comment on column candidate_notes.candidate_id is 'Whom it is about.';
comment on column candidate_notes.account_id is 'Who wrote it, and alone may change it.';
comment on column candidate_notes.note is 'The words; empty when there are stars alone.';
comment on column candidate_notes.stars is 'The grade, 1 to 5; null when there are words alone.';
comment on column candidate_notes.created_date is 'When the row was made.';
comment on column candidate_notes.updated_date is 'When the row last changed; kept by trigger.';
create index candidate_notes_of_account on candidate_notes (account_id);
create trigger candidate_notes_touch before update on candidate_notes for each row execute function touch_updated_date();

-- Nobody wrote down who had written. A company with one person who casts has told it anyway; otherwise it is the first.
insert into candidate_notes (candidate_id, account_id, note, stars, created_date, updated_date)
select k.id, author.account_id, k.note, k.stars, k.updated_date, k.updated_date
from candidates k join projects p on p.id = k.project_id cross join lateral (
  select m.account_id from company_members m where m.company_id = p.company_id
  order by m.member_role in ('owner', 'producer', 'caster') desc, m.created_date, m.account_id limit 1) author
where k.note <> '' or k.stars is not null;

alter table candidates drop column note, drop column stars;

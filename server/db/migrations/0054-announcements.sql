-- Roles that people may find and show interest in by themselves.

create table announcements (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies,
  project_id uuid not null references projects,
  role_id uuid not null,
  status text not null,
  slug text not null,
  heading text not null,
  body text not null,
  question text not null default '',
  picture_count smallint not null default 1,
  closes_on date not null,
  is_public boolean not null default false,
  is_indexed boolean not null default false,
  shows_company boolean not null default true,
  reason text,
  decided_by text,
  decided_date timestamptz,
  published_date timestamptz,
  revision int not null default 1,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint announcements_role_fk foreign key (role_id) references project_roles,
  constraint announcements_slug_unique unique (slug),
  constraint announcements_status_valid check (status in ('draft', 'waiting', 'published', 'closed', 'refused', 'withdrawn')),
  constraint announcements_published check (published_date is not null or status <> 'published'),
  constraint announcements_slug_valid check (slug ~ '^[a-z0-9-]{6,80}$'),
  constraint announcements_heading_valid check (heading <> '' and length(heading) <= 90),
  constraint announcements_body_valid check (body <> '' and length(body) <= 4000),
  constraint announcements_question_valid check (length(question) <= 300),
  constraint announcements_pictures_valid check (picture_count between 0 and 5),
  constraint announcements_indexed_public check (is_public or not is_indexed),
  constraint announcements_days_valid check (is_day(closes_on))
);
comment on table announcements is 'A role that people may find and show interest in by themselves.';
comment on column announcements.id is 'Identity.';
comment on column announcements.company_id is 'Whose project it is.';
comment on column announcements.project_id is 'The project.';
comment on column announcements.role_id is 'The role that is announced; one at a time.';
comment on column announcements.status is 'State; see domain/announcement/announcement.workflow.ts.';
comment on column announcements.slug is 'Last part of the public address; never used again.';
comment on column announcements.heading is 'What people read first.';
comment on column announcements.body is 'What people read of the role and the work.';
comment on column announcements.question is 'What the company wants to know of whoever shows interest; empty for nothing but a message.';
comment on column announcements.picture_count is 'How many of their pictures people may choose at most.';
comment on column announcements.closes_on is 'Last ISO day to show interest; that day counts.';
comment on column announcements.is_public is 'True when everybody may read it at its own address.';
comment on column announcements.is_indexed is 'True when search engines may.';
comment on column announcements.shows_company is 'True when the company is named before somebody has shown interest.';
comment on column announcements.reason is 'Why it was refused or taken down, in words for the company; null where it was not.';
comment on column announcements.decided_by is 'Name of the administrator who decided last; null where none has.';
comment on column announcements.decided_date is 'When that was.';
comment on column announcements.published_date is 'When it was first shown; null where it never was.';
comment on column announcements.revision is 'Counts every change of what is written.';
comment on column announcements.created_date is 'When the row was made.';
comment on column announcements.updated_date is 'When the row last changed; kept by trigger.';
create unique index announcements_live_unique on announcements (role_id) where status in ('draft', 'waiting', 'published', 'refused');
create index announcements_of_role on announcements (role_id);
create index announcements_of_project on announcements (project_id);
create index announcements_of_company on announcements (company_id, created_date desc, id);
create index announcements_newest on announcements (created_date desc, id);
create index announcements_by_status on announcements (status, created_date desc, id);
create index announcements_open on announcements (published_date desc, id) where status = 'published';
create index announcements_due on announcements (closes_on, id) where status in ('waiting', 'published');
create index announcements_indexed on announcements (published_date desc, id) where status = 'published' and is_indexed;
create trigger announcements_touch before update on announcements for each row execute function touch_updated_date();

create table announcement_rules (
  is_only boolean primary key default true,
  review text not null default 'first',
  changed_by text,
  updated_date timestamptz not null default now(),
  constraint announcement_rules_one check (is_only),
  constraint announcement_rules_review_valid check (review in ('none', 'first', 'all'))
);
comment on table announcement_rules is 'What administrators have decided about announcements: one row.';
comment on column announcement_rules.is_only is 'Always true: there is one row.';
comment on column announcement_rules.review is 'Whose announcements a person reads first: none, the first of each company, or all.';
comment on column announcement_rules.changed_by is 'Name of the administrator who changed it last; null while nobody has.';
comment on column announcement_rules.updated_date is 'When the row last changed; kept by trigger.';
insert into announcement_rules default values;
create trigger announcement_rules_touch before update on announcement_rules for each row execute function touch_updated_date();

create table kept_announcements (
  talent_id uuid not null references talents on delete cascade,
  announcement_id uuid not null references announcements,
  reminded_date timestamptz,
  created_date timestamptz not null default now(),
  constraint kept_announcements_pk primary key (talent_id, announcement_id)
);
comment on table kept_announcements is 'Announcements that talents have put aside for themselves. Nobody else sees it.';
comment on column kept_announcements.talent_id is 'Who.';
comment on column kept_announcements.announcement_id is 'Which.';
comment on column kept_announcements.reminded_date is 'When they were told that it closes the day after; null for not yet.';
comment on column kept_announcements.created_date is 'When the row was made.';
create index kept_announcements_of_announcement on kept_announcements (announcement_id);

alter table candidates add column chosen_media uuid[] not null default '{}';
alter table candidates add column announcement_told_date timestamptz;
alter table candidates add constraint candidates_chosen_media_few check (cardinality(chosen_media) <= 5);
comment on column candidates.chosen_media is 'The pictures (media) that the talent chose to show interest with, in order; one that is deleted is shown no more.';
comment on column candidates.announcement_told_date is 'When who had shown interest was told that the announcement is closed; null for not yet.';

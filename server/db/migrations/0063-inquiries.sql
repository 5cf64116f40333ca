-- Questions to a person of ours, and reports of what is not right.

create table inquiries (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  category text not null,
  status text not null,
  asker text not null,
  talent_id uuid references talents on delete cascade,
  company_id uuid references companies on delete cascade,
  asker_name text not null,
  about_path text,
  taken_by uuid references accounts on delete set null,
  taken_by_name text,
  message_count integer not null,
  waits_since timestamptz not null,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint inquiries_kind_valid check (kind in ('question', 'report')),
  constraint inquiries_category_valid check (category in
    ('account', 'requests', 'work', 'agreement', 'money', 'unkind', 'dishonest', 'unsafe', 'other')),
  constraint inquiries_status_valid check (status in ('open', 'answered', 'closed')),
  constraint inquiries_asker_valid check ((asker = 'talent' and talent_id is not null and company_id is null)
    or (asker = 'company' and company_id is not null and talent_id is null)),
  constraint inquiries_message_count_valid check (message_count between 1 and 200),
  constraint inquiries_taken_valid check (taken_by is null or taken_by_name is not null),
  constraint inquiries_about_path_valid check (about_path is null or length(about_path) <= 500)
);
comment on table inquiries is 'Questions to a person of ours, and reports of what is not right. For who asked and the administrators.';
comment on column inquiries.id is 'Identity.';
comment on column inquiries.kind is 'question or report.';
comment on column inquiries.category is 'What it is about; see domain/inquiry/inquiry.rules.ts.';
comment on column inquiries.status is 'State; see domain/inquiry/inquiry.workflow.ts.';
comment on column inquiries.asker is 'Whose side asks: talent or company.';
comment on column inquiries.talent_id is 'The talent who asks.';
comment on column inquiries.company_id is 'The company that asks.';
comment on column inquiries.asker_name is 'Name of the person who asked first, at that time.';
comment on column inquiries.about_path is 'The page of ours that it is about, as an address of this site.';
comment on column inquiries.taken_by is 'The administrator who has taken it on.';
comment on column inquiries.taken_by_name is 'Their name.';
comment on column inquiries.message_count is 'How many messages there are.';
comment on column inquiries.waits_since is 'When whoever asked wrote last: the order of the queue.';
comment on column inquiries.created_date is 'When it was asked.';
comment on column inquiries.updated_date is 'When the row last changed; kept by trigger.';
create index inquiries_queue on inquiries (status, waits_since, id);
create index inquiries_of_talent on inquiries (talent_id, created_date desc, id);
create index inquiries_of_company on inquiries (company_id, created_date desc, id);
create index inquiries_taken_by on inquiries (taken_by) where taken_by is not null;
create trigger inquiries_touch before update on inquiries for each row execute function touch_updated_date();

create table inquiry_messages (
  id uuid primary key default gen_random_uuid(),
  inquiry_id uuid not null references inquiries on delete cascade,
  position integer not null,
  account_id uuid references accounts on delete set null,
  author_name text not null,
  is_ours boolean not null,
  words text not null,
  created_date timestamptz not null,
  constraint inquiry_messages_position_unique unique (inquiry_id, position),
  constraint inquiry_messages_words_valid check (words <> '' and length(words) <= 4000)
);
comment on table inquiry_messages is 'What was written in an inquiry, by both sides.';
comment on column inquiry_messages.id is 'Identity.';
comment on column inquiry_messages.inquiry_id is 'The inquiry.';
comment on column inquiry_messages.position is 'Which in order, from 1.';
comment on column inquiry_messages.account_id is 'Who wrote it.';
comment on column inquiry_messages.author_name is 'Their name, at that time.';
comment on column inquiry_messages.is_ours is 'True for what an administrator wrote.';
comment on column inquiry_messages.words is 'What was written.';
comment on column inquiry_messages.created_date is 'When.';
create index inquiry_messages_of_account on inquiry_messages (account_id) where account_id is not null;

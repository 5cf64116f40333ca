-- The record calls: ids that were deleted, conversations of a project, and indexes for lists over everything.

create table deleted_records (
  id uuid primary key,
  entity text not null,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now()
);
comment on table deleted_records is 'Ids of records that were deleted by a record call; none of them is ever used again.';
comment on column deleted_records.id is 'Identity of what is gone.';
comment on column deleted_records.entity is 'What it was, in the names of the record calls.';
comment on column deleted_records.created_date is 'When it was deleted.';
comment on column deleted_records.updated_date is 'When the row last changed; kept by trigger.';
create trigger deleted_records_touch before update on deleted_records for each row execute function touch_updated_date();

create table project_chats (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references projects on delete cascade,
  talent_id uuid not null references talents on delete cascade,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint project_chats_once unique (project_id, talent_id),
  constraint project_chats_identity unique (id, project_id, talent_id)
);
comment on table project_chats is 'The conversation of a company and a talent about a project. Made only when the talent has a booking in it.';
comment on column project_chats.id is 'Identity.';
comment on column project_chats.project_id is 'The project.';
comment on column project_chats.talent_id is 'The talent; the other side is the project''s company.';
comment on column project_chats.created_date is 'When the row was made.';
comment on column project_chats.updated_date is 'When the row last changed; kept by trigger.';
create index project_chats_of_talent on project_chats (talent_id, created_date, id);
create index project_chats_newest on project_chats (created_date, id);
create trigger project_chats_touch before update on project_chats for each row execute function touch_updated_date();

create table project_messages (
  id uuid primary key default gen_random_uuid(),
  chat_id uuid not null,
  project_id uuid not null,
  talent_id uuid not null,
  sender_account_id uuid references accounts on delete set null,
  recipient_id uuid references accounts on delete set null,
  body text not null,
  read boolean not null default false,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint project_messages_chat_fk foreign key (chat_id, project_id, talent_id) references project_chats (id, project_id, talent_id) on delete cascade,
  constraint project_messages_body_valid check (length(body) between 1 and 4000)
);
comment on table project_messages is 'What is said in the conversation of a project; the ProjectMessage of the spec.';
comment on column project_messages.id is 'Identity.';
comment on column project_messages.chat_id is 'The conversation.';
comment on column project_messages.project_id is 'Its project, for lists of a company.';
comment on column project_messages.talent_id is 'Its talent, for lists of a talent.';
comment on column project_messages.sender_account_id is 'Who wrote; null when the account is gone.';
comment on column project_messages.recipient_id is 'Whom it is to: the talent''s account, or the account of the company''s owner; null when the account is gone.';
comment on column project_messages.body is 'The words.';
comment on column project_messages.read is 'False means unread by the side it is to.';
comment on column project_messages.created_date is 'When it was sent.';
comment on column project_messages.updated_date is 'When the row last changed; kept by trigger.';
create index project_messages_of_chat on project_messages (chat_id, created_date, id);
create index project_messages_of_talent on project_messages (talent_id, created_date, id);
create index project_messages_of_project on project_messages (project_id, created_date, id);
create index project_messages_of_sender on project_messages (sender_account_id);
create index project_messages_of_recipient on project_messages (recipient_id) where not read;
create index project_messages_newest on project_messages (created_date, id);
create trigger project_messages_touch before update on project_messages for each row execute function touch_updated_date();

-- Lists of the record calls are newest first, then by id. An administrator's run over everything.
create index candidates_newest on candidates (created_date, id);
create index bookings_newest on bookings (created_date, id);
create index companies_newest on companies (created_date, id);
create index project_edit_logs_newest on project_edit_logs (created_date, id);
create index talent_notifications_all_newest on talent_notifications (created_date, id);
create index company_notifications_all_newest on company_notifications (created_date, id);
-- Companies leaf through every talent they may find; by name as well.
create index talents_by_last_name on talents (last_name, id);
create index talents_by_first_name on talents (first_name, id);

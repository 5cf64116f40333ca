-- A talent wants no more of a company; somebody reports what was written, and one of us reads it and may hide it.

create table talent_blocks (
  talent_id uuid not null references talents on delete cascade,
  company_id uuid not null references companies on delete cascade,
  created_date timestamptz not null default now(),
  constraint talent_blocks_pk primary key (talent_id, company_id)
);
comment on table talent_blocks is 'Companies that a talent has blocked: they neither find nor ask the talent, and their threads are closed.';
comment on column talent_blocks.talent_id is 'Who has blocked.';
comment on column talent_blocks.company_id is 'Whom.';
comment on column talent_blocks.created_date is 'When.';
create index talent_blocks_of_talent on talent_blocks (talent_id, created_date desc, company_id);
create index talent_blocks_of_company on talent_blocks (company_id, talent_id);

alter table inquiries add column chat_id uuid references project_chats on delete set null;
comment on column inquiries.chat_id is 'Of a report the thread that it is about, which administrators may read from then on.';
create index inquiries_of_chat on inquiries (chat_id) where chat_id is not null;

alter table project_messages
  add column hidden_reason text,
  add column hidden_date timestamptz,
  add column hidden_by uuid references accounts on delete set null,
  add constraint project_messages_hidden_valid check ((hidden_reason is null) = (hidden_date is null)
    and char_length(hidden_reason) between 1 and 500);
comment on column project_messages.hidden_reason is 'Why an administrator has hidden what was written, as both sides read it in its place; null for what stands.';
comment on column project_messages.hidden_date is 'When.';
comment on column project_messages.hidden_by is 'Who did; null too when the account is gone.';
create index project_messages_hidden_by on project_messages (hidden_by) where hidden_by is not null;

create table thread_readings (
  id uuid primary key default gen_random_uuid(),
  chat_id uuid not null references project_chats on delete cascade,
  account_id uuid references accounts on delete set null,
  reader_name text not null,
  created_date timestamptz not null
);
comment on table thread_readings is 'Each time an administrator has opened a thread that was reported. Rows are added and nothing else.';
comment on column thread_readings.id is 'Identity.';
comment on column thread_readings.chat_id is 'The thread.';
comment on column thread_readings.account_id is 'Who read it; null when the account is gone.';
comment on column thread_readings.reader_name is 'Their name, at that time.';
comment on column thread_readings.created_date is 'When.';
create index thread_readings_of_chat on thread_readings (chat_id, created_date desc, id);
create index thread_readings_of_account on thread_readings (account_id) where account_id is not null;

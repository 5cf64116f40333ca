-- A thread for each candidate, from the request on, and one for each project, from the company to all who are booked in it.
alter table project_messages drop constraint project_messages_chat_fk;
alter table project_chats drop constraint project_chats_once;
alter table project_chats drop constraint project_chats_identity;
alter table project_chats
  alter column talent_id drop not null,
  add column candidate_id uuid references candidates on delete cascade,
  add column company_id uuid references companies on delete cascade,
  add column last_number integer not null default 0,
  add column last_date timestamptz,
  add column company_wrote integer not null default 0,
  add column talent_wrote integer not null default 0,
  add column company_read integer not null default 0,
  add column company_read_date timestamptz,
  add column talent_read integer not null default 0,
  add column talent_read_date timestamptz,
  add column company_mail_date timestamptz,
  add column talent_mail_date timestamptz,
  add column guardian_mail_date timestamptz,
  add column guardian_mailed integer not null default 0;
alter table project_messages
  alter column talent_id drop not null,
  add column number integer,
  add column sender_side text;

-- What was written until now was written by somebody with a booking, so there is a candidate for each conversation.
update project_chats h set
  company_id = (select p.company_id from projects p where p.id = h.project_id),
  candidate_id = (
    select k.id from candidates k where k.project_id = h.project_id and k.talent_id = h.talent_id
    order by exists (select from bookings b where b.candidate_id = k.id and b.status <> 'cancelled') desc, k.is_deleted, k.created_date desc, k.id
    limit 1);
update project_messages m set
  number = numbered.number,
  sender_side = case
    when m.sender_account_id = t.account_id or m.sender_account_id is null and m.recipient_id is distinct from t.account_id then 'talent'
    else 'company' end
from (select id, row_number() over (partition by chat_id order by created_date, id) as number from project_messages) numbered, talents t
where numbered.id = m.id and t.id = m.talent_id;
update project_chats h set
  last_number = said.last_number, last_date = said.last_date,
  company_wrote = said.company_wrote, talent_wrote = said.talent_wrote,
  company_read = said.company_read, talent_read = said.talent_read, guardian_mailed = said.last_number
from (
  select chat_id, max(number) as last_number, max(created_date) as last_date,
    coalesce(max(number) filter (where sender_side = 'company'), 0) as company_wrote,
    coalesce(max(number) filter (where sender_side = 'talent'), 0) as talent_wrote,
    coalesce(max(number) filter (where sender_side = 'talent' and read), 0) as company_read,
    coalesce(max(number) filter (where sender_side = 'company' and read), 0) as talent_read
  from project_messages group by chat_id) said
where said.chat_id = h.id;

alter table project_chats
  alter column company_id set not null,
  add column subject_id uuid not null generated always as (coalesce(candidate_id, project_id)) stored,
  add column company_unread boolean not null generated always as (talent_wrote > company_read) stored,
  add constraint project_chats_subject_unique unique (subject_id),
  add constraint project_chats_kind_valid check ((candidate_id is null) = (talent_id is null)),
  add constraint project_chats_numbers_valid check (last_number = greatest(company_wrote, talent_wrote)
    and company_read <= last_number and talent_read <= last_number and guardian_mailed <= last_number);
alter table project_messages
  alter column number set not null,
  alter column sender_side set not null,
  drop column read,
  add constraint project_messages_chat_fk foreign key (chat_id) references project_chats on delete cascade,
  add constraint project_messages_number_unique unique (chat_id, number),
  add constraint project_messages_number_valid check (number > 0),
  add constraint project_messages_side_valid check (sender_side in ('talent', 'company'));
drop index project_messages_of_chat;
create index project_messages_of_recipient on project_messages (recipient_id);
create index project_chats_of_project on project_chats (project_id, created_date, id);
create index project_chats_of_company on project_chats (company_id, company_unread desc, last_date desc, subject_id);
create index project_chats_of_candidate on project_chats (candidate_id);
create index project_chats_company_mails on project_chats (company_mail_date) where company_mail_date is not null;
create index project_chats_talent_mails on project_chats (talent_mail_date) where talent_mail_date is not null;
create index project_chats_guardian_mails on project_chats (guardian_mail_date) where guardian_mail_date is not null;

comment on table project_chats is 'A thread: of a candidate with the company, or from the company to all who are booked in a project.';
comment on column project_chats.talent_id is 'The talent of a candidate''s thread; null for that of a project.';
comment on column project_chats.candidate_id is 'Whose thread it is; null for that of a project.';
comment on column project_chats.company_id is 'The company of the project.';
comment on column project_chats.subject_id is 'The candidate or the project, whichever it is of; by this the screens know it.';
comment on column project_chats.last_number is 'Number of the newest message; they are numbered from 1 without gaps.';
comment on column project_chats.last_date is 'When the newest message was sent.';
comment on column project_chats.company_wrote is 'Number of the newest message from the company; 0 for none.';
comment on column project_chats.talent_wrote is 'Number of the newest message from the talent; 0 for none.';
comment on column project_chats.company_read is 'Up to which number somebody of the company has read.';
comment on column project_chats.company_read_date is 'When they did.';
comment on column project_chats.company_unread is 'True while the talent has written something that nobody of the company has read.';
comment on column project_chats.talent_read is 'Up to which number the talent has read, in a candidate''s thread.';
comment on column project_chats.talent_read_date is 'When they did.';
comment on column project_chats.company_mail_date is 'When the company gets a mail about what it has not read by then; null for none.';
comment on column project_chats.talent_mail_date is 'The same for the talent.';
comment on column project_chats.guardian_mail_date is 'When the guardians of a talent under 18 get what was written; null for nothing to send.';
comment on column project_chats.guardian_mailed is 'Up to which number the guardians have got it.';
comment on table project_messages is 'What is said in a thread; the ProjectMessage of the spec.';
comment on column project_messages.chat_id is 'The thread.';
comment on column project_messages.talent_id is 'Its talent, for lists of a talent; null where it is to all who are booked.';
comment on column project_messages.recipient_id is 'Whom it is to: the talent''s account, or the account of the company''s owner; null for a message to all, and when the account is gone.';
comment on column project_messages.number is 'Its place in the thread, from 1 without gaps.';
comment on column project_messages.sender_side is 'talent or company.';

create table project_chat_readers (
  chat_id uuid not null references project_chats on delete cascade,
  talent_id uuid not null references talents on delete cascade,
  read_number integer not null default 0,
  read_date timestamptz,
  mail_date timestamptz,
  guardian_mail_date timestamptz,
  guardian_mailed integer not null default 0,
  constraint project_chat_readers_pk primary key (chat_id, talent_id)
);
comment on table project_chat_readers is 'Up to where each of those booked has read the thread of a project.';
comment on column project_chat_readers.chat_id is 'The thread.';
comment on column project_chat_readers.talent_id is 'Who reads.';
comment on column project_chat_readers.read_number is 'Up to which number they have read.';
comment on column project_chat_readers.read_date is 'When they did.';
comment on column project_chat_readers.mail_date is 'When they get a mail about what they have not read by then; null for none.';
comment on column project_chat_readers.guardian_mail_date is 'When the guardians of a talent under 18 get what was written; null for nothing to send.';
comment on column project_chat_readers.guardian_mailed is 'Up to which number the guardians have got it.';
create index project_chat_readers_of_talent on project_chat_readers (talent_id, chat_id);
create index project_chat_readers_mails on project_chat_readers (mail_date) where mail_date is not null;
create index project_chat_readers_guardian_mails on project_chat_readers (guardian_mail_date) where guardian_mail_date is not null;

-- Sent, and not yet part of a message. The bytes of what never is go with those that no row names.
create table message_uploads (
  id uuid primary key default gen_random_uuid(),
  subject_id uuid not null,
  account_id uuid not null references accounts on delete cascade,
  path text not null,
  content_type text not null,
  bytes bigint not null,
  sha256 text not null,
  created_date timestamptz not null default now()
);
comment on table message_uploads is 'A file on its way into a message; from then on it is a private file.';
comment on column message_uploads.id is 'Identity.';
comment on column message_uploads.subject_id is 'The candidate or the project of its thread.';
comment on column message_uploads.account_id is 'Who sent it, and alone may make it part of a message.';
comment on column message_uploads.path is 'Path in the file store.';
comment on column message_uploads.content_type is 'Media type, told by us.';
comment on column message_uploads.bytes is 'Size.';
comment on column message_uploads.sha256 is 'SHA-256 of the bytes in lower-case hex.';
comment on column message_uploads.created_date is 'When it was sent; an hour later it is no more.';
create index message_uploads_of_account on message_uploads (account_id);
create index message_uploads_old on message_uploads (created_date);

-- Messages in two threads can come at one instant, and each is told.
alter table notices drop constraint notices_once;
alter table notices add constraint notices_once unique nulls not distinct
  (event_id, audience, talent_id, company_id, type, created_date, related_candidate_status_id, related_project_id);

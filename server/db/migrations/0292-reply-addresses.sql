-- Addresses at which a mail about a thread is answered (docs/decisions/0208-answers-and-bounces-by-mail.md).
create table reply_addresses (
  id uuid primary key default gen_random_uuid(),
  chat_id uuid not null references project_chats (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  mailed_number integer not null default 0,
  refused_date timestamptz,
  created_date timestamptz not null default app_now(),
  constraint reply_addresses_once unique (account_id, chat_id)
);
comment on table reply_addresses is 'Mail addresses of a reader in a thread: a mail to the address becomes a message in the thread.';
comment on column reply_addresses.id is 'Identity; the address names it with a mark that only we can make.';
comment on column reply_addresses.chat_id is 'The thread.';
comment on column reply_addresses.account_id is 'The reader, who alone may write by the address.';
comment on column reply_addresses.mailed_number is 'Number of the last message that a mail with the address has shown: an answer to it reads so far.';
comment on column reply_addresses.refused_date is 'Time of the last mail that told the reader of a refused answer; null without one.';
comment on column reply_addresses.created_date is 'Creation time of the row.';
create index reply_addresses_of_chat on reply_addresses (chat_id);

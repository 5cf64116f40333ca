-- One outbox for everything that leaves the house. An entry is claimed by a lease that is committed before anything is
-- sent, so that nobody holds a connection while a server elsewhere makes up its mind.

create table outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  dedupe_key text,
  recipient text not null,
  content jsonb,
  state text not null default 'waiting',
  state_date timestamptz not null default now(),
  attempts smallint not null default 0,
  next_attempt_date timestamptz not null default now(),
  lease uuid,
  last_error text,
  handled_by uuid references accounts (id) on delete set null,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint outbox_once unique (dedupe_key),
  constraint outbox_state check (state in ('waiting', 'sent', 'dead', 'given_up')),
  constraint outbox_lease check (lease is null or state = 'waiting'),
  constraint outbox_content check (content is not null or state in ('sent', 'given_up')),
  constraint outbox_last_error check (last_error ~ '^[A-Za-z0-9_ ]{1,60}$')
);
comment on table outbox is 'Everything that leaves the house: mails, later also files to banks, calls to other systems, pushes. Written in the transaction that causes it, sent afterwards.';
comment on column outbox.id is 'Identity; the same at every attempt, so a receiver can tell a repetition. The Message-ID of a mail.';
comment on column outbox.kind is 'Which declaration says how it is sent (server/outbox/kinds.ts).';
comment on column outbox.dedupe_key is 'One entry for each key, such as event and recipient; null for what stands alone.';
comment on column outbox.recipient is 'Where it goes: the address of a mail.';
comment on column outbox.content is 'What it says, as data; rendered when it is sent. Emptied when it has been handed over or given up, since codes and names are in it; kept where nothing leaves the house.';
comment on column outbox.state is 'waiting, sent, dead (tried as often as its kind allows), given_up (an administrator has written it off).';
comment on column outbox.state_date is 'When it came into its state.';
comment on column outbox.attempts is 'How often sending has been begun since it was last put to wait.';
comment on column outbox.next_attempt_date is 'Not to be tried before: moved on by each failure, and while it is being sent to where its lease runs out.';
comment on column outbox.lease is 'Of whoever is sending it now, and new at each claim; only its holder may say how it went. Void after next_attempt_date.';
comment on column outbox.last_error is 'What the last failure was called, as codes; never what a server said, since that may hold the address.';
comment on column outbox.handled_by is 'The administrator who last had it tried again or gave it up.';
comment on column outbox.created_date is 'When the row was made.';
comment on column outbox.updated_date is 'When the row last changed; kept by trigger.';
create index outbox_due on outbox (kind, attempts, next_attempt_date) where state = 'waiting';
create index outbox_by_state on outbox (state, state_date desc, id);
create index outbox_newest on outbox (created_date desc);
create index outbox_handled_by on outbox (handled_by) where handled_by is not null;
create trigger outbox_touch before update on outbox for each row execute function touch_updated_date();

insert into outbox (id, kind, dedupe_key, recipient, content, state, state_date, attempts, next_attempt_date, created_date)
select id, 'mail', dedupe_key, to_email, content,
  case when sent_date is not null then 'sent' when attempts >= 10 then 'dead' else 'waiting' end,
  coalesce(sent_date, updated_date), attempts, next_attempt_date, created_date
from mails where sent_date is not null or content is not null;
drop table mails;

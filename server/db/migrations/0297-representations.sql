-- Agents: accounts of talents that act for other talents, by a right that each talent gives and either ends.

create table representations (
  id uuid not null,
  talent_id uuid not null references talents on delete cascade,
  agent_account_id uuid references accounts on delete cascade,
  agent_name text not null,
  agent_email text not null,
  agent_mailbox text not null generated always as (mailbox_of(agent_email)) stored,
  status text not null,
  allowed text[] not null,
  expires_date timestamptz not null,
  answered_date timestamptz,
  ended_date timestamptz,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  constraint representations_pk primary key (id),
  constraint representations_status_valid check (status in ('offered', 'accepted', 'declined', 'withdrawn', 'lapsed', 'ended')),
  constraint representations_allowed_valid check (allowed <@ array['answers', 'times', 'terms']),
  constraint representations_name_valid check (length(agent_name) between 1 and 120),
  constraint representations_of_agent check (status <> 'accepted' or agent_account_id is not null)
);
comment on table representations is 'The right of an agent to read and answer for one talent, offered by the talent and ended by either.';
comment on column representations.id is 'Identity, made by the sender, so that sending twice offers once.';
comment on column representations.talent_id is 'The talent who is acted for.';
comment on column representations.agent_account_id is 'Account of the agent, of the role talent; null before the agent has accepted.';
comment on column representations.agent_name is 'Name of the agent or the agency, as the talent writes it; companies read it.';
comment on column representations.agent_email is 'Address to which the offer was mailed; only an account of its mailbox may accept.';
comment on column representations.agent_mailbox is 'Mailbox of the address, computed by mailbox_of.';
comment on column representations.status is 'State; see domain/people/representation/representation.workflow.ts.';
comment on column representations.allowed is 'What the agent may do beside reading: see domain/people/representation/allowed.ts.';
comment on column representations.expires_date is 'Instant after which an unanswered offer is over.';
comment on column representations.answered_date is 'Instant at which the agent accepted or declined; null before.';
comment on column representations.ended_date is 'Instant at which an accepted right ended; null before.';
comment on column representations.created_date is 'Instant of the offer.';
comment on column representations.updated_date is 'Instant of the last change.';
create index representations_of_talent on representations (talent_id, created_date desc, id);
create index representations_of_agent on representations (agent_account_id, created_date desc, id)
  where agent_account_id is not null;
create index representations_of_mailbox on representations (agent_mailbox) where status = 'offered';
create index representations_due on representations (expires_date) where status = 'offered';
create unique index representations_one_agent on representations (talent_id, agent_mailbox)
  where status in ('offered', 'accepted');
create unique index representations_one_account on representations (talent_id, agent_account_id)
  where status = 'accepted';

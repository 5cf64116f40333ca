-- Members who are invited, what each may do for how much, and the yes of a second person above that.

alter table company_members add column limit_ore bigint;
alter table company_members add constraint company_members_limit_valid check (limit_ore is null or limit_ore >= 0);
comment on column company_members.limit_ore is 'What a member may order for without a second person, without VAT; null for no limit.';

create table company_invitations (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies on delete cascade,
  email text not null,
  member_role text not null,
  limit_ore bigint,
  token_hash text not null,
  expires_date timestamptz not null,
  invited_by_name text not null,
  created_date timestamptz not null,
  constraint company_invitations_address_unique unique (company_id, email),
  constraint company_invitations_token_unique unique (token_hash),
  constraint company_invitations_role_valid check (member_role in ('owner', 'producer', 'caster', 'finance', 'reader')),
  constraint company_invitations_limit_valid check (limit_ore is null or limit_ore >= 0)
);
comment on table company_invitations is 'People who are asked to act for a company and have not accepted yet.';
comment on column company_invitations.id is 'Identity.';
comment on column company_invitations.company_id is 'The company.';
comment on column company_invitations.email is 'Who is asked; another invitation to the address replaces this.';
comment on column company_invitations.member_role is 'What they will be; see domain/member/member-roles.ts.';
comment on column company_invitations.limit_ore is 'The limit that they will have.';
comment on column company_invitations.token_hash is 'Hash of the token in the link.';
comment on column company_invitations.expires_date is 'Until when the link is good.';
comment on column company_invitations.invited_by_name is 'Who invited, by name at that time.';
comment on column company_invitations.created_date is 'When.';

create table company_member_log (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies on delete cascade,
  what text not null,
  account_id uuid references accounts on delete set null,
  actor_name text not null,
  about text not null,
  detail text not null,
  created_date timestamptz not null,
  constraint company_member_log_what_valid check (what in ('invite', 'withdraw', 'join', 'change', 'remove'))
);
comment on table company_member_log is 'Who has let whom into a company, and changed what they may.';
comment on column company_member_log.id is 'Identity.';
comment on column company_member_log.company_id is 'The company.';
comment on column company_member_log.what is 'What was done.';
comment on column company_member_log.account_id is 'Who did it.';
comment on column company_member_log.actor_name is 'Their name, at that time.';
comment on column company_member_log.about is 'Whom it was about: a name or an address.';
comment on column company_member_log.detail is 'Role and limit from then on; empty where there is none.';
comment on column company_member_log.created_date is 'When.';
create index company_member_log_of_company on company_member_log (company_id, created_date desc, id);
create index company_member_log_of_account on company_member_log (account_id) where account_id is not null;

create table sign_offs (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies,
  project_id uuid not null references projects,
  status text not null,
  what text not null,
  input jsonb not null,
  cost_ore bigint not null,
  asked_by uuid references accounts on delete set null,
  asked_by_name text not null,
  decided_by_name text,
  reason text,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint sign_offs_status_valid check (status in ('asked', 'approved', 'refused', 'withdrawn', 'outdated')),
  constraint sign_offs_what_valid check (what in ('activate', 'request')),
  constraint sign_offs_cost_valid check (cost_ore >= 0)
);
comment on table sign_offs is 'What a member may not order alone: asked of a second person of the company.';
comment on column sign_offs.id is 'Identity.';
comment on column sign_offs.company_id is 'The company.';
comment on column sign_offs.project_id is 'What it is about.';
comment on column sign_offs.status is 'State; see domain/sign-off/sign-off.workflow.ts.';
comment on column sign_offs.what is 'What is to be done: activate the project, or send the requests of an order.';
comment on column sign_offs.input is 'What it is to be done with, as it was asked.';
comment on column sign_offs.cost_ore is 'What it costs the company without VAT, as it was when it was asked.';
comment on column sign_offs.asked_by is 'Who asks.';
comment on column sign_offs.asked_by_name is 'Their name, at that time.';
comment on column sign_offs.decided_by_name is 'Who has said yes or no, by name.';
comment on column sign_offs.reason is 'Why not.';
comment on column sign_offs.created_date is 'When it was asked.';
comment on column sign_offs.updated_date is 'When the row last changed; kept by trigger.';
create unique index sign_offs_open_unique on sign_offs (project_id, what) where status = 'asked';
create index sign_offs_waiting on sign_offs (company_id, created_date, id) where status = 'asked';
create index sign_offs_of_company on sign_offs (company_id);
create index sign_offs_asked_by on sign_offs (asked_by) where asked_by is not null;
create trigger sign_offs_touch before update on sign_offs for each row execute function touch_updated_date();

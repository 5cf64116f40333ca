-- What an administrator's desk is, and what administrators have looked at and done.

alter table accounts add column admin_role text;
update accounts set admin_role = 'owner' where role = 'admin';
alter table accounts add constraint accounts_admin_role_valid
  check (admin_role is null or (role = 'admin' and admin_role in ('owner', 'review', 'finance', 'support')));
comment on column accounts.admin_role is 'owner, review, finance or support; see domain/admin/admin-roles.ts. Null for who is no administrator, or has ceased to be.';

-- A stream that was opened under one role is judged anew under the next, and ends with the last.
create trigger accounts_admin_role_right after update of admin_role on accounts
  for each row when (old.admin_role is distinct from new.admin_role)
  execute function tell_end_of_right('account', 'id');

create table admin_invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  admin_role text not null,
  token_hash text not null,
  expires_date timestamptz not null,
  invited_by_name text not null,
  created_date timestamptz not null,
  constraint admin_invitations_address_unique unique (email),
  constraint admin_invitations_token_unique unique (token_hash),
  constraint admin_invitations_role_valid check (admin_role in ('owner', 'review', 'finance', 'support'))
);
comment on table admin_invitations is 'People who are asked to be administrators and have not accepted yet.';
comment on column admin_invitations.id is 'Identity.';
comment on column admin_invitations.email is 'Who is asked; another invitation to the address replaces this.';
comment on column admin_invitations.admin_role is 'What their desk will be; see domain/admin/admin-roles.ts.';
comment on column admin_invitations.token_hash is 'Hash of the token in the link.';
comment on column admin_invitations.expires_date is 'Until when the link is good.';
comment on column admin_invitations.invited_by_name is 'Who invited, by name at that time.';
comment on column admin_invitations.created_date is 'When.';

-- The few of them are read together.
create index accounts_admins on accounts (name, id) where role = 'admin';

create table audit_entries (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts,
  actor_name text not null,
  admin_role text not null,
  route text not null,
  looks_at text,
  is_command boolean not null,
  about_ids uuid[] not null,
  shows_minor boolean not null,
  request_id text not null,
  created_date timestamptz not null,
  constraint audit_entries_something check (looks_at is not null or is_command)
);
comment on table audit_entries is 'What administrators have been shown that is private, and what they have done. Nobody changes it afterwards.';
comment on column audit_entries.id is 'Identity.';
comment on column audit_entries.account_id is 'Who.';
comment on column audit_entries.actor_name is 'Their name, at that time.';
comment on column audit_entries.admin_role is 'Their desk, at that time.';
comment on column audit_entries.route is 'What was asked: a route of the contract.';
comment on column audit_entries.looks_at is 'What was shown that is private; see domain/admin/looks.ts. Null for a command that shows nothing.';
comment on column audit_entries.is_command is 'Whether something was done.';
comment on column audit_entries.about_ids is 'Whom it was about: talents and companies, and what the address named.';
comment on column audit_entries.shows_minor is 'Whether one of them was under 18 then.';
comment on column audit_entries.request_id is 'The request, as the log of the server names it.';
comment on column audit_entries.created_date is 'When the answer left.';
create index audit_entries_newest on audit_entries (created_date desc, id desc);
create index audit_entries_of_account on audit_entries (account_id, created_date desc, id desc);
create index audit_entries_of_look on audit_entries (looks_at, created_date desc, id desc);
create index audit_entries_about on audit_entries using gin (about_ids);
create trigger audit_entries_keep before update or delete on audit_entries for each row execute function refuse_any_change();

-- Whom the log is asked about is asked by name.
create index accounts_names on accounts using gin (lower(name) gin_trgm_ops);
create index companies_names on companies using gin (lower(name) gin_trgm_ops);

create function whom_it_concerns(ids uuid[]) returns uuid[] language sql stable as $$
  select coalesce(array_agg(distinct whom) filter (where whom is not null), '{}') from (
    select t.id as whom from talents t where t.id = any(ids)
    union all select c.id from companies c where c.id = any(ids)
    union all select p.company_id from projects p where p.id = any(ids)
    union all select k.talent_id from candidates k where k.id = any(ids)
    union all select unnest(array[a.talent_id, a.company_id]) from agreements a where a.id = any(ids)
    union all select b.talent_id from bookings b where b.id = any(ids)
    union all select i.talent_id from invitations i where i.id = any(ids)
    union all select l.talent_id from clearances l where l.id = any(ids)
    union all select r.talent_id from recordings r where r.id = any(ids)
    union all select o.talent_id from payouts o where o.id = any(ids)
    union all select v.company_id from invoices v where v.id = any(ids)
    union all select unnest(array[q.talent_id, q.company_id]) from inquiries q where q.id = any(ids)
  ) found
$$;
comment on function whom_it_concerns is 'The talents and companies among these ids, and those whose candidates, agreements, invoices and so on are among them.';

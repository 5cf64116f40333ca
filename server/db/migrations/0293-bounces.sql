-- Mails that did not arrive, and addresses that reach nobody (docs/decisions/0208-answers-and-bounces-by-mail.md).
create table mail_bounces (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  outbox_id uuid,
  is_hard boolean not null,
  code text not null,
  bounced_date timestamptz not null default app_now(),
  constraint mail_bounces_once unique (outbox_id)
);
comment on table mail_bounces is 'Mails to accounts that did not arrive, kept for a month.';
comment on column mail_bounces.id is 'Identity.';
comment on column mail_bounces.account_id is 'The account whose address did not take the mail.';
comment on column mail_bounces.outbox_id is 'The entry of the outbox, without a foreign key because it is deleted earlier; null if a provider has named the address alone.';
comment on column mail_bounces.is_hard is 'True if later mails will not arrive either.';
comment on column mail_bounces.code is 'Status by RFC 3463, such as 5.1.1.';
comment on column mail_bounces.bounced_date is 'Time of the report.';
create index mail_bounces_of_account on mail_bounces (account_id, bounced_date);
create index mail_bounces_old on mail_bounces (bounced_date);

alter table accounts
  add column unreached_date timestamptz,
  add column unreached_code text,
  add column mail_tried_date timestamptz;
comment on column accounts.unreached_date is 'Time since which mails do not reach the address; null while they do.';
comment on column accounts.unreached_code is 'Status of the mail that did not arrive, by RFC 3463; null while mails arrive.';
comment on column accounts.mail_tried_date is 'Time at which the owner said that the address works: bounces of earlier mails no longer count. Null if never.';
create index accounts_unreached on accounts (unreached_date, id) where unreached_date is not null;

alter table candidates add column unreached_date timestamptz;
comment on column candidates.unreached_date is 'Time at which it was known that the request has not reached its talent; null otherwise. Such a request is never late by silence.';
create index candidates_unreached on candidates (id) where unreached_date is not null;

create function forget_unreached() returns trigger language plpgsql as $$
begin
  new.unreached_date := null;
  new.unreached_code := null;
  new.mail_tried_date := case when new.email_confirmed_date is distinct from old.email_confirmed_date
    then new.email_confirmed_date else app_now() end;
  return new;
end $$;
comment on function forget_unreached() is 'A changed address, or one that is confirmed again, reaches its owner until a mail comes back.';
create trigger accounts_forget_unreached before update of email, email_confirmed_date on accounts for each row
  when (old.email is distinct from new.email or old.email_confirmed_date is distinct from new.email_confirmed_date)
  execute function forget_unreached();

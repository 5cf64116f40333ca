-- An account that money goes to waits before it is paid to, an approved payout is for the account that was approved, and
-- a change is told at addresses that were left lately too.

alter table talent_payment_details
  add column account_version uuid not null default gen_random_uuid(),
  add column account_since timestamptz;
comment on column talent_payment_details.account_version is 'Another with each account that is written, so that what was approved or confirmed for one holds for no other.';
comment on column talent_payment_details.account_since is 'When the account was written, while it waits to be paid to (domain/payment/new-account.ts); null once finance has confirmed it by a second way, and for accounts from before this was kept.';

alter table payouts add column approved_account uuid;
comment on column payouts.approved_account is 'The version of the account (talent_payment_details) that it was approved for; null before.';
update payouts o set approved_account = d.account_version
from talent_payment_details d where d.talent_id = o.talent_id and o.status in ('approved', 'in_batch');

create table earlier_addresses (
  account_id uuid not null references accounts on delete cascade,
  email text not null,
  left_date timestamptz not null,
  primary key (account_id, email)
);
comment on table earlier_addresses is 'Addresses that accounts had until lately: whoever has taken an account over by its address does not keep its owner from hearing where the money goes.';
comment on column earlier_addresses.account_id is 'Whose; goes with the account.';
comment on column earlier_addresses.email is 'The address, in the form of accounts.email.';
comment on column earlier_addresses.left_date is 'When it was left for another.';
create index earlier_addresses_left on earlier_addresses (left_date);

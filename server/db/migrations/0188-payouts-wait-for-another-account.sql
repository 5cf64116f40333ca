-- What the bank sent back does not go out again to the same account: all that its talent is to be paid waits until another
-- account is there.

alter table talent_payment_details add column account_hash text;
comment on column talent_payment_details.account_hash is 'Keyed hash of the account: tells another from the same. Null for what was written before it was kept.';

alter table payout_batch_lines add column account_hash text;
comment on column payout_batch_lines.account_hash is 'Keyed hash of the account that it goes to. Null for lines from before it was kept.';

alter table payouts add column sent_back_account_hash text;
comment on column payouts.sent_back_account_hash is 'Keyed hash of the account that the bank last sent it back from, empty where it was not kept; null where it was not the account''s fault, or it never came back. What its talent is paid waits for another.';

-- Nobody changes these rows, so the day of their last change stays.
alter table payouts disable trigger payouts_touch;
update payouts set sent_back_account_hash = '' where status = 'failed';
alter table payouts enable trigger payouts_touch;

create index payouts_sent_back on payouts (talent_id) where sent_back_account_hash is not null;

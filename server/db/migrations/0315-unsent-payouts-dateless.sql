-- The day of sending alone says that a payout was sent: a returned one has none.
alter table payouts add constraint payouts_unsent_dateless check (status in ('sent', 'paid') or sent_on is null) not valid;

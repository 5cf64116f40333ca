-- What was sent forgets where it went after a month (server/outbox/forget-recipients.ts).

comment on column outbox.recipient is 'Where it goes: the address of a mail. Emptied a month after it was sent or given up.';
-- As is what was sent; what still waits, or may be tried again, needs its address.
alter table outbox add constraint outbox_recipient check (recipient <> '' or state in ('sent', 'given_up'));
create index outbox_to_forget on outbox (state_date) where state in ('sent', 'given_up') and recipient <> '';

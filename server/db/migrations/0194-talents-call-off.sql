alter table bookings add column called_off boolean not null default false;
comment on column bookings.called_off is 'True when the talent called it off: nothing is owed for what was left of it.';
comment on column bookings.cancelled_date is 'When the company, an administrator for it, or the talent called it off; null where nobody did.';
comment on column bookings.cancel_reason is 'Why it was cancelled, as told to the other side.';
alter table bookings add constraint bookings_called_off_is_cancelled check (status = 'cancelled' or not called_off);

-- The overview of administrators counts what was invoiced and paid out by day.
create index invoices_by_day on invoices (issued_on) where issued_on is not null;
create index payouts_by_day_sent on payouts (sent_on) where sent_on is not null;

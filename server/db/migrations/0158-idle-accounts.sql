-- An account that nobody uses is asked about, and then deleted.
alter table accounts add column last_used_date timestamptz not null default now();
comment on column accounts.last_used_date is 'When somebody was last signed in, to the day; for accounts older than this column, the day it came.';
alter table accounts add column idle_asked_date timestamptz;
comment on column accounts.idle_asked_date is 'When it was asked whether the account is to stay, because nobody used it; null while it is used.';
create index accounts_idle on accounts (last_used_date) where erased_date is null;

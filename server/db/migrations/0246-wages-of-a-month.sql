alter table payees add column birth_date date;
comment on column payees.birth_date is 'Birth date of an erased person who was paid a wage; null before. It decides the contributions that are declared.';

create index payouts_wages_by_day on payouts (sent_on) where way = 'wage' and status in ('sent', 'paid');

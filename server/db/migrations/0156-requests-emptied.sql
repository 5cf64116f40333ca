-- What was written of a request that led to no booking goes after two years.
alter table candidates add column emptied_date timestamptz;
comment on column candidates.emptied_date is 'When what was written in and about the request was taken away; null before.';
create index candidates_to_empty on candidates (updated_date) where emptied_date is null;

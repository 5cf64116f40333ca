alter table closed_months add column left_open text[] not null default '{}';
comment on column closed_months.left_open is 'Lines of the month that were open when it was closed, by code (domain/money/month/month-lines.ts).';

-- How long each company lets people wait is counted for all at once, every hour, so that companies can be put in that order
-- without all their decisions being read.

create table company_answer_times (
  company_id uuid not null references companies on delete cascade,
  hours integer not null,
  constraint company_answer_times_pk primary key (company_id),
  constraint company_answer_times_counted check (hours >= 0)
);
comment on table company_answer_times is 'How long a company takes from a yes to its decision, for those that have decided on somebody in the last year.';
comment on column company_answer_times.company_id is 'The company.';
comment on column company_answer_times.hours is 'The middle one of its times, in whole hours.';
create index company_answer_times_longest on company_answer_times (hours desc, company_id);

-- A project whose company stays silent after the last day of work is completed by itself, after the company was asked.

alter table projects add column work_ends_on date;
alter table projects add column completion_asked_date timestamptz;
alter table projects add column completes_on date;
comment on column projects.work_ends_on is 'Last day of work, ISO; follows from project_dates.';
comment on column projects.completion_asked_date is 'When the company was asked to confirm that the work is done.';
comment on column projects.completes_on is 'Last day for the company to say that it is not; the work counts as done the day after.';

create function follow_project_dates() returns trigger language plpgsql as $$
begin
  update projects p set work_ends_on = (select max(d.ends_on) from project_dates d where d.project_id = p.id)
    where p.id = coalesce(new.project_id, old.project_id)
      and p.work_ends_on is distinct from (select max(d.ends_on) from project_dates d where d.project_id = p.id);
  return null;
end $$;
create trigger project_dates_follow after insert or update or delete on project_dates for each row execute function follow_project_dates();
update projects p set work_ends_on = (select max(d.ends_on) from project_dates d where d.project_id = p.id);

create index projects_to_ask on projects (work_ends_on) where status = 'active' and completion_asked_date is null;
create index projects_to_complete on projects (completes_on) where status = 'active';

-- Days and instants that somebody writes are from 1900 to 2100 (domain/time/day.ts). What lies outside could be kept and
-- not be read again.

create function is_day(given date) returns boolean language sql immutable parallel safe
  return given between date '1900-01-01' and date '2100-12-31';
comment on function is_day is 'Whether something may be about that day; domain/time/day.ts says the same.';

create function is_instant(given timestamptz) returns boolean language sql immutable parallel safe
  return given >= timestamptz '1900-01-01 00:00:00+00' and given < timestamptz '2101-01-01 00:00:00+00';
comment on function is_instant is 'Whether something may have happened then; domain/time/instant.ts says the same.';

create function asks_for_days(query jsonb) returns boolean language sql immutable parallel safe
  return not query @? '$.wishes[*].any[*] ? (@.kind == "dates" && (@.from < "1900-01-01" || @.to > "2100-12-31"))';
comment on function asks_for_days is 'Whether all days that a query of talents asks for are such as is_day knows.';

-- What was kept before: what was to happen on no day happens on none, what has happened did so by now at the latest.
update projects set decision_by = null where not is_day(decision_by);
update projects set created_date = greatest(least(created_date, now()), '1900-01-01Z'),
  updated_date = greatest(least(updated_date, now()), '1900-01-01Z')
  where not is_instant(created_date) or not is_instant(updated_date) or greatest(created_date, updated_date) > now();
update shortlist_people set created_date = greatest(least(created_date, now()), '1900-01-01Z') where not is_instant(created_date);
delete from project_dates where not is_day(starts_on) or not is_day(ends_on);
update candidates set answer_by = greatest(least(answer_by, '2100-12-31'), '1900-01-01') where not is_day(answer_by);
update bookings set starts_on = greatest(least(starts_on, '2100-12-31'), '1900-01-01'),
  ends_on = greatest(least(ends_on, '2100-12-31'), '1900-01-01') where not is_day(starts_on) or not is_day(ends_on);
update project_roles set wanted = jsonb_set(wanted, '{wishes}', coalesce((
    select jsonb_agg(wish order by place) from jsonb_array_elements(wanted -> 'wishes') with ordinality as one (wish, place)
    where asks_for_days(jsonb_build_object('wishes', jsonb_build_array(wish)))), '[]'))
  where not asks_for_days(wanted);
-- Without a wish more people fit: nobody is mailed of them unasked.
update saved_searches set notify = 'off', query = jsonb_set(query, '{wishes}', coalesce((
    select jsonb_agg(wish order by place) from jsonb_array_elements(query -> 'wishes') with ordinality as one (wish, place)
    where asks_for_days(jsonb_build_object('wishes', jsonb_build_array(wish)))), '[]'))
  where not asks_for_days(query);

alter table projects add constraint projects_days_valid check (is_day(decision_by)),
  add constraint projects_instants_valid check (is_instant(created_date) and is_instant(updated_date));
alter table project_dates add constraint project_dates_days_valid check (is_day(starts_on) and is_day(ends_on));
alter table candidates add constraint candidates_days_valid check (is_day(answer_by));
alter table bookings add constraint bookings_days_valid check (is_day(starts_on) and is_day(ends_on));
alter table busy_spans add constraint busy_spans_days_valid check (is_day(starts_on) and is_day(ends_on));
alter table accounts add constraint accounts_days_valid check (is_day(birth_date));
alter table talents add constraint talents_days_valid check (is_day(birth_date));
alter table shortlist_people add constraint shortlist_people_instants_valid check (is_instant(created_date));
alter table project_roles add constraint project_roles_days_valid check (asks_for_days(wanted));
alter table saved_searches add constraint saved_searches_days_valid check (asks_for_days(query));

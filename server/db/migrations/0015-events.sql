-- Events name their noun and, in rows of their own, everything they concern; nobody can change or remove one. One table
-- of notices for all who have a bell, administrators too.

alter table events add column noun text;
update events set noun = split_part(type, '.', 1);
alter table events alter column noun set not null;

create table event_concerns (
  event_id bigint not null references events,
  noun text not null,
  concerned_id uuid not null,
  constraint event_concerns_pk primary key (event_id, noun, concerned_id),
  constraint event_concerns_noun_valid check (noun in ('company', 'project', 'talent', 'candidate'))
);
comment on table event_concerns is 'Whom and what an event is about beside its own object. Kept when those are gone.';
comment on column event_concerns.event_id is 'The event.';
comment on column event_concerns.noun is 'company, project, talent or candidate.';
comment on column event_concerns.concerned_id is 'Its id.';
create index event_concerns_of on event_concerns (noun, concerned_id, event_id desc);

insert into event_concerns (event_id, noun, concerned_id)
  select id, 'company', company_id from events where company_id is not null
  union all select id, 'project', project_id from events where project_id is not null
  union all select id, 'talent', talent_id from events where talent_id is not null
  union all select id, 'candidate', subject_id from events where noun = 'candidate';

drop index events_of_project;
alter table events drop column company_id;
alter table events drop column project_id;
alter table events drop column talent_id;
-- Who acted is kept by number when the account is gone.
alter table events drop constraint events_actor_account_id_fkey;
create index events_of_actor on events (actor_account_id);
comment on column events.noun is 'What it happened to: company, project, candidate, booking or guardian.';
comment on column events.actor_role is 'talent, company, admin, guardian or system.';

create function refuse_to_change_history() returns trigger language plpgsql as $$
begin
  -- People have a right to be forgotten: whoever deletes a person says so for the transaction, and may then blank names.
  if tg_op = 'UPDATE' and current_setting('medverka.forgetting', true) = 'on' then
    return new;
  end if;
  raise exception 'Rows of % are never changed or removed', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger events_keep before update or delete on events for each row execute function refuse_to_change_history();
create trigger events_keep_all before truncate on events for each statement execute function refuse_to_change_history();
create trigger event_concerns_keep before update or delete on event_concerns for each row execute function refuse_to_change_history();
create trigger event_concerns_keep_all before truncate on event_concerns for each statement execute function refuse_to_change_history();

create table notices (
  id uuid primary key default gen_random_uuid(),
  audience text not null,
  talent_id uuid references talents on delete cascade,
  company_id uuid references companies on delete cascade,
  event_id bigint references events,
  title text not null,
  message text not null,
  type text not null,
  notification_type text,
  read boolean not null default false,
  related_project_id uuid references projects on delete cascade,
  related_candidate_status_id uuid references candidates on delete cascade,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint notices_audience_valid check (audience in ('talent', 'company', 'admin')),
  constraint notices_recipient_valid check ((talent_id is not null) = (audience = 'talent') and (company_id is not null) = (audience = 'company')),
  constraint notices_once unique nulls not distinct (event_id, audience, talent_id, company_id, type, created_date)
);
comment on table notices is 'What stands in a bell: of a talent, of a company (all its members), or of the administrators.';
comment on column notices.id is 'Identity.';
comment on column notices.audience is 'talent, company or admin.';
comment on column notices.talent_id is 'Which talent is told.';
comment on column notices.company_id is 'Which company is told.';
comment on column notices.event_id is 'The event it came from; null for what no event of a lifecycle tells.';
comment on column notices.title is 'Swedish heading.';
comment on column notices.message is 'Swedish sentence.';
comment on column notices.type is 'The event type, or a name of its own where there is no event.';
comment on column notices.notification_type is 'project_activated for an activation notice, otherwise null (spec, section 3).';
comment on column notices.read is 'False means unread.';
comment on column notices.related_project_id is 'The project it is about.';
comment on column notices.related_candidate_status_id is 'The candidate it is about.';
comment on column notices.created_date is 'When the row was made.';
comment on column notices.updated_date is 'When the row last changed; kept by trigger.';

insert into notices (id, audience, talent_id, company_id, event_id, title, message, type, notification_type, read,
    related_project_id, related_candidate_status_id, created_date, updated_date)
  select id, 'talent', talent_id, null, event_id, title, message, type, notification_type, read, related_project_id,
    related_candidate_status_id, created_date, updated_date from talent_notifications
  union all
  select id, 'company', null, company_id, event_id, title, message, type, notification_type, read, related_project_id,
    related_candidate_status_id, created_date, updated_date from company_notifications;
drop table talent_notifications;
drop table company_notifications;

create index notices_of_talent on notices (talent_id, created_date desc, id) where audience = 'talent';
create index notices_of_company on notices (company_id, created_date desc, id) where audience = 'company';
create index notices_of_admins on notices (created_date desc, id) where audience = 'admin';
create index notices_unread_of_talent on notices (talent_id) where audience = 'talent' and not read;
create index notices_unread_of_company on notices (company_id) where audience = 'company' and not read;
create index notices_unread_of_admins on notices (audience) where audience = 'admin' and not read;
create index notices_of_event on notices (event_id);
create trigger notices_touch before update on notices for each row execute function touch_updated_date();

-- The spec's two names for them, to read (record calls).
create view talent_notifications as select id, talent_id, event_id, title, message, type, notification_type, read, related_project_id,
  related_candidate_status_id, created_date, updated_date from notices where audience = 'talent';
create view company_notifications as select id, company_id, event_id, title, message, type, notification_type, read, related_project_id,
  related_candidate_status_id, created_date, updated_date from notices where audience = 'company';
comment on view talent_notifications is 'The notices of talents, under the name of the spec.';
comment on view company_notifications is 'The notices of companies, under the name of the spec.';
comment on column talent_notifications.talent_id is 'Who is told.';
comment on column talent_notifications.id is 'Identity.';
comment on column talent_notifications.event_id is 'The event it came from.';
comment on column talent_notifications.title is 'Swedish heading.';
comment on column talent_notifications.message is 'Swedish sentence.';
comment on column talent_notifications.type is 'The event type.';
comment on column talent_notifications.notification_type is 'project_activated for an activation notice, otherwise null (spec, section 3).';
comment on column talent_notifications.read is 'False means unread.';
comment on column talent_notifications.related_project_id is 'The project it is about.';
comment on column talent_notifications.related_candidate_status_id is 'The candidate it is about.';
comment on column talent_notifications.created_date is 'When the row was made.';
comment on column talent_notifications.updated_date is 'When the row last changed; kept by trigger.';
comment on column company_notifications.company_id is 'Who is told.';
comment on column company_notifications.id is 'Identity.';
comment on column company_notifications.event_id is 'The event it came from.';
comment on column company_notifications.title is 'Swedish heading.';
comment on column company_notifications.message is 'Swedish sentence.';
comment on column company_notifications.type is 'The event type.';
comment on column company_notifications.notification_type is 'project_activated for an activation notice, otherwise null (spec, section 3).';
comment on column company_notifications.read is 'False means unread.';
comment on column company_notifications.related_project_id is 'The project it is about.';
comment on column company_notifications.related_candidate_status_id is 'The candidate it is about.';
comment on column company_notifications.created_date is 'When the row was made.';
comment on column company_notifications.updated_date is 'When the row last changed; kept by trigger.';

-- Talents, companies, projects, candidates, bookings, and what follows from their events.

create table talents (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  first_name text not null,
  last_name text not null,
  birth_date date,
  profile_image text,
  is_verified boolean not null default false,
  profile_completed boolean not null default false,
  is_paused boolean not null default false,
  guardian_consent_date timestamptz,
  categories text[] not null default '{}',
  plays_genders text[] not null default '{}',
  playing_age_min smallint,
  playing_age_max smallint,
  municipality_id text,
  height_cm smallint,
  hair_color text,
  hair_length text,
  eye_color text,
  facial_hair text,
  dialect text,
  licences text[] not null default '{}',
  bio text not null default '',
  day_fee_min_ore bigint,
  completeness smallint not null default 0,
  search_text text not null default '',
  search_vector tsvector generated always as (to_tsvector('swedish', search_text)) stored,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint talents_account_unique unique (account_id),
  constraint talents_playing_age_valid check (playing_age_min between 0 and 110 and playing_age_max between playing_age_min and 110),
  constraint talents_height_valid check (height_cm between 40 and 230),
  constraint talents_completeness_valid check (completeness between 0 and 100),
  constraint talents_genders_valid check (plays_genders <@ array['female', 'male', 'non_binary']),
  constraint talents_day_fee_valid check (day_fee_min_ore between 0 and 100000000)
);
comment on table talents is 'A person who can be asked for work: the CV. Name and birth date here are what the product shows and counts with.';
comment on column talents.id is 'Identity.';
comment on column talents.account_id is 'Who signs in; auth_user_id of the spec. The profile goes with the account.';
comment on column talents.first_name is 'Given name.';
comment on column talents.last_name is 'Family name; empty when a provider gave one name only.';
comment on column talents.birth_date is 'ISO day; never shown to companies, who see the playing age.';
comment on column talents.profile_image is 'Address path of the main portrait; null before the first picture.';
comment on column talents.is_verified is 'True when the e-mail is confirmed (spec, section 4); required to sign in.';
comment on column talents.profile_completed is 'True when the five steps of the profile are done.';
comment on column talents.is_paused is 'True while the talent does not want to be found.';
comment on column talents.guardian_consent_date is 'When a guardian consented; a talent under 18 is not visible before.';
comment on column talents.categories is 'Trades, ids of the vocabulary.';
comment on column talents.plays_genders is 'Genders the talent plays: female, male, non_binary.';
comment on column talents.playing_age_min is 'Youngest age played, years.';
comment on column talents.playing_age_max is 'Oldest age played, years.';
comment on column talents.municipality_id is 'Where the talent lives: SCB code of the municipality; its first two digits are the county.';
comment on column talents.height_cm is 'Height in centimetres.';
comment on column talents.hair_color is 'Id of the vocabulary.';
comment on column talents.hair_length is 'Id of the vocabulary.';
comment on column talents.eye_color is 'Id of the vocabulary.';
comment on column talents.facial_hair is 'Id of the vocabulary.';
comment on column talents.dialect is 'Id of the vocabulary.';
comment on column talents.licences is 'Driving and other licences, ids of the vocabulary.';
comment on column talents.bio is 'The talent in their own words.';
comment on column talents.day_fee_min_ore is 'Lowest fee per day the talent wants to be asked for, in öre; shown to the talent only.';
comment on column talents.completeness is 'Strength of the profile, 0 to 100, by the rule in domain/talent.';
comment on column talents.search_text is 'What free text finds: name, trades, skills, languages and bio in Swedish words. Written by the command that saves the profile.';
comment on column talents.search_vector is 'Stems of search_text.';
comment on column talents.created_date is 'When the row was made.';
comment on column talents.updated_date is 'When the row last changed; kept by trigger.';
create index talents_created on talents (created_date);
create index talents_ranked on talents (completeness desc, created_date desc, id) where is_verified and profile_completed and not is_paused;
create index talents_municipality on talents (municipality_id);
create index talents_categories on talents using gin (categories);
create index talents_search on talents using gin (search_vector);
create index talents_words on talents using gin (search_text gin_trgm_ops);
create trigger talents_touch before update on talents for each row execute function touch_updated_date();

create table talent_skills (
  talent_id uuid not null references talents on delete cascade,
  skill_id text not null,
  level smallint not null,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint talent_skills_pk primary key (talent_id, skill_id),
  constraint talent_skills_level_valid check (level between 1 and 4)
);
comment on table talent_skills is 'What a talent can do, and how well.';
comment on column talent_skills.talent_id is 'Whose skill; goes with the profile.';
comment on column talent_skills.skill_id is 'Id of the vocabulary.';
comment on column talent_skills.level is '1 grund, 2 van, 3 mycket van, 4 professionell.';
comment on column talent_skills.created_date is 'When the row was made.';
comment on column talent_skills.updated_date is 'When the row last changed; kept by trigger.';
create index talent_skills_found on talent_skills (skill_id, level, talent_id);
create trigger talent_skills_touch before update on talent_skills for each row execute function touch_updated_date();

create table talent_languages (
  talent_id uuid not null references talents on delete cascade,
  language_id text not null,
  level smallint not null,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint talent_languages_pk primary key (talent_id, language_id),
  constraint talent_languages_level_valid check (level between 1 and 4)
);
comment on table talent_languages is 'What a talent speaks, and how well.';
comment on column talent_languages.talent_id is 'Whose language; goes with the profile.';
comment on column talent_languages.language_id is 'Id of the vocabulary.';
comment on column talent_languages.level is '1 grundläggande, 2 god, 3 flytande, 4 modersmål.';
comment on column talent_languages.created_date is 'When the row was made.';
comment on column talent_languages.updated_date is 'When the row last changed; kept by trigger.';
create index talent_languages_found on talent_languages (language_id, level, talent_id);
create trigger talent_languages_touch before update on talent_languages for each row execute function touch_updated_date();

create table media (
  id uuid primary key default gen_random_uuid(),
  talent_id uuid not null references talents on delete cascade,
  path text not null,
  width integer not null,
  height integer not null,
  position smallint not null,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint media_path_unique unique (path),
  constraint media_position_unique unique (talent_id, position) deferrable initially deferred
);
comment on table media is 'Pictures of talents, as files under public/{timestamp-random}.{ext} of the bucket profile-media.';
comment on column media.id is 'Identity.';
comment on column media.talent_id is 'Who is in the picture; the row goes with the profile.';
comment on column media.path is 'Path inside the bucket; never written twice.';
comment on column media.width is 'Pixels.';
comment on column media.height is 'Pixels.';
comment on column media.position is 'Order in the profile, from 0; the first is the main portrait.';
comment on column media.created_date is 'When the row was made.';
comment on column media.updated_date is 'When the row last changed; kept by trigger.';
create trigger media_touch before update on media for each row execute function touch_updated_date();

create table companies (
  id uuid primary key default gen_random_uuid(),
  organisation_number text not null,
  name text not null,
  contact_name text not null,
  phone text not null,
  address text not null,
  postal_code text not null,
  city text not null,
  invoice_email text not null,
  about text not null default '',
  status text not null,
  status_reason text,
  decided_date timestamptz,
  email_confirmed_date timestamptz,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint companies_organisation_number_unique unique (organisation_number),
  constraint companies_organisation_number_valid check (organisation_number ~ '^[0-9]{10}$'),
  constraint companies_status_valid check (status in ('pending', 'approved', 'refused', 'suspended'))
);
comment on table companies is 'A company or production house; the CompanyApplication of the spec.';
comment on column companies.id is 'Identity.';
comment on column companies.organisation_number is 'Ten digits without hyphen, check digit verified.';
comment on column companies.name is 'Registered or trade name.';
comment on column companies.contact_name is 'Who applied.';
comment on column companies.phone is 'As typed, for Medverka and booked talents.';
comment on column companies.address is 'Street address.';
comment on column companies.postal_code is 'Five digits.';
comment on column companies.city is 'Postal town.';
comment on column companies.invoice_email is 'Where invoices go.';
comment on column companies.about is 'What the company does; shown to asked talents.';
comment on column companies.status is 'State of the application, moved by the company workflow only.';
comment on column companies.status_reason is 'Reason of a refusal or suspension, as told to the company.';
comment on column companies.decided_date is 'When an administrator last decided.';
comment on column companies.email_confirmed_date is 'When the applicant confirmed the e-mail; the application is shown from then.';
comment on column companies.created_date is 'When the row was made.';
comment on column companies.updated_date is 'When the row last changed; kept by trigger.';
create index companies_queue on companies (status, created_date);
create index companies_name on companies (name);
create trigger companies_touch before update on companies for each row execute function touch_updated_date();

create table company_members (
  company_id uuid not null references companies on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  member_role text not null,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint company_members_pk primary key (company_id, account_id),
  constraint company_members_account_unique unique (account_id),
  constraint company_members_role_valid check (member_role in ('owner', 'member'))
);
comment on table company_members is 'Who acts for a company.';
comment on column company_members.company_id is 'The company.';
comment on column company_members.account_id is 'The person; belongs to one company.';
comment on column company_members.member_role is 'owner or member.';
comment on column company_members.created_date is 'When the row was made.';
comment on column company_members.updated_date is 'When the row last changed; kept by trigger.';
create trigger company_members_touch before update on company_members for each row execute function touch_updated_date();

create table projects (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies,
  kind text not null default 'project',
  title text not null default '',
  production_type text,
  description text not null default '',
  municipality_id text,
  place text not null default '',
  usage_media text[] not null default '{}',
  usage_territory text,
  usage_months smallint,
  decision_by date,
  status text not null,
  current_step smallint not null,
  cancel_reason text,
  revision integer not null default 1,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint projects_kind_valid check (kind in ('project', 'order')),
  constraint projects_status_valid check (status in ('draft', 'casting', 'active', 'completed', 'cancelled')),
  constraint projects_step_valid check (current_step in (1, 2, 3, 4, 5)),
  constraint projects_state_valid check ((status = 'draft' and current_step = 1) or (status = 'casting' and current_step in (2, 3, 4)) or (status in ('active', 'completed') and current_step = 5) or status = 'cancelled'),
  constraint projects_usage_months_valid check (usage_months between 1 and 600)
);
comment on table projects is 'A need of a company, from draft to done. An order is a project of kind order.';
comment on column projects.id is 'Identity.';
comment on column projects.company_id is 'Whose project.';
comment on column projects.kind is 'project or order.';
comment on column projects.title is 'What the project is called.';
comment on column projects.production_type is 'Id of the vocabulary: reklamfilm, teater and so on.';
comment on column projects.description is 'The brief, read by asked talents.';
comment on column projects.municipality_id is 'Where the work is: SCB code.';
comment on column projects.place is 'Address or studio, in words.';
comment on column projects.usage_media is 'Where the material will be shown, ids of the vocabulary.';
comment on column projects.usage_territory is 'Where in the world, id of the vocabulary.';
comment on column projects.usage_months is 'For how many months from the first publication; null when not said.';
comment on column projects.decision_by is 'Besked senast: the day by which everybody asked has an answer.';
comment on column projects.status is 'State, moved by the project workflow only.';
comment on column projects.current_step is 'Step 1 to 5, moved by the project workflow only.';
comment on column projects.cancel_reason is 'Why the project was cancelled, as told to those asked.';
comment on column projects.revision is 'Counts edits, so that two people editing at once find out.';
comment on column projects.created_date is 'When the row was made.';
comment on column projects.updated_date is 'When the row last changed; kept by trigger.';
create index projects_of_company on projects (company_id, status, created_date desc);
create index projects_newest on projects (created_date desc);
create trigger projects_touch before update on projects for each row execute function touch_updated_date();

create table project_dates (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references projects on delete cascade,
  kind text not null default 'work',
  starts_on date not null,
  ends_on date not null,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint project_dates_span_valid check (ends_on >= starts_on and ends_on - starts_on <= 366),
  constraint project_dates_kind_valid check (kind in ('work', 'fitting', 'rehearsal', 'travel')),
  constraint project_dates_apart exclude using gist (project_id with =, daterange(starts_on, ends_on, '[]') with &&)
);
comment on table project_dates is 'Days of work of a project; each becomes a booking for everybody approved.';
comment on column project_dates.id is 'Identity.';
comment on column project_dates.project_id is 'The project.';
comment on column project_dates.kind is 'work, fitting, rehearsal or travel.';
comment on column project_dates.starts_on is 'First day, ISO.';
comment on column project_dates.ends_on is 'Last day, ISO.';
comment on column project_dates.created_date is 'When the row was made.';
comment on column project_dates.updated_date is 'When the row last changed; kept by trigger.';
create trigger project_dates_touch before update on project_dates for each row execute function touch_updated_date();

create table project_roles (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references projects on delete cascade,
  role_index smallint not null,
  title text not null,
  description text not null default '',
  headcount smallint not null default 1,
  day_fee_ore bigint,
  wanted jsonb not null default '{}',
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint project_roles_index_unique unique (project_id, role_index) deferrable initially deferred,
  constraint project_roles_identity unique (id, project_id, role_index),
  constraint project_roles_headcount_valid check (headcount between 1 and 500),
  constraint project_roles_day_fee_valid check (day_fee_ore between 0 and 100000000)
);
comment on table project_roles is 'A role to fill.';
comment on column project_roles.id is 'Identity.';
comment on column project_roles.project_id is 'The project.';
comment on column project_roles.role_index is 'Number of the role in its project, from 0.';
comment on column project_roles.title is 'What the role is called.';
comment on column project_roles.description is 'Who the role is, read by asked talents.';
comment on column project_roles.headcount is 'How many people.';
comment on column project_roles.day_fee_ore is 'Fee per person and day, in öre.';
comment on column project_roles.wanted is 'Who is looked for, in the shape of the talent search.';
comment on column project_roles.created_date is 'When the row was made.';
comment on column project_roles.updated_date is 'When the row last changed; kept by trigger.';
create trigger project_roles_touch before update on project_roles for each row execute function touch_updated_date();

create table role_picks (
  role_id uuid not null references project_roles on delete cascade,
  talent_id uuid not null references talents on delete cascade,
  project_id uuid not null references projects on delete cascade,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint role_picks_pk primary key (role_id, talent_id)
);
comment on table role_picks is 'Talents a company has picked for a role and not asked yet. Nothing of it is seen by the talent.';
comment on column role_picks.role_id is 'The role.';
comment on column role_picks.talent_id is 'Who was picked.';
comment on column role_picks.project_id is 'The project, for the list of a whole project.';
comment on column role_picks.created_date is 'When the row was made.';
comment on column role_picks.updated_date is 'When the row last changed; kept by trigger.';
create index role_picks_of_project on role_picks (project_id);
create index role_picks_of_talent on role_picks (talent_id);
create trigger role_picks_touch before update on role_picks for each row execute function touch_updated_date();

create table candidates (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references projects,
  role_id uuid not null,
  role_index smallint not null,
  talent_id uuid not null references talents,
  source text not null default 'request',
  interest_status text not null,
  client_decision text,
  is_deleted boolean not null,
  day_fee_ore bigint not null,
  request_message text not null default '',
  answer_by date not null,
  answer_message text not null default '',
  answered_date timestamptz,
  seen_date timestamptz,
  reminded_date timestamptz,
  closed_date timestamptz,
  closed_reason text,
  note text not null default '',
  stars smallint,
  board_position integer not null default 0,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint candidates_role_fk foreign key (role_id, project_id, role_index) references project_roles (id, project_id, role_index),
  constraint candidates_interest_valid check (interest_status in ('pending', 'interested', 'not_interested', 'overdue_interest')),
  constraint candidates_decision_valid check (client_decision in ('approved', 'rejected')),
  constraint candidates_state_valid check ((client_decision is distinct from 'approved' or interest_status = 'interested') and (client_decision is null or not is_deleted)),
  constraint candidates_source_valid check (source in ('request', 'announcement', 'order')),
  constraint candidates_stars_valid check (stars between 1 and 5)
);
comment on table candidates is 'A talent asked for a role; the ProjectCandidateStatus of the spec (candidate_id there is talent_id here).';
comment on column candidates.id is 'Identity.';
comment on column candidates.project_id is 'The project.';
comment on column candidates.role_id is 'The role.';
comment on column candidates.role_index is 'Number of the role in its project.';
comment on column candidates.talent_id is 'Who was asked.';
comment on column candidates.source is 'request, announcement or order.';
comment on column candidates.interest_status is 'The talent''s answer, moved by the candidate workflow only.';
comment on column candidates.client_decision is 'The company''s decision, moved by the candidate workflow only.';
comment on column candidates.is_deleted is 'True when withdrawn; moved by the candidate workflow only.';
comment on column candidates.day_fee_ore is 'Fee per day in the terms that were sent, in öre.';
comment on column candidates.request_message is 'Words from the company with the request.';
comment on column candidates.answer_by is 'Last day to answer; that day counts.';
comment on column candidates.answer_message is 'Words from the talent with the answer.';
comment on column candidates.answered_date is 'When the talent last answered.';
comment on column candidates.seen_date is 'When the talent first opened the request.';
comment on column candidates.reminded_date is 'When the company last reminded.';
comment on column candidates.closed_date is 'When the final answer was given to the talent; null while it can change.';
comment on column candidates.closed_reason is 'Why it was closed, in words for the talent; null for the standard words.';
comment on column candidates.note is 'The company''s private note; never leaves to a talent.';
comment on column candidates.stars is 'The company''s private grade, 1 to 5.';
comment on column candidates.board_position is 'Order on the review board.';
comment on column candidates.created_date is 'When the row was made.';
comment on column candidates.updated_date is 'When the row last changed; kept by trigger.';
create unique index candidates_open_unique on candidates (project_id, role_index, talent_id) where not is_deleted;
create index candidates_of_talent on candidates (talent_id, created_date desc);
create index candidates_of_project on candidates (project_id, role_index, board_position);
create index candidates_due on candidates (answer_by) where interest_status = 'pending' and not is_deleted;
create trigger candidates_touch before update on candidates for each row execute function touch_updated_date();

create table bookings (
  id uuid primary key default gen_random_uuid(),
  candidate_id uuid not null references candidates,
  project_id uuid not null references projects,
  role_id uuid not null references project_roles,
  company_id uuid not null references companies,
  talent_id uuid not null references talents,
  kind text not null default 'work',
  starts_on date not null,
  ends_on date not null,
  day_fee_ore bigint not null,
  status text not null,
  cancel_reason text,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint bookings_span_valid check (ends_on >= starts_on),
  constraint bookings_kind_valid check (kind in ('work', 'fitting', 'rehearsal', 'travel')),
  constraint bookings_status_valid check (status in ('confirmed', 'completed', 'cancelled')),
  constraint bookings_no_overlap exclude using gist (talent_id with =, daterange(starts_on, ends_on, '[]') with &&) where (status in ('confirmed', 'completed'))
);
comment on table bookings is 'A talent booked for a span of days. Two confirmed or completed bookings of a talent never overlap.';
comment on column bookings.id is 'Identity.';
comment on column bookings.candidate_id is 'The approved candidate it came from.';
comment on column bookings.project_id is 'The project.';
comment on column bookings.role_id is 'The role.';
comment on column bookings.company_id is 'Who booked.';
comment on column bookings.talent_id is 'Who is booked.';
comment on column bookings.kind is 'work, fitting, rehearsal or travel.';
comment on column bookings.starts_on is 'First day, ISO.';
comment on column bookings.ends_on is 'Last day, ISO.';
comment on column bookings.day_fee_ore is 'Fee per day in öre.';
comment on column bookings.status is 'State, moved by the booking workflow only.';
comment on column bookings.cancel_reason is 'Why it was cancelled, as told to the talent.';
comment on column bookings.created_date is 'When the row was made.';
comment on column bookings.updated_date is 'When the row last changed; kept by trigger.';
create index bookings_of_company on bookings (company_id, starts_on);
create index bookings_of_talent on bookings (talent_id, starts_on);
create index bookings_of_project on bookings (project_id);
create unique index bookings_once on bookings (candidate_id, starts_on) where status <> 'cancelled';
create trigger bookings_touch before update on bookings for each row execute function touch_updated_date();

create table events (
  id bigint generated always as identity primary key,
  type text not null,
  subject_id uuid not null,
  actor_role text not null,
  actor_account_id uuid references accounts on delete set null,
  actor_name text not null,
  company_id uuid references companies on delete set null,
  project_id uuid references projects on delete cascade,
  talent_id uuid references talents on delete set null,
  from_state jsonb,
  to_state jsonb not null,
  payload jsonb not null,
  created_date timestamptz not null default now(),
  constraint events_actor_role_valid check (actor_role in ('talent', 'company', 'admin', 'system'))
);
comment on table events is 'Everything that happened to an object with a lifecycle, written with the change itself. Notices, mails, the edit log and live updates are made from it.';
comment on column events.id is 'Order of events.';
comment on column events.type is 'noun.command, as declared by the workflows.';
comment on column events.subject_id is 'The object.';
comment on column events.actor_role is 'talent, company, admin or system.';
comment on column events.actor_account_id is 'Who did it; null for the system.';
comment on column events.actor_name is 'Name at that time, kept for history.';
comment on column events.company_id is 'The company concerned.';
comment on column events.project_id is 'The project concerned.';
comment on column events.talent_id is 'The talent concerned.';
comment on column events.from_state is 'State columns before; null when made.';
comment on column events.to_state is 'State columns after.';
comment on column events.payload is 'Names and terms at that time, by type.';
comment on column events.created_date is 'When the row was made.';
create index events_of_project on events (project_id, id desc);
create index events_of_subject on events (subject_id, id desc);

create table project_edit_logs (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references projects on delete cascade,
  event_id bigint references events on delete cascade,
  type text not null,
  actor_role text not null,
  actor_name text not null,
  subject text not null default '',
  field text not null,
  old_value text,
  new_value text,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint project_edit_logs_actor_role_valid check (actor_role in ('talent', 'company', 'admin', 'system'))
);
comment on table project_edit_logs is 'Every change of a project in terms of who, when, field, old and new.';
comment on column project_edit_logs.id is 'Identity.';
comment on column project_edit_logs.project_id is 'The project.';
comment on column project_edit_logs.event_id is 'The event it came from; null for an edit of fields.';
comment on column project_edit_logs.type is 'The event, or project.edit for an edit of fields.';
comment on column project_edit_logs.actor_role is 'talent, company, admin or system.';
comment on column project_edit_logs.actor_name is 'Name at that time.';
comment on column project_edit_logs.subject is 'Whom or what it concerns, in words: a talent and role, or empty.';
comment on column project_edit_logs.field is 'Which field changed.';
comment on column project_edit_logs.old_value is 'Value before, as text.';
comment on column project_edit_logs.new_value is 'Value after, as text.';
comment on column project_edit_logs.created_date is 'When the row was made.';
comment on column project_edit_logs.updated_date is 'When the row last changed; kept by trigger.';
create index project_edit_logs_of_event on project_edit_logs (event_id, field);
create index project_edit_logs_of_project on project_edit_logs (project_id, created_date desc, id);
create trigger project_edit_logs_touch before update on project_edit_logs for each row execute function touch_updated_date();

create table talent_notifications (
  id uuid primary key default gen_random_uuid(),
  talent_id uuid not null references talents on delete cascade,
  event_id bigint references events on delete set null,
  title text not null,
  message text not null,
  type text not null,
  notification_type text,
  read boolean not null default false,
  related_project_id uuid references projects on delete cascade,
  related_candidate_status_id uuid references candidates on delete cascade,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint talent_notifications_once unique (event_id, talent_id)
);
comment on table talent_notifications is 'Notices in the bell of a talent.';
comment on column talent_notifications.id is 'Identity.';
comment on column talent_notifications.talent_id is 'Who is told.';
comment on column talent_notifications.event_id is 'The event it came from; one notice for each event and recipient.';
comment on column talent_notifications.title is 'Swedish heading.';
comment on column talent_notifications.message is 'Swedish sentence.';
comment on column talent_notifications.type is 'The event type.';
comment on column talent_notifications.notification_type is 'project_activated for an activation notice, otherwise null (spec, section 3).';
comment on column talent_notifications.read is 'False means unread.';
comment on column talent_notifications.related_project_id is 'The project it is about.';
comment on column talent_notifications.related_candidate_status_id is 'The candidate it is about.';
comment on column talent_notifications.created_date is 'When the row was made.';
comment on column talent_notifications.updated_date is 'When the row last changed; kept by trigger.';
create index talent_notifications_newest on talent_notifications (talent_id, created_date desc, id);
create index talent_notifications_unread on talent_notifications (talent_id) where not read;
create trigger talent_notifications_touch before update on talent_notifications for each row execute function touch_updated_date();

create table company_notifications (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies on delete cascade,
  event_id bigint references events on delete set null,
  title text not null,
  message text not null,
  type text not null,
  notification_type text,
  read boolean not null default false,
  related_project_id uuid references projects on delete cascade,
  related_candidate_status_id uuid references candidates on delete cascade,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint company_notifications_once unique (event_id, company_id)
);
comment on table company_notifications is 'Notices in the bell of a company.';
comment on column company_notifications.id is 'Identity.';
comment on column company_notifications.company_id is 'Who is told.';
comment on column company_notifications.event_id is 'The event it came from; one notice for each event and recipient.';
comment on column company_notifications.title is 'Swedish heading.';
comment on column company_notifications.message is 'Swedish sentence.';
comment on column company_notifications.type is 'The event type.';
comment on column company_notifications.notification_type is 'project_activated for an activation notice, otherwise null (spec, section 3).';
comment on column company_notifications.read is 'False means unread.';
comment on column company_notifications.related_project_id is 'The project it is about.';
comment on column company_notifications.related_candidate_status_id is 'The candidate it is about.';
comment on column company_notifications.created_date is 'When the row was made.';
comment on column company_notifications.updated_date is 'When the row last changed; kept by trigger.';
create index company_notifications_newest on company_notifications (company_id, created_date desc, id);
create index company_notifications_unread on company_notifications (company_id) where not read;
create trigger company_notifications_touch before update on company_notifications for each row execute function touch_updated_date();

create table mails (
  id uuid primary key default gen_random_uuid(),
  dedupe_key text,
  to_email text not null,
  subject text not null,
  content jsonb,
  sent_date timestamptz,
  attempts smallint not null default 0,
  next_attempt_date timestamptz not null default now(),
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint mails_once unique (dedupe_key)
);
comment on table mails is 'Mails to send. Written in the transaction that causes them, sent afterwards by a job.';
comment on column mails.id is 'Identity.';
comment on column mails.dedupe_key is 'One mail for each key: event and recipient; null for mails that stand alone.';
comment on column mails.to_email is 'Recipient.';
comment on column mails.subject is 'Swedish subject.';
comment on column mails.content is 'What the mail says, as data: title, message, code, button. Rendered when it is sent; emptied when a real server has taken it, since codes and names are in it.';
comment on column mails.sent_date is 'When it was handed over; null while it waits.';
comment on column mails.attempts is 'How often sending has failed.';
comment on column mails.next_attempt_date is 'Not to be tried before; moved on by each failure.';
comment on column mails.created_date is 'When the row was made.';
comment on column mails.updated_date is 'When the row last changed; kept by trigger.';
create index mails_waiting on mails (next_attempt_date) where sent_date is null;
create index mails_newest on mails (created_date desc);
create trigger mails_touch before update on mails for each row execute function touch_updated_date();

-- People whom a company shows to its client by a link and a code, and what the client says of them.

create table presentations (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies,
  project_id uuid not null references projects,
  title text not null,
  greeting text not null default '',
  status text not null,
  ends_on date not null,
  shows_fee boolean not null default false,
  revision int not null default 1,
  link_number int not null default 0,
  token_hash text,
  code_hash text,
  shared_date timestamptz,
  ended_date timestamptz,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint presentations_status_valid check (status in ('draft', 'shared', 'ended')),
  constraint presentations_link_while_shared check ((status = 'shared') = (token_hash is not null)),
  constraint presentations_link_whole check ((token_hash is null) = (code_hash is null))
);
comment on table presentations is 'People whom a company shows to its client, who has no account.';
comment on column presentations.id is 'Identity.';
comment on column presentations.company_id is 'Whose project it is.';
comment on column presentations.project_id is 'The project.';
comment on column presentations.title is 'What the client reads over it.';
comment on column presentations.greeting is 'Words to the client.';
comment on column presentations.status is 'State; see domain/presentation/presentation.workflow.ts.';
comment on column presentations.ends_on is 'Last day on which its link is good.';
comment on column presentations.shows_fee is 'Whether the client reads the fee of each.';
comment on column presentations.revision is 'Counts edits, so that nobody overwrites what somebody else has just written.';
comment on column presentations.link_number is 'Counts links; guests of an earlier one see nothing any more.';
comment on column presentations.token_hash is 'SHA-256 of the token of the link; null when there is none that is good.';
comment on column presentations.code_hash is 'SHA-256 of token and code together, so that neither is found from what is kept here.';
comment on column presentations.shared_date is 'When it was first shared.';
comment on column presentations.ended_date is 'When it ended.';
comment on column presentations.created_date is 'When it was begun.';
comment on column presentations.updated_date is 'When the row last changed; kept by trigger.';
create unique index presentations_token_unique on presentations (token_hash);
create index presentations_of_project on presentations (project_id, created_date desc, id);
create index presentations_of_company on presentations (company_id);
create index presentations_due on presentations (ends_on, id) where status = 'shared';
create trigger presentations_touch before update on presentations for each row execute function touch_updated_date();

create table presentation_people (
  id uuid primary key default gen_random_uuid(),
  presentation_id uuid not null references presentations on delete cascade,
  candidate_id uuid not null references candidates on delete cascade,
  position int not null,
  words text not null default '',
  media_ids uuid[] not null default '{}',
  recording_ids uuid[] not null default '{}',
  constraint presentation_people_unique unique (presentation_id, candidate_id)
);
comment on table presentation_people is 'Somebody in a presentation, and what of them is shown. Who may not be shown any longer stands here and is left out of every answer.';
comment on column presentation_people.id is 'Identity, by which guests know them.';
comment on column presentation_people.presentation_id is 'The presentation.';
comment on column presentation_people.candidate_id is 'Who it is, for which role.';
comment on column presentation_people.position is 'Place in the order, from 0.';
comment on column presentation_people.words is 'Words of the company about them, which the client reads.';
comment on column presentation_people.media_ids is 'Pictures of theirs (media) that are shown, in order; one that is deleted is shown no more.';
comment on column presentation_people.recording_ids is 'Recordings of theirs that are shown, in order; one that is deleted is shown no more.';
create index presentation_people_in_order on presentation_people (presentation_id, position, id);
create index presentation_people_of_candidate on presentation_people (candidate_id);

create table presentation_guests (
  id uuid primary key default gen_random_uuid(),
  presentation_id uuid not null references presentations on delete cascade,
  link_number int not null,
  device_hash text not null,
  name text not null,
  first_date timestamptz not null,
  last_date timestamptz not null,
  constraint presentation_guests_unique unique (presentation_id, link_number, device_hash)
);
comment on table presentation_guests is 'Somebody who has opened a presentation with link and code, by the name that they say.';
comment on column presentation_guests.id is 'Identity.';
comment on column presentation_guests.presentation_id is 'The presentation.';
comment on column presentation_guests.link_number is 'By which of its links.';
comment on column presentation_guests.device_hash is 'SHA-256 of the random value in the cookie of their browser.';
comment on column presentation_guests.name is 'What they call themselves.';
comment on column presentation_guests.first_date is 'When they first came.';
comment on column presentation_guests.last_date is 'When they last looked.';

create table presentation_votes (
  guest_id uuid not null references presentation_guests on delete cascade,
  person_id uuid not null references presentation_people on delete cascade,
  vote text,
  comment text not null default '',
  created_date timestamptz not null,
  updated_date timestamptz not null,
  constraint presentation_votes_pk primary key (guest_id, person_id),
  constraint presentation_votes_vote_valid check (vote in ('yes', 'maybe', 'no')),
  constraint presentation_votes_say_something check (vote is not null or comment <> '')
);
comment on table presentation_votes is 'What a guest says of somebody.';
comment on column presentation_votes.guest_id is 'The guest.';
comment on column presentation_votes.person_id is 'Of whom.';
comment on column presentation_votes.vote is 'yes, maybe or no; null while there is a comment alone.';
comment on column presentation_votes.comment is 'In their words, for the company.';
comment on column presentation_votes.created_date is 'When they first said something.';
comment on column presentation_votes.updated_date is 'When they last changed it.';
create index presentation_votes_of_person on presentation_votes (person_id);

create table presentation_looks (
  guest_id uuid not null references presentation_guests on delete cascade,
  person_id uuid not null references presentation_people on delete cascade,
  what text not null,
  times int not null default 1,
  first_date timestamptz not null,
  last_date timestamptz not null,
  constraint presentation_looks_pk primary key (guest_id, person_id, what),
  constraint presentation_looks_what_valid check (what in ('person', 'tape'))
);
comment on table presentation_looks is 'What a guest has looked at, and when.';
comment on column presentation_looks.guest_id is 'The guest.';
comment on column presentation_looks.person_id is 'At whom.';
comment on column presentation_looks.what is 'person or tape.';
comment on column presentation_looks.times is 'How often.';
comment on column presentation_looks.first_date is 'When first.';
comment on column presentation_looks.last_date is 'When last.';
create index presentation_looks_of_person on presentation_looks (person_id);

-- The day of an audition: its rooms and times, who is to come when as it is planned, as they were told it, and who asks for another.

create table audition_rooms (
  id uuid primary key default gen_random_uuid(),
  audition_id uuid not null references auditions,
  room_index int not null,
  name text not null,
  created_date timestamptz not null default now(),
  constraint audition_rooms_name_valid check (name <> '' and length(name) <= 60),
  constraint audition_rooms_index_unique unique (audition_id, room_index),
  constraint audition_rooms_name_unique unique (audition_id, name)
);
comment on table audition_rooms is 'Rooms of an audition, or calls that are held side by side.';
comment on column audition_rooms.id is 'Identity.';
comment on column audition_rooms.audition_id is 'The audition.';
comment on column audition_rooms.room_index is 'Its place among the rooms, from 0.';
comment on column audition_rooms.name is 'What it is called, to those who come too.';
comment on column audition_rooms.created_date is 'When the row was made.';

create table audition_slots (
  id uuid primary key default gen_random_uuid(),
  audition_id uuid not null references auditions,
  room_id uuid not null references audition_rooms,
  starts_date timestamptz not null,
  ends_date timestamptz not null,
  kind text not null default 'slot',
  capacity int not null default 1,
  video_link text not null default '',
  published_date timestamptz,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint audition_slots_kind_valid check (kind in ('slot', 'break')),
  constraint audition_slots_span_valid check (ends_date > starts_date and ends_date - starts_date <= interval '12 hours'),
  constraint audition_slots_capacity_valid check (capacity between 1 and 12),
  constraint audition_slots_apart exclude using gist (room_id with =, tstzrange(starts_date, ends_date) with &&)
);
comment on table audition_slots is 'Times of an audition, each in one room. Those of a room never overlap.';
comment on column audition_slots.id is 'Identity.';
comment on column audition_slots.audition_id is 'The audition.';
comment on column audition_slots.room_id is 'Where.';
comment on column audition_slots.starts_date is 'From when.';
comment on column audition_slots.ends_date is 'Until when.';
comment on column audition_slots.kind is 'A time for people, or a break.';
comment on column audition_slots.capacity is 'How many may be in it together.';
comment on column audition_slots.video_link is 'Where the call of this time is; empty for the link of the audition.';
comment on column audition_slots.published_date is 'Since when people may be told of it and take it; null before.';
comment on column audition_slots.created_date is 'When the row was made.';
comment on column audition_slots.updated_date is 'When the row last changed; kept by trigger.';
create index audition_slots_of_audition on audition_slots (audition_id, starts_date, id);
create trigger audition_slots_touch before update on audition_slots for each row execute function touch_updated_date();

alter table invitations add column slot_id uuid references audition_slots;
comment on column invitations.slot_id is 'Their time as the company plans it, told or not; null without one.';
create index invitations_of_slot on invitations (slot_id);

create function free_planned_time() returns trigger language plpgsql as $$
begin
  new.slot_id := null;
  return new;
end $$;
-- Whoever does not come leaves their place to others, whatever made it so.
create trigger invitations_free_time before update of status on invitations
  for each row when (new.status in ('declined', 'withdrawn') and new.slot_id is not null) execute function free_planned_time();

create table appointments (
  id uuid primary key default gen_random_uuid(),
  invitation_id uuid not null references invitations,
  audition_id uuid not null references auditions,
  candidate_id uuid not null references candidates,
  project_id uuid not null references projects,
  company_id uuid not null references companies,
  talent_id uuid not null references talents,
  slot_id uuid references audition_slots on delete set null,
  status text not null,
  starts_date timestamptz not null,
  ends_date timestamptz not null,
  code text not null,
  told_date timestamptz not null,
  arrived_date timestamptz,
  remind_48_date timestamptz,
  remind_24_date timestamptz,
  remind_2_date timestamptz,
  reminded_48_date timestamptz,
  reminded_24_date timestamptz,
  reminded_2_date timestamptz,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint appointments_invitation_unique unique (invitation_id),
  constraint appointments_code_unique unique (code),
  constraint appointments_status_valid check (status in ('told', 'confirmed', 'declined', 'dropped', 'arrived', 'in', 'ended')),
  constraint appointments_held check (status not in ('told', 'confirmed', 'arrived', 'in') or slot_id is not null)
);
comment on table appointments is 'The time of one person at an audition, as they were told it.';
comment on column appointments.id is 'Identity.';
comment on column appointments.invitation_id is 'Whose call it belongs to.';
comment on column appointments.audition_id is 'The audition.';
comment on column appointments.candidate_id is 'Who is called.';
comment on column appointments.project_id is 'The project.';
comment on column appointments.company_id is 'Whose project it is.';
comment on column appointments.talent_id is 'The talent of the candidate.';
comment on column appointments.slot_id is 'The time; null when they have it no more.';
comment on column appointments.status is 'State; see domain/appointment/appointment.workflow.ts.';
comment on column appointments.starts_date is 'From when, as they were told last.';
comment on column appointments.ends_date is 'Until when, as they were told last.';
comment on column appointments.code is 'What their QR code says. It lets those who cast at the company sign them in, and nobody else do anything.';
comment on column appointments.told_date is 'Since when they have had this time.';
comment on column appointments.arrived_date is 'When they were signed in; null before.';
comment on column appointments.remind_48_date is 'When the system reminds two days before; null where they were told later.';
comment on column appointments.remind_24_date is 'The same a day before.';
comment on column appointments.remind_2_date is 'The same two hours before.';
comment on column appointments.reminded_48_date is 'When it did; null before.';
comment on column appointments.reminded_24_date is 'When it did; null before.';
comment on column appointments.reminded_2_date is 'When it did; null before.';
comment on column appointments.created_date is 'When the row was made.';
comment on column appointments.updated_date is 'When the row last changed; kept by trigger.';
create index appointments_of_slot on appointments (slot_id);
create index appointments_of_audition on appointments (audition_id);
create index appointments_of_candidate on appointments (candidate_id);
create index appointments_of_project on appointments (project_id);
create index appointments_of_company on appointments (company_id);
create index appointments_of_talent on appointments (talent_id, starts_date);
create index appointments_to_remind_48 on appointments (remind_48_date) where status in ('told', 'confirmed') and reminded_48_date is null;
create index appointments_to_remind_24 on appointments (remind_24_date) where status in ('told', 'confirmed') and reminded_24_date is null;
create index appointments_to_remind_2 on appointments (remind_2_date) where status in ('told', 'confirmed') and reminded_2_date is null;
create trigger appointments_touch before update on appointments for each row execute function touch_updated_date();

create table slot_wishes (
  id uuid primary key default gen_random_uuid(),
  invitation_id uuid not null references invitations,
  audition_id uuid not null references auditions,
  candidate_id uuid not null references candidates,
  project_id uuid not null references projects,
  company_id uuid not null references companies,
  talent_id uuid not null references talents,
  status text not null,
  words text not null default '',
  after_time text,
  before_time text,
  is_in_line boolean not null,
  offered_slot_id uuid references audition_slots on delete set null,
  offer_until timestamptz,
  passed_slot_ids uuid[] not null default '{}',
  answer text,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint slot_wishes_status_valid check (status in ('open', 'offered', 'met', 'closed')),
  constraint slot_wishes_words_valid check (length(words) <= 500),
  constraint slot_wishes_offer_valid check (status <> 'offered' or offer_until is not null)
);
comment on table slot_wishes is 'Somebody called to an audition who asks for another time, and may stand in line for free ones.';
comment on column slot_wishes.id is 'Identity.';
comment on column slot_wishes.invitation_id is 'Whose call it belongs to.';
comment on column slot_wishes.audition_id is 'The audition.';
comment on column slot_wishes.candidate_id is 'Who is called.';
comment on column slot_wishes.project_id is 'The project.';
comment on column slot_wishes.company_id is 'Whose project it is.';
comment on column slot_wishes.talent_id is 'The talent of the candidate.';
comment on column slot_wishes.status is 'State; see domain/slot-wish/slot-wish.workflow.ts.';
comment on column slot_wishes.words is 'What they ask for, in their words.';
comment on column slot_wishes.after_time is 'The earliest clock time that suits them (13:00); null for any.';
comment on column slot_wishes.before_time is 'The latest clock time by which they must be through; null for any.';
comment on column slot_wishes.is_in_line is 'They want to be offered times that become free.';
comment on column slot_wishes.offered_slot_id is 'The time that is kept for them now.';
comment on column slot_wishes.offer_until is 'Until when it is kept; null without an offer.';
comment on column slot_wishes.passed_slot_ids is 'Times that they were offered and did not take.';
comment on column slot_wishes.answer is 'Why the company has no other time, as it wrote; null otherwise.';
comment on column slot_wishes.created_date is 'When they asked, which is their place in the line.';
comment on column slot_wishes.updated_date is 'When the row last changed; kept by trigger.';
create unique index slot_wishes_once on slot_wishes (invitation_id) where status in ('open', 'offered');
create index slot_wishes_of_audition on slot_wishes (audition_id, created_date, id);
create index slot_wishes_of_invitation on slot_wishes (invitation_id);
create index slot_wishes_of_candidate on slot_wishes (candidate_id);
create index slot_wishes_of_project on slot_wishes (project_id);
create index slot_wishes_of_company on slot_wishes (company_id);
create index slot_wishes_of_talent on slot_wishes (talent_id);
create index slot_wishes_of_offer on slot_wishes (offered_slot_id);
create index slot_wishes_to_lapse on slot_wishes (offer_until) where status = 'offered';
create trigger slot_wishes_touch before update on slot_wishes for each row execute function touch_updated_date();

-- Films and sounds that talents send: self-tapes, showreels and voices.

create table recordings (
  id uuid primary key,
  talent_id uuid not null references talents on delete cascade,
  purpose text not null,
  invitation_id uuid,
  position int not null,
  replaces_id uuid references recordings on delete set null,
  status text not null,
  bytes bigint not null,
  kind text,
  duration_ms int,
  width int,
  height int,
  plays_everywhere boolean not null default false,
  refused_for text,
  progress int not null default 0,
  begun_date timestamptz not null,
  stale_date timestamptz not null,
  received_date timestamptz,
  delete_date timestamptz,
  lease uuid,
  lease_until timestamptz,
  attempts int not null default 0,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint recordings_purpose_valid check (purpose in ('self_tape', 'showreel', 'voice')),
  constraint recordings_invitation_fits check ((purpose = 'self_tape') = (invitation_id is not null)),
  constraint recordings_position_counted check (position >= 1),
  constraint recordings_status_valid check (status in ('receiving', 'received', 'preparing', 'ready', 'refused', 'deleted')),
  constraint recordings_bytes_counted check (bytes > 0),
  constraint recordings_kind_valid check (kind in ('video', 'audio')),
  constraint recordings_duration_counted check (duration_ms > 0),
  constraint recordings_size_counted check (width > 0 and height > 0),
  constraint recordings_refused_for_valid check (refused_for in ('not_media', 'no_duration', 'too_long', 'no_picture', 'no_sound', 'unreadable')),
  constraint recordings_progress_valid check (progress between 0 and 100)
);
comment on table recordings is 'A film or a sound that a talent sends. Its bytes stand in DATA_DIR/uploads while they come, and are private files once they are prepared.';
comment on column recordings.id is 'Identity, made by who sends, so that beginning twice is beginning once.';
comment on column recordings.talent_id is 'Whose it is.';
comment on column recordings.purpose is 'What it is for: an audition, or the profile.';
comment on column recordings.invitation_id is 'Of a self-tape, the invitation that it answers.';
comment on column recordings.position is 'Which take, from 1; of the profile, which in order.';
comment on column recordings.replaces_id is 'The one in whose place it comes once it is whole.';
comment on column recordings.status is 'State; see domain/recording/recording.workflow.ts.';
comment on column recordings.bytes is 'Size that was told when it was begun; no more is taken, and with less it is not whole.';
comment on column recordings.kind is 'What was found in it.';
comment on column recordings.duration_ms is 'How long it is, in milliseconds.';
comment on column recordings.width is 'Width of the picture as it is shown, in pixels; null for sound.';
comment on column recordings.height is 'Height of the picture as it is shown, in pixels; null for sound.';
comment on column recordings.plays_everywhere is 'Whether every browser of today plays what is kept.';
comment on column recordings.refused_for is 'Why it was refused; null unless it was.';
comment on column recordings.progress is 'How much of the preparation is done, in percent.';
comment on column recordings.begun_date is 'When sending began: what is held against a deadline.';
comment on column recordings.stale_date is 'When it is given up unless more of it comes.';
comment on column recordings.received_date is 'When it was whole.';
comment on column recordings.delete_date is 'When it is deleted by itself; null while nothing has ended what it was sent for.';
comment on column recordings.lease is 'Which claim prepares it.';
comment on column recordings.lease_until is 'Until when that claim holds, by the clock of the database.';
comment on column recordings.attempts is 'How often its preparation was begun.';
comment on column recordings.created_date is 'When the row was made.';
comment on column recordings.updated_date is 'When the row last changed; kept by trigger.';
create index recordings_of_talent on recordings (talent_id, purpose, position, id) where status <> 'deleted';
create index recordings_of_invitation on recordings (invitation_id, position, id) where status <> 'deleted';
create index recordings_to_prepare on recordings (received_date, id) where status in ('received', 'preparing');
create index recordings_stale on recordings (stale_date) where status = 'receiving';
create index recordings_to_delete on recordings (delete_date) where delete_date is not null and status <> 'deleted';
create index recordings_replacing on recordings (replaces_id) where replaces_id is not null;
create index recordings_of_gone_talents on recordings (talent_id);
create trigger recordings_touch before update on recordings for each row execute function touch_updated_date();

-- Here rather than in a command, so that every way of deleting one takes its bytes: from the commit on no address leads to them.
create function recordings_end_files() returns trigger language plpgsql as $$
begin
  update private_files set deleted_date = now()
  where noun = 'recording' and subject_id = old.id and deleted_date is null;
  return null;
end $$;
create trigger recordings_delete_files after update of status on recordings
  for each row when (new.status = 'deleted' and old.status <> 'deleted') execute function recordings_end_files();
create trigger recordings_gone_files after delete on recordings
  for each row execute function recordings_end_files();

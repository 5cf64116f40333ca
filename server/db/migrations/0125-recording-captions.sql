-- What a talent calls a film or a voice of their profile.

alter table recordings add column caption text not null default '',
  add constraint recordings_caption_length check (length(caption) <= 60);
comment on column recordings.caption is 'What the talent calls it, on the profile; empty for a tape of an audition.';

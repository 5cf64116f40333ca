-- What is checked once is checked again: words that wait for a person stand beside those that companies see.
alter table talents
  add column held_words jsonb not null default '{}',
  add constraint talents_held_words check (jsonb_typeof(held_words) = 'object');
comment on column talents.held_words is 'New words by part that companies do not see until a person has looked at them.';

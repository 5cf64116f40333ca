-- Looks that productions ask for, and the days on which talents cannot work.

alter table talents add column hair_type text;
alter table talents add column body_type text;
alter table talents add column features text[];
comment on column talents.hair_type is 'How the hair falls, id of the vocabulary; null when not told.';
comment on column talents.body_type is 'Build as the talent describes it, id of the vocabulary; null when not told.';
comment on column talents.features is 'Marks that a production may look for, ids of the vocabulary; null when not told, empty when told that there are none.';

create table busy_spans (
  id uuid primary key default gen_random_uuid(),
  talent_id uuid not null references talents on delete cascade,
  starts_on date not null,
  ends_on date not null,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint busy_spans_span_valid check (ends_on >= starts_on and ends_on - starts_on < 366),
  constraint busy_spans_no_overlap exclude using gist (talent_id with =, daterange(starts_on, ends_on, '[]') with &&)
);
comment on table busy_spans is 'Days on which a talent cannot work, as the talent says. Why is nobody''s business and is not kept; companies never see the days themselves. Spans of a talent never overlap: overlapping ones are merged.';
comment on column busy_spans.id is 'Identity.';
comment on column busy_spans.talent_id is 'Whose days; they go with the profile.';
comment on column busy_spans.starts_on is 'First day, ISO.';
comment on column busy_spans.ends_on is 'Last day, ISO; at most 366 days with the first.';
comment on column busy_spans.created_date is 'When the row was made.';
comment on column busy_spans.updated_date is 'When the row last changed; kept by trigger.';
create index busy_spans_of_talent on busy_spans (talent_id, starts_on);
create trigger busy_spans_touch before update on busy_spans for each row execute function touch_updated_date();

-- Profiles are looked at by a person before companies find them, and a talent can be shut out; what administrators set.

alter table talents
  add column review text not null default 'new',
  add column standing text not null default 'active',
  add column submitted_date timestamptz,
  add column approved_date timestamptz,
  add column reviewed_by uuid references accounts on delete set null,
  add column review_asks jsonb not null default '[]',
  add column standing_reason text,
  add column standing_date timestamptz,
  add column standing_by uuid references accounts on delete set null,
  add constraint talents_review_valid check (review in ('new', 'waiting', 'approved', 'changes_asked')),
  add constraint talents_standing_valid check (standing in ('active', 'suspended')),
  add constraint talents_approval_dated check (review <> 'approved' or approved_date is not null),
  add constraint talents_suspension_told check (standing = 'active' or standing_reason is not null);
comment on column talents.review is 'Where the review of the profile stands: new, waiting, approved, changes_asked (domain/profile).';
comment on column talents.standing is 'active, or suspended by an administrator: shut out and hidden at once.';
comment on column talents.submitted_date is 'Since when the profile has waited to be looked at; null while it does not.';
comment on column talents.approved_date is 'When the profile was last approved; null for one that never was, which companies do not find.';
comment on column talents.reviewed_by is 'The administrator who last approved it or asked for changes; null for nobody, or one who is gone.';
comment on column talents.review_asks is 'What was asked to be changed, each a part and words; empty when nothing is.';
comment on column talents.standing_reason is 'Why the talent is suspended, as they were told; null while they are not.';
comment on column talents.standing_date is 'When the talent was suspended or let in again; null when they never were.';
comment on column talents.standing_by is 'The administrator who did that; null for nobody, or one who is gone.';

alter table media add column is_shown boolean not null default true;
comment on column media.is_shown is 'False for a picture that companies do not see until a person has looked at it.';

-- Everybody of today has been seen by companies. No trigger of the search runs: nothing that it knows becomes another.
alter table talents disable trigger user;
update talents set review = 'approved', approved_date = created_date;
alter table talents enable trigger user;

-- The lists of administrators are read from indexes alone, however many talents there are.
create index talents_waiting on talents (submitted_date, id) where review = 'waiting';
create index talents_listed on talents (created_date, id)
  include (review, standing, is_verified, profile_completed, birth_date, municipality_id, is_paused);
drop index talents_created;
create index talents_by_name on talents (lower(last_name), lower(first_name), id)
  include (review, standing, is_verified, profile_completed, birth_date, municipality_id, created_date, is_paused);
create index talents_reviewed_by on talents (reviewed_by) where reviewed_by is not null;
create index talents_standing_by on talents (standing_by) where standing_by is not null;

-- Being shut out ends every right and takes back what was printed, as when the guardian's consent is taken back.
drop trigger talents_right on talents;
create trigger talents_right after update of is_verified, guardian_consent_date, standing on talents
  for each row when ((old.is_verified and not new.is_verified)
    or (old.guardian_consent_date is not null and new.guardian_consent_date is null)
    or (old.standing = 'active' and new.standing = 'suspended'))
  execute function tell_end_of_right('account', 'account_id');
drop trigger talents_hide_documents on talents;
create trigger talents_hide_documents after update of is_paused, profile_completed, is_verified, guardian_consent_date, standing on talents
  for each row when (
    (new.is_paused and not old.is_paused) or (old.profile_completed and not new.profile_completed)
    or (old.is_verified and not new.is_verified) or (old.guardian_consent_date is not null and new.guardian_consent_date is null)
    or (old.standing = 'active' and new.standing = 'suspended'))
  execute function documents_end_with_talent();

create or replace function write_talent_search(ids uuid[]) returns void language sql as $$
  insert into talent_search as s (talent_id, is_findable, visible_from, created_date, fresh_date, playing_age_min, playing_age_max,
    height_cm, completeness, answered_share, profile_points, facts, busy, changed_xid)
  select t.id,
    t.is_verified and t.profile_completed and not t.is_paused and t.birth_date is not null
      and t.approved_date is not null and t.standing = 'active',
    case
      when t.birth_date is null then 'infinity'
      when t.guardian_consent_date is not null then '-infinity'
      -- Who was born on 29 February is of age on 1 March (domain/talent).
      else (t.birth_date + interval '18 years')::date + (to_char(t.birth_date, 'MMDD') = '0229')::int
    end,
    t.created_date, t.updated_date, t.playing_age_min, t.playing_age_max, t.height_cm, t.completeness, answers.share,
    2 * t.completeness + round(1.2 * coalesce(answers.share, 60)),
    concat_ws(' ',
      case when t.playing_age_min is null or t.playing_age_max is null then 'age.unknown' end,
      case when t.height_cm is null then 'height.unknown' end,
      'place.' || coalesce(t.municipality_id, 'unknown'),
      'hair_color.' || coalesce(t.hair_color, 'unknown'),
      'hair_length.' || coalesce(t.hair_length, 'unknown'),
      'hair_type.' || coalesce(t.hair_type, 'unknown'),
      'eye_color.' || coalesce(t.eye_color, 'unknown'),
      'beard.' || coalesce(t.facial_hair, 'unknown'),
      'body_type.' || coalesce(t.body_type, 'unknown'),
      'dialect.' || coalesce(t.dialect, 'unknown'),
      case when t.features is null then 'feature.unknown' end,
      case when t.profile_image is not null then 'media.portrait' end,
      case when (select count(*) from media m where m.talent_id = t.id and m.is_shown) >= 3 then 'media.several' end,
      case when answers.is_fast then 'habit.answers_fast' end,
      case when exists (select from bookings b where b.talent_id = t.id and b.status = 'completed') then 'habit.has_worked' end,
      (select string_agg('category.' || id, ' ') from unnest(t.categories) id),
      (select string_agg('gender.' || id, ' ') from unnest(t.plays_genders) id),
      (select string_agg('feature.' || id, ' ') from unnest(t.features) id),
      (select string_agg('licence.' || id, ' ') from unnest(t.licences) id),
      (select string_agg('skill.' || skill_id || '.' || level, ' ') from talent_skills where talent_id = t.id),
      (select string_agg('language.' || language_id || '.' || level, ' ') from talent_languages where talent_id = t.id),
      nullif(told_terms(t), ''),
      (select string_agg('w.' || stem, ' ') from unnest(tsvector_to_array(t.search_vector)) stem),
      -- Names that the dictionary takes for words that say nothing.
      (select string_agg('w.' || name, ' ') from unnest(array['hans', 'mina', 'ville', 'alla']) name where t.search_text like '% ' || name || ' %')
    ),
    coalesce((
      select string_agg(starts_on || '/' || ends_on, ' ') from (
        select starts_on, ends_on from bookings b where b.talent_id = t.id and b.status in ('waiting', 'confirmed')
        union all select starts_on, ends_on from busy_spans y where y.talent_id = t.id
      ) taken), ''),
    pg_current_xact_id()
  from talents t, lateral (
    select
      round(100.0 * count(*) filter (where interest_status <> 'overdue_interest') / nullif(count(*), 0))::smallint as share,
      count(*) >= 3 and 2 * count(*) filter (where answered_date <= created_date + interval '1 day') >= count(*) as is_fast
    from candidates k
    where k.talent_id = t.id and k.interest_status in ('interested', 'not_interested', 'overdue_interest')
  ) answers
  where t.id = any(ids)
  -- Always in the same order, so that two transactions wait for each other instead of for ever.
  order by t.id
  on conflict (talent_id) do update set
    is_findable = excluded.is_findable, visible_from = excluded.visible_from, created_date = excluded.created_date,
    fresh_date = excluded.fresh_date, playing_age_min = excluded.playing_age_min, playing_age_max = excluded.playing_age_max,
    height_cm = excluded.height_cm, completeness = excluded.completeness, answered_share = excluded.answered_share,
    profile_points = excluded.profile_points, facts = excluded.facts, busy = excluded.busy, changed_xid = excluded.changed_xid
  where (s.is_findable, s.visible_from, s.created_date, s.fresh_date, s.playing_age_min, s.playing_age_max, s.height_cm,
      s.completeness, s.answered_share, s.facts, s.busy)
    is distinct from (excluded.is_findable, excluded.visible_from, excluded.created_date, excluded.fresh_date,
      excluded.playing_age_min, excluded.playing_age_max, excluded.height_cm, excluded.completeness, excluded.answered_share,
      excluded.facts, excluded.busy)
$$;

do $$ begin perform refresh_talent_search(array(select id from talents)); end $$;

create table setting_versions (
  id bigint generated always as identity,
  key text not null,
  value text not null,
  why text not null,
  account_id uuid,
  actor_name text not null,
  created_date timestamptz not null,
  constraint setting_versions_pk primary key (id),
  constraint setting_versions_why_length check (length(why) between 1 and 500)
);
comment on table setting_versions is 'What administrators have set, by key: the newest is what holds. Without one the default does (domain/setting).';
comment on column setting_versions.id is 'Identity; a later version has a higher one.';
comment on column setting_versions.key is 'Which setting.';
comment on column setting_versions.value is 'What it was set to, one of its values.';
comment on column setting_versions.why is 'Why, in the words of who set it.';
comment on column setting_versions.account_id is 'Who set it; no reference, so that it stays what it was.';
comment on column setting_versions.actor_name is 'Their name then.';
comment on column setting_versions.created_date is 'From when it holds.';
create index setting_versions_newest on setting_versions (key, id desc);
create trigger setting_versions_keep before update or delete on setting_versions
  for each row execute function refuse_any_change();
create trigger setting_versions_keep_all before truncate on setting_versions
  for each statement execute function refuse_any_change();

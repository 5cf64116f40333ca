-- The same person with two accounts: one of them goes into the other.

alter table talents
  add column merged_into uuid references talents,
  drop constraint talents_standing_valid,
  add constraint talents_standing_valid check (standing in ('active', 'suspended', 'merged')),
  drop constraint talents_suspension_told,
  add constraint talents_suspension_told check (standing <> 'suspended' or standing_reason is not null),
  add constraint talents_merged_into_somebody check ((standing = 'merged') = (merged_into is not null) and merged_into <> id);
comment on column talents.standing is 'active; suspended by an administrator: shut out and hidden at once; or merged: gone into another.';
comment on column talents.merged_into is 'The talent into which this one has gone, always the one that is there today; null for everybody else.';
create index talents_of_merged on talents (merged_into) where merged_into is not null;

create table talent_merges (
  talent_id uuid primary key references talents on delete cascade,
  into_id uuid not null references talents on delete cascade,
  name text not null,
  email text not null,
  reason text not null,
  left_out jsonb not null,
  moved jsonb not null,
  account_id uuid,
  actor_name text not null,
  created_date timestamptz not null,
  constraint talent_merges_two check (talent_id <> into_id)
);
comment on table talent_merges is 'Talents that have gone into another: what they were called, and what of their profiles was not taken over.';
comment on column talent_merges.talent_id is 'The one that went; an empty row stays for what names it and is never changed.';
comment on column talent_merges.into_id is 'The one that stayed, today.';
comment on column talent_merges.name is 'What the one that went was called.';
comment on column talent_merges.email is 'Its address, at which nobody signs in any more.';
comment on column talent_merges.reason is 'Why, in the words of who decided it.';
comment on column talent_merges.left_out is 'The values of the profile that were not chosen, by part: of the one that went, or of the one that stayed where the other was chosen.';
comment on column talent_merges.moved is 'How many of each thing came over.';
comment on column talent_merges.account_id is 'The administrator who decided it; no reference, so that it stays what it was.';
comment on column talent_merges.actor_name is 'Their name then.';
comment on column talent_merges.created_date is 'When.';
create index talent_merges_into on talent_merges (into_id, created_date);

-- Whose standing ends, ends everywhere at once, however it ended.
drop trigger talents_right on talents;
create trigger talents_right after update of is_verified, guardian_consent_date, standing on talents
  for each row when ((old.is_verified and not new.is_verified)
    or (old.guardian_consent_date is not null and new.guardian_consent_date is null)
    or (old.standing = 'active' and new.standing <> 'active'))
  execute function tell_end_of_right('account', 'account_id');
drop trigger talents_hide_documents on talents;
create trigger talents_hide_documents after update of is_paused, profile_completed, is_verified, guardian_consent_date, standing on talents
  for each row when (
    (new.is_paused and not old.is_paused) or (old.profile_completed and not new.profile_completed)
    or (old.is_verified and not new.is_verified) or (old.guardian_consent_date is not null and new.guardian_consent_date is null)
    or (old.standing = 'active' and new.standing <> 'active'))
  execute function documents_end_with_talent();

-- What is charged and paid goes over with the person; nothing else of it becomes another, and nobody but the one into
-- whom they went can get it.
create function goes_with_merge(old_id uuid, new_id uuid) returns boolean language sql stable as $$
  select old_id = new_id or exists (select from talents where id = old_id and merged_into = new_id)
$$;
create or replace function keep_charge() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and goes_with_merge(old.talent_id, new.talent_id)
    and to_jsonb(new) - 'status' - 'updated_date' - 'talent_id' = to_jsonb(old) - 'status' - 'updated_date' - 'talent_id' then
    return new;
  end if;
  raise exception 'What was charged is never changed or removed' using errcode = 'restrict_violation';
end $$;
create or replace function keep_payout() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and goes_with_merge(old.talent_id, new.talent_id)
    and (new.id, new.charge_id, new.candidate_id, new.due_on) = (old.id, old.charge_id, old.candidate_id, old.due_on)
    and (old.prepared_date is null or (new.prepared_date, new.way, new.tax_form, new.price, new.gross_ore, new.tax_ore,
      new.contributions_ore, new.vat_ore, new.net_ore, new.amount_ore, new.number, new.object_by)
      is not distinct from (old.prepared_date, old.way, old.tax_form, old.price, old.gross_ore, old.tax_ore,
      old.contributions_ore, old.vat_ore, old.net_ore, old.amount_ore, old.number, old.object_by))
    and (old.document_id is null or new.document_id = old.document_id) then return new; end if;
  raise exception 'What a payout comes to is never changed or removed' using errcode = 'restrict_violation';
end $$;

-- What was agreed to goes over with the account.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.account_id is not null and new.account_id is null then return new; end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - 'account_id' = to_jsonb(old) - 'account_id' and exists (
    select from talents gone join talents kept on kept.id = gone.merged_into
    where gone.account_id = old.account_id and kept.account_id = new.account_id) then return new; end if;
  raise exception 'rows of % are only added', tg_table_name;
end $$;
comment on function refuse_change() is 'Holds a log append-only; the changes there are: forgetting whose row it is, when the account goes, and following it into another account of the same person.';

-- Whoever was at work for the one that went while it went begins anew, as after a race that was lost: nothing is written
-- for somebody who is no more. The lock waits for a merge under way.
create function refuse_merged_talent() returns trigger language plpgsql as $$
declare found text;
begin
  select standing into found from talents where id = new.talent_id for key share;
  if found = 'merged' then
    raise exception 'The talent has gone into another' using errcode = 'serialization_failure';
  end if;
  return new;
end $$;
do $$
declare name text;
begin
  foreach name in array array['busy_spans', 'calendar_feeds', 'candidates', 'cv_documents', 'foreign_calendars',
    'guardian_consents', 'inquiries', 'kept_announcements', 'media', 'mandates', 'recordings', 'role_picks',
    'shortlist_people', 'talent_blocks', 'talent_credits', 'talent_languages', 'talent_payment_details', 'talent_sizes',
    'talent_skills']
  loop
    execute format('create trigger %I before insert on %I for each row execute function refuse_merged_talent()', name || '_of_nobody_merged', name);
  end loop;
end $$;

-- Two lists that become one may be longer than what somebody may write.
alter table talent_credits drop constraint talent_credits_position_valid;
alter table talent_credits add constraint talent_credits_position_valid check (position between 0 and 9999);

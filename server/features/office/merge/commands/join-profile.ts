import { sql } from 'kysely';
import { NOTE_MAX } from '#contract/finding/shortlist.ts';
import { MERGE_PARTS, type MergePart } from '#domain/people/profile/merge-parts.ts';
import type { Trx } from '#server/db/transaction.ts';
import { takeLegalName } from '#server/names/names.ts';
import type { Pair } from './move-rows.ts';

/**
 * Copies the chosen parts from the leaving profile to the staying one. The account gets the profile's name, and
 * `guardian_consent_date` is taken over with the guardians' consents.
 */
export async function takeParts(trx: Trx, { stays, goes }: Pair, parts: readonly MergePart[]): Promise<void> {
  await sql`
    update talents t set guardian_consent_date = other.guardian_consent_date from talents other
    where t.id = ${stays.talent_id} and other.id = ${goes.talent_id} and t.guardian_consent_date is null
      and other.guardian_consent_date is not null`.execute(trx);
  // The sizes of both profiles become one list, so the older of the two dates counts.
  await sql`
    update talents t set sizes_told_on = least(t.sizes_told_on, other.sizes_told_on) from talents other
    where t.id = ${stays.talent_id} and other.id = ${goes.talent_id}`.execute(trx);
  const columns = parts.flatMap((part) => MERGE_PARTS[part].map((column) => sql.ref(column)));
  if (columns.length === 0) return;
  await sql`
    update talents t set ${sql.join(columns.map((column) => sql`${column} = other.${column}`))}
    from talents other where t.id = ${stays.talent_id} and other.id = ${goes.talent_id}`.execute(trx);
  if (parts.includes('name')) await takeLegalName(trx, { from: goes.talent_id, to: stays.talent_id });
}

/**
 * Prepares rows that could collide: the leaving profile's pictures and credits get positions after the staying
 * profile's, the days that the talent entered become one list, notes and counts of both profiles are joined, and people
 * who were marked as different from one profile stay marked.
 */
export async function makeRoom(trx: Trx, { stays, goes }: Pair): Promise<void> {
  const [to, from] = [stays.talent_id, goes.talent_id];
  await sql`
    update media set position = position + 1 + greatest(
      (select coalesce(max(position), -1) from media where talent_id = ${to}),
      (select coalesce(max(position), -1) from media where talent_id = ${from}))
    where talent_id = ${from}`.execute(trx);
  // Of two standing marks that of the staying profile is kept.
  await sql`
    update protected_identities g set removed_date = s.created_date, removed_reason = 'Sammanslagen', removed_by_name = s.set_by_name
    from protected_identities s
    where g.talent_id = ${from} and s.talent_id = ${to} and g.removed_date is null and s.removed_date is null`.execute(
    trx,
  );
  // A credit that both profiles have is kept once.
  await sql`
    delete from talent_credits c where talent_id = ${from} and exists (
      select from talent_credits k where k.talent_id = ${to}
        and (k.kind, k.title, k.role, k.director, k.company, k.year) is not distinct from
          (c.kind, c.title, c.role, c.director, c.company, c.year))`.execute(trx);
  await sql`
    update talent_credits set position = position + 1 + coalesce(
      (select max(position) from talent_credits where talent_id = ${to}), -1)
    where talent_id = ${from}`.execute(trx);
  await sql`
    with own as (
      delete from busy_spans where talent_id = ${from} and calendar_id is null returning starts_on, ends_on),
    known as (
      select coalesce(range_agg(daterange(starts_on, ends_on, '[]')), '{}') as days
      from busy_spans where talent_id = ${to} and calendar_id is null)
    insert into busy_spans (talent_id, starts_on, ends_on)
    select ${to}, lower(span), upper(span) - 1
    from own, known, unnest(datemultirange(daterange(starts_on, ends_on, '[]')) - days) span`.execute(trx);
  // On a list with both profiles, the owner's two notes become one.
  await sql`
    update shortlist_people p set note = left(concat_ws(E'\n', nullif(p.note, ''), o.note), ${NOTE_MAX}::int)
    from shortlist_people o
    where p.talent_id = ${to} and o.talent_id = ${from} and o.shortlist_id = p.shortlist_id and o.note <> ''`.execute(
    trx,
  );
  await sql`
    update talent_seen_days d set people = d.people + o.people
    from talent_seen_days o
    where d.talent_id = ${to} and o.talent_id = ${from} and o.day = d.day and o.shown_as = d.shown_as`.execute(trx);
  await sql`
    with pairs as (
      delete from different_people where ${from} in (one_id, other_id)
      returning one_id, other_id, account_id, actor_name, created_date)
    insert into different_people (one_id, other_id, account_id, actor_name, created_date)
    select least(${to}::uuid, third), greatest(${to}::uuid, third), account_id, actor_name, created_date
    from (select *, case when one_id = ${from} then other_id else one_id end as third from pairs) told
    where third <> ${to} on conflict do nothing`.execute(trx);
}

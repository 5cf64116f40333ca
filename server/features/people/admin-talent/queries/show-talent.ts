import { sql } from 'kysely';
import { adminsOf } from '#contract/kernel/admins.ts';
import { adminTalentRoutes, type TalentUnderReview } from '#contract/people/admin-talent.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { shownName } from '#domain/people/talent/shown-name.ts';
import type { AdminActor } from '#server/actor.ts';
import { lengthOf } from '#server/db/count-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { findOwnProfile, type OwnProfileRow } from '#server/features/people/talent/queries.ts';
import { pictureUrl } from '#server/files/picture-files.ts';
import { findNext, lineColumns, type TalentRow, withActions } from './list-talents.ts';
import { HELD_ANSWERS } from './what-is-seen.ts';

/** Roles of administrators who may mark two profiles as different people. */
const PARTING = adminsOf('POST /admin/talents/:id/not-same', adminTalentRoutes['POST /admin/talents/:id/not-same']);

/** Maximum number of shown entries of the history. */
const HISTORY_AT_MOST = 50;

type Beside = Pick<
  TalentUnderReview,
  | 'unreached'
  | 'guardians'
  | 'history'
  | 'bookings'
  | 'doubles'
  | 'merges'
  | 'held_answers'
  | 'standing_reason'
  | 'waiting_count'
>;

/** One talent as shown to a reviewer; for a merged profile the one that remains. Null for an unknown id. */
export async function showTalent(
  db: Db,
  asked_id: string,
  actor: AdminActor,
  moment: Moment,
): Promise<TalentUnderReview | null> {
  const { rows: found } = await sql<{ id: string }>`
    select coalesce(merged_into, id) as id from talents where id = ${asked_id}`.execute(db);
  const id = found[0]?.id ?? asked_id;
  const [{ rows }, profile, next_id] = await Promise.all([
    sql<TalentRow & Beside>`
      select ${lineColumns(moment.today)}, t.standing_reason,
        (select jsonb_build_object('date', a.unreached_date, 'code', a.unreached_code) from accounts a
          where a.id = t.account_id and a.unreached_date is not null) as unreached,
        coalesce((
          select jsonb_agg(jsonb_build_object('name', g.guardian_name, 'status', g.status, 'decided_date', g.decided_date)
            order by g.created_date, g.id)
          from guardian_consents g where g.talent_id = t.id), '[]') as guardians,
        coalesce((
          select jsonb_agg(jsonb_build_object('type', e.type, 'by', e.actor_name, 'date', e.created_date,
            'reason', e.payload -> 'reason', 'asks', coalesce(e.payload -> 'asks', '[]')) order by e.id desc)
          from (select id, type, actor_name, created_date, payload from events where subject_id in (select t.id union all select m.id from talents m where m.merged_into = t.id) and type like 'profile.%'
            order by id desc limit ${HISTORY_AT_MOST}) e), '[]') as history,
        coalesce((
          select jsonb_agg(jsonb_build_object('id', b.id, 'project_id', b.project_id, 'project_title', p.title,
            'company_name', c.name, 'starts_on', b.starts_on, 'ends_on', b.ends_on) order by b.starts_on, b.id)
          from bookings b join projects p on p.id = b.project_id join companies c on c.id = b.company_id
          where b.talent_id = t.id and b.status in ('waiting', 'confirmed') and b.ends_on >= ${moment.today}), '[]') as bookings,
        coalesce((
          select jsonb_agg(jsonb_build_object('id', d.id, 'name', btrim(d.first_name || ' ' || d.last_name),
            'profile_image', d.profile_image, 'review', d.review, 'standing', d.standing, 'created_date', d.created_date)
            order by d.created_date, d.id)
          from talents d
          where d.id <> t.id and d.standing <> 'merged' and lower(d.last_name) = lower(t.last_name) and lower(d.first_name) = lower(t.first_name)
            and d.birth_date = t.birth_date and not exists (
              select from different_people x
              where x.one_id = least(d.id, t.id) and x.other_id = greatest(d.id, t.id))), '[]') as doubles,
        coalesce((
          select jsonb_agg(jsonb_build_object('id', g.talent_id, 'name', g.name, 'email', g.email, 'reason', g.reason,
            'left_out', g.left_out, 'moved', g.moved, 'by', g.actor_name, 'date', g.created_date) order by g.created_date desc)
          from talent_merges g where g.into_id = t.id), '[]') as merges,
        coalesce((
          select jsonb_agg(jsonb_build_object('id', k.id, 'project_title', p.title, 'message', k.answer_message) order by k.id)
          from candidates k join projects p on p.id = k.project_id where ${HELD_ANSWERS}), '[]') as held_answers,
        (${lengthOf(sql`talents w where w.review = 'waiting'`)}) as waiting_count
      from talents t where t.id = ${id}`.execute(db),
    findOwnProfile(db, id),
    findNext(db, id),
  ]);
  const [row] = rows;
  if (!row || !profile) return null;
  const { email, birth_date, bio, held_words, media, review_asks: asks } = profile;
  const { legal_first_name, legal_last_name } = profile;
  const { first_name = legal_first_name, last_name = legal_last_name, stage_name = profile.stage_name } = held_words;
  const legal_name = `${legal_first_name} ${legal_last_name}`.trim();
  const next = shownName({ legal: { first_name, last_name }, stage_name, protected_number: profile.protected_number });
  const next_name = `${next.first_name} ${next.last_name}`.trim();
  const pictures = media.map(({ path, ...picture }) => ({ ...picture, url: pictureUrl(path) }));
  return {
    ...withActions(row, actor, moment),
    email,
    birth_date,
    bio,
    held_words,
    next_name: next_name === row.name ? null : next_name,
    pictures,
    asks,
    next_id,
    may_part: PARTING.includes(actor.admin_role),
    profile: { ...withoutNames(profile), media: pictures },
    legal_name: profile.protected_number === null && legal_name !== row.name ? legal_name : null,
  };
}

/** A profile without the names that only its talent reads in it. */
function withoutNames({
  legal_first_name: _first,
  legal_last_name: _last,
  protected_number: _number,
  ...profile
}: OwnProfileRow) {
  return profile;
}

import { sql } from 'kysely';
import type { Trx } from '#server/db/transaction.ts';
import { CARD_COLUMNS, PROFILE_COLUMNS } from '#server/features/people/talent/queries.ts';

/** Columns of the card that the talent does not write, or that never change; they are not reviewed. */
const NOT_WRITTEN: readonly string[] = ['t.id', 't.profile_image', 't.created_date'];
const written = [...CARD_COLUMNS, 't.birth_date', ...PROFILE_COLUMNS, 't.held_words'].filter(
  (column) => !NOT_WRITTEN.includes(column),
);

/** Films and voices of the talent `t` that a reviewer sees. */
const REVIEWED_RECORDINGS = sql`r.talent_id = t.id and r.status = 'ready' and r.purpose in ('showreel', 'voice')`;

/** The condition on `k` (candidates) for held answers of the talent `t` to announcements. */
export const HELD_ANSWERS = sql`k.talent_id = t.id and k.is_answer_held`;

/** The ids of the posters of the film `r`: a poster that is added while a reviewer reads must change the hash. */
const POSTERS = sql`array(select f.id from private_files f where f.noun = 'recording' and f.subject_id = r.id
  and f.kind = 'poster' and f.deleted_date is null order by f.id)`;

/**
 * A hash of everything in the profile of the talent `t` that is reviewed: the written facts and texts, held answers,
 * pictures, films with their posters, and voice recordings, in their order. An approval names the hash, so that nothing
 * unread is approved.
 */
export const seenMark = sql<string>`
  md5(jsonb_build_array(
    ${sql.join(written.map((column) => sql.ref(column)))},
    (select jsonb_agg(jsonb_build_array(s.skill_id, s.level) order by s.skill_id) from talent_skills s where s.talent_id = t.id),
    (select jsonb_agg(jsonb_build_array(l.language_id, l.level) order by l.language_id) from talent_languages l where l.talent_id = t.id),
    (select jsonb_agg(to_jsonb(c) order by c.position) from talent_credits c where c.talent_id = t.id),
    (select jsonb_agg(jsonb_build_array(z.size_id, z.value) order by z.size_id) from talent_sizes z where z.talent_id = t.id),
    (select jsonb_agg(m.id order by m.position, m.id) from media m where m.talent_id = t.id),
    (select jsonb_agg(jsonb_build_array(r.id, r.caption, ${POSTERS}) order by r.purpose, r.position, r.id) from recordings r where ${REVIEWED_RECORDINGS}),
    (select jsonb_agg(jsonb_build_array(k.id, k.answer_message) order by k.id) from candidates k where ${HELD_ANSWERS})
  )::text)`;

/** The hash of one profile, and the ids of its pictures, recordings and answers that are hidden until the review. */
export interface Seen {
  readonly id: string;
  readonly seen: string;
  readonly media: readonly string[];
  readonly recordings: readonly string[];
  readonly answers: readonly string[];
}

/** Reads the hash and the hidden items of locked talents in one statement, so that they match. */
export async function readSeen(trx: Trx, ids: readonly string[]): Promise<Seen[]> {
  const { rows } = await sql<Seen>`
    select t.id, ${seenMark} as seen,
      array(select m.id from media m where m.talent_id = t.id and not m.is_shown) as media,
      array(select r.id from recordings r where ${REVIEWED_RECORDINGS} and not r.is_shown) as recordings,
      array(select k.id from candidates k where ${HELD_ANSWERS}) as answers
    from talents t where t.id = any(${[...ids]}::uuid[])`.execute(trx);
  return rows;
}

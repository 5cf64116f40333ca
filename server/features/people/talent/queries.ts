import { expressionBuilder, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Words } from '#domain/people/profile/held-words.ts';
import type { ReviewAsk } from '#domain/people/profile/review-parts.ts';
import type { AdminActor, CompanyActor } from '#server/actor.ts';
import { countRows } from '#server/db/count-rows.ts';
import type { Database } from '#server/db/generated.ts';
import type { Db } from '#server/db/transaction.ts';
import { legalPart, protectedNumber } from '#server/names/names.ts';
import { isFoundBy, isSeenTalent, type Looker } from './policy.ts';

/** The columns of a talent that companies see in lists. */
export const CARD_COLUMNS = [
  't.id',
  't.first_name',
  't.last_name',
  't.pronoun',
  't.profile_image',
  't.playing_age_min',
  't.playing_age_max',
  't.municipality_id',
  't.categories',
  't.height_cm',
  't.created_date',
] as const;

/** Columns of the profile of the talent `t` that the card in lists does not have. */
export const PROFILE_COLUMNS = [
  't.plays_genders',
  't.hair_color',
  't.hair_length',
  't.hair_type',
  't.eye_color',
  't.facial_hair',
  't.body_type',
  't.features',
  't.dialect',
  't.licences',
  't.bio',
  't.sizes_told_on',
  't.other_dialects',
  't.accents',
  't.local_places',
  't.travels',
  't.car',
  't.agency',
  't.passport_until',
  't.may_work',
  't.may_work_until',
  't.declines',
  't.accepts',
] as const;

/**
 * The lists of a profile: skills and languages of the talent `t`, the best first, pictures and credits in their order,
 * and sizes. With 'shown' only the pictures that companies see; with 'all', for the talent and reviewers, also pictures
 * that wait for review.
 */
function profileLists(pictures: 'shown' | 'all') {
  const { selectFrom } = expressionBuilder<Database & { t: Database['talents'] }, 't'>();
  return [
    jsonArrayFrom(
      selectFrom('talent_skills as s')
        .whereRef('s.talent_id', '=', 't.id')
        .select(['s.skill_id as id', 's.level'])
        .orderBy('s.level', 'desc')
        .orderBy('s.skill_id'),
    ).as('skills'),
    jsonArrayFrom(
      selectFrom('talent_languages as l')
        .whereRef('l.talent_id', '=', 't.id')
        .select(['l.language_id as id', 'l.level'])
        .orderBy('l.level', 'desc')
        .orderBy('l.language_id'),
    ).as('languages'),
    jsonArrayFrom(
      selectFrom('media as m')
        .whereRef('m.talent_id', '=', 't.id')
        .$if(pictures === 'shown', (shown) => shown.where('m.is_shown', '=', true))
        .select(['m.id', 'm.path', 'm.width', 'm.height', 'm.is_shown'])
        .orderBy('m.position'),
    ).as('media'),
    jsonArrayFrom(
      selectFrom('talent_credits as c')
        .whereRef('c.talent_id', '=', 't.id')
        .select(['c.kind', 'c.title', 'c.role', 'c.director', 'c.company', 'c.year', 'c.link'])
        .orderBy('c.position'),
    ).as('credits'),
    jsonArrayFrom(
      selectFrom('talent_sizes as z')
        .whereRef('z.talent_id', '=', 't.id')
        .select(['z.size_id as id', 'z.value'])
        .orderBy('z.size_id'),
    ).as('sizes'),
  ] as const;
}

/** The cards of the given talents whom a company may find on `today` (ISO day), unordered. */
export async function findCards(db: Db, ids: readonly string[], company: Looker, today: string) {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('talents as t')
    .where(sql<SqlBool>`t.id = any(${ids}::uuid[])`)
    .where(isFoundBy('t', company, today))
    .select(CARD_COLUMNS)
    .execute();
}

export type CardRow = Awaited<ReturnType<typeof findCards>>[number];

/** One talent's profile, as shown to a company or administrator; undefined if the actor may not see the talent. */
export async function viewTalent(db: Db, actor: CompanyActor | AdminActor, talentId: string, today: string) {
  return await db
    .selectFrom('talents as t')
    .where('t.id', '=', talentId)
    .where(isSeenTalent('t', actor, today))
    .select(CARD_COLUMNS)
    .select(PROFILE_COLUMNS)
    .select(profileLists('shown'))
    .executeTakeFirst();
}

export type TalentViewRow = NonNullable<Awaited<ReturnType<typeof viewTalent>>>;

/** A talent's row with the columns of a sedcard, the same for the talent and for companies. */
export type SedcardRow = Omit<TalentViewRow, 'created_date'>;

/** Talents' own profiles with all parts, unordered. */
export async function findOwnProfiles(db: Db, talentIds: readonly string[]) {
  return await db
    .selectFrom('talents as t')
    .innerJoin('accounts as a', 'a.id', 't.account_id')
    .where(sql<SqlBool>`t.id = any(${talentIds}::uuid[])`)
    .select([
      't.id',
      't.first_name',
      't.last_name',
      't.stage_name',
      't.pronoun',
      'a.email',
      't.birth_date',
      't.profile_image',
      't.is_verified',
      't.profile_completed',
      't.is_paused',
      't.is_leaving',
      't.guardian_consent_date',
      't.review',
      't.approved_date',
      't.categories',
      't.playing_age_min',
      't.playing_age_max',
      't.municipality_id',
      't.height_cm',
      't.day_fee_min_ore',
      't.completeness',
      't.updated_date',
    ])
    .select([legalPart('t', 'first_name').as('legal_first_name'), legalPart('t', 'last_name').as('legal_last_name')])
    .select(protectedNumber('t').as('protected_number'))
    .select(sql<boolean>`(t.standing <> 'active' or t.is_leaving)`.as('is_suspended'))
    .select(sql<ReviewAsk[]>`t.review_asks`.as('review_asks'))
    .select(sql<Words>`t.held_words`.as('held_words'))
    .select(PROFILE_COLUMNS)
    .select(profileLists('all'))
    .execute();
}

export type OwnProfileRow = Awaited<ReturnType<typeof findOwnProfiles>>[number];

/** One talent's own profile. */
export async function findOwnProfile(db: Db, talentId: string): Promise<OwnProfileRow | undefined> {
  return (await findOwnProfiles(db, [talentId]))[0];
}

/**
 * The busy spans that the talent has entered (not those of calendars) from an ISO day on, in order; with `to`, only
 * spans that start by then.
 */
export async function findBusySpans(db: Db, talentId: string, from: string, to?: string) {
  return await db
    .selectFrom('busy_spans')
    .where('talent_id', '=', talentId)
    .where('calendar_id', 'is', null)
    .where('ends_on', '>=', from)
    .$if(to !== undefined, (query) => query.where('starts_on', '<=', to ?? ''))
    .select(['id', 'starts_on', 'ends_on'])
    .orderBy('starts_on')
    .execute();
}

/** Number of talents who have joined since an instant, counted as far as a list: every visitor's page polls it. */
export async function countTalentsSince(db: Db, since: string): Promise<number> {
  return countRows(db, sql`talents where created_date >= ${since}`);
}

/** Number of pictures of a talent. */
export async function countPictures(db: Db, talentId: string): Promise<number> {
  const { count } = await db
    .selectFrom('media')
    .where('talent_id', '=', talentId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../db/transaction.ts';
import type { AdminActor, CompanyActor } from '../../../http/actor.ts';
import { isKnownThroughRequest, isVisibleTalent } from '../policy.ts';
import { CARD_COLUMNS } from './search-talents.ts';

/** One talent's profile as a company may see it; undefined when there is none, or none for this caller. */
export async function viewTalent(db: Db, actor: CompanyActor | AdminActor, talentId: string, today: string) {
  return await db
    .selectFrom('talents as t')
    .where('t.id', '=', talentId)
    .where(({ or }) => or([isVisibleTalent('t', today), isKnownThroughRequest('t', actor)]))
    .select(CARD_COLUMNS)
    .select([
      't.plays_genders',
      't.hair_color',
      't.hair_length',
      't.eye_color',
      't.facial_hair',
      't.dialect',
      't.licences',
      't.bio',
    ])
    .select(({ selectFrom }) => [
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
          .select(['m.id', 'm.path', 'm.width', 'm.height'])
          .orderBy('m.position'),
      ).as('media'),
    ])
    .executeTakeFirst();
}

export type TalentViewRow = NonNullable<Awaited<ReturnType<typeof viewTalent>>>;

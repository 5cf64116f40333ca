import type { AdminActor, CompanyActor } from '../../../actor.ts';
import type { Db } from '../../../db/transaction.ts';
import { PROFILE_COLUMNS, profileLists } from '../../talent/queries.ts';
import { isKnownThroughRequest, isVisibleTalent } from '../policy.ts';
import { CARD_COLUMNS } from './search-cards.ts';

/** One talent's profile as a company may see it; undefined when there is none, or none for this caller. */
export async function viewTalent(db: Db, actor: CompanyActor | AdminActor, talentId: string, today: string) {
  return await db
    .selectFrom('talents as t')
    .where('t.id', '=', talentId)
    .where(({ or }) => or([isVisibleTalent('t', today), isKnownThroughRequest('t', actor)]))
    .select(CARD_COLUMNS)
    .select(PROFILE_COLUMNS)
    .select(profileLists())
    .executeTakeFirst();
}

export type TalentViewRow = NonNullable<Awaited<ReturnType<typeof viewTalent>>>;

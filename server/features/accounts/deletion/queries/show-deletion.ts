import { sql } from 'kysely';
import type { Deletion } from '#contract/accounts/deletion.ts';
import { keptParts } from '#domain/accounts/deletion/deletion.rules.ts';
import type { CompanyActor, TalentActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';
import { dealingsOf, keptOfTalent } from './dealings.ts';

/** Actors who may request the deletion of their own account. */
export type Leaving = TalentActor | CompanyActor;

/**
 * The deletion of the account as shown to its owner: its due date, the obligations that hinder it, and the records that
 * are kept.
 */
export async function showDeletion(db: Db, actor: Leaving): Promise<Deletion> {
  const { rows } = await sql<{ due_date: string }>`
    select due_date from account_deletions where account_id = ${actor.account_id}`.execute(db);
  const talent_id = actor.role === 'talent' ? actor.talent_id : null;
  return {
    due_date: rows[0]?.due_date ?? null,
    dealings: await dealingsOf(db, { account_id: actor.account_id, talent_id }),
    kept: talent_id === null ? [] : keptParts(await keptOfTalent(db, talent_id)),
  };
}

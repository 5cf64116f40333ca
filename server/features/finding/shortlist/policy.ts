import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AdminActor, CompanyActor } from '#server/actor.ts';

/** The owner of lists: a company, whose members share them, or one administrator. */
export type ListOwner = CompanyActor | AdminActor;

/** The columns of `shortlists` that identify the owner. */
export function ownerColumns(actor: ListOwner): { company_id: string | null; account_id: string | null } {
  return actor.role === 'company'
    ? { company_id: actor.company_id, account_id: null }
    : { company_id: null, account_id: actor.account_id };
}

/** The condition on `s` (shortlists) for the actor's own lists. */
export function isOwnList(actor: ListOwner): RawBuilder<SqlBool> {
  return actor.role === 'company' ? sql`s.company_id = ${actor.company_id}` : sql`s.account_id = ${actor.account_id}`;
}

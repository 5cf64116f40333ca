import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AdminActor, CompanyActor } from '#server/actor.ts';

/** The owner of lists: a company, whose members share them, or a single administrator. */
export type ListOwner = CompanyActor | AdminActor;

/** The columns of `shortlists` that name the owner. */
export function ownerColumns(actor: ListOwner): { company_id: string | null; account_id: string | null } {
  return actor.role === 'company'
    ? { company_id: actor.company_id, account_id: null }
    : { company_id: null, account_id: actor.account_id };
}

/** True if a list (alias s) is the caller's own. */
export function isOwnList(actor: ListOwner): RawBuilder<SqlBool> {
  return actor.role === 'company' ? sql`s.company_id = ${actor.company_id}` : sql`s.account_id = ${actor.account_id}`;
}

import { sql } from 'kysely';
import type { KeyRights } from '#domain/companies/api-key/api-key.rules.ts';
import type { MemberRole } from '#domain/kernel/roles/member-roles.ts';
import type { CompanyActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { holdRight } from '#server/lifecycle/lock-rights.ts';

/**
 * Locks a company, so that changes of its members, keys and webhooks run one at a time: if two owners remove each
 * other, one remains. Refused if the actor has lost the right meanwhile.
 */
export async function holdCompany(trx: Trx, actor: CompanyActor) {
  await sql`select from companies where id = ${actor.company_id} for no key update`.execute(trx);
  return holdRight(trx, actor);
}

export interface LoggedChange {
  readonly what: 'invite' | 'withdraw' | 'join' | 'change' | 'remove' | 'make_key' | 'end_key';
  /** Name or address of the member or invited person, or name of the key. */
  readonly about: string;
  readonly role?: MemberRole;
  /** The rights of a key. */
  readonly rights?: KeyRights;
  readonly limit_ore?: number | null;
}

/** Logs a change of members or keys, and which member made it. */
export async function logChange(
  trx: Trx,
  actor: { readonly company_id: string; readonly account_id: string; readonly name: string },
  { what, about, role, rights, limit_ore = null }: LoggedChange,
  now: string,
): Promise<void> {
  const detail = role || rights ? JSON.stringify({ role, rights, limit_ore }) : '';
  await sql`
    insert into company_member_log (company_id, what, account_id, actor_name, about, detail, created_date)
    values (${actor.company_id}, ${what}, ${actor.account_id}, ${actor.name}, ${about}, ${detail}, ${now})`.execute(
    trx,
  );
}

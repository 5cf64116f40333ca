import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { MANDATE_MINUTES } from '#domain/office/mandate/mandate.workflow.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { aboutMandate } from '#server/features/office/mandate/lifecycle.ts';
import { make } from '#server/lifecycle/run.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { putDown } from './put-down-mandate.ts';

/** The party for which the administrator acts: a company (optionally in one of its projects only), or a talent. */
export interface ActedFor {
  readonly company_id: string | null;
  readonly talent_id: string | null;
  readonly project_id: string | null;
}

/**
 * Looks up a mandate's party; null for an unknown party, or a project that is not the company's. `may_act` is true if
 * administrators may act for the party. A suspended company counts, so that its current work can be called off. Each
 * request of the mandate checks this again (server/http/acting.ts); the check here spares the party a notice about a
 * useless mandate.
 */
async function findActedFor(trx: Trx, { company_id, talent_id, project_id }: ActedFor) {
  const { rows } = await sql<{ project_title: string | null; may_act: boolean }>`
    select p.title as project_title,
      exists (select from companies where id = ${company_id}::uuid and status in ('approved', 'suspended'))
        or exists (select from talents where id = ${talent_id}::uuid and standing = 'active') as may_act
    from (select) one left join projects p on p.id = ${project_id}::uuid and p.company_id = ${company_id}::uuid
    where (exists (select from companies where id = ${company_id}::uuid and deleted_date is null) or exists (select from talents where id = ${talent_id}::uuid))
      and (${project_id}::uuid is null or p.id is not null)`.execute(trx);
  return rows[0] ?? null;
}

/**
 * Begins an administrator's mandate for a party, with a reason, and ends the administrator's earlier mandate. An
 * administrator has only one mandate at a time, so that nobody acts by mistake for a party in another window.
 * @returns the id of the mandate
 */
export async function beginMandate(trx: Trx, actor: AdminActor, whom: ActedFor, reason: string, moment: Moment) {
  // The lock makes simultaneous beginnings in two windows of one administrator run one after the other.
  await sql`select from accounts where id = ${actor.account_id} for no key update`.execute(trx);
  const found = await findActedFor(trx, whom);
  if (!found) return refuse('not_found');
  const { may_act, project_title } = found;
  if (!may_act) return refuse('not_acted_for');
  const before = await putDown(trx, actor, moment);
  if (isRefusal(before)) return before;
  const id = randomUUID();
  const ends_date = new Date(Date.parse(moment.now) + MANDATE_MINUTES * 60_000).toISOString();
  const made = await make(trx, {
    noun: 'mandate',
    command: whom.company_id ? 'begin' : 'begin-for-talent',
    object: {
      id,
      values: { account_id: actor.account_id, ...whom, reason, ends_date, created_date: moment.now },
      ...aboutMandate({ ...whom, project_title, reason }),
    },
    // The party learns that Medverka acts, but not the administrator's name.
    actor: { ...actor, name: BRAND },
    moment,
    words: {},
  });
  return isRefusal(made) ? made : id;
}

import { sql } from 'kysely';
import { type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { AdminRole } from '#domain/kernel/roles/admin-roles.ts';
import type { MemberRole } from '#domain/kernel/roles/member-roles.ts';
import type { AdminActor, CompanyActor, Through } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { WorkflowActor } from '#server/events/event.ts';

/** Locks the right of an administrator, who may have lost the role or got another one since the guard. */
export async function holdDesk(
  trx: Trx,
  { account_id, admin_role }: AdminActor,
): Promise<Refusal<'changed_meanwhile'> | null> {
  const { rows } = await sql<{ admin_role: AdminRole | null }>`
    select admin_role from accounts where id = ${account_id} for share`.execute(trx);
  return rows[0]?.admin_role === admin_role ? null : refuse('changed_meanwhile');
}

/** Locks the right of an API key, so that ending the key waits for running commands. */
async function holdKey(
  trx: Trx,
  { account_id, company_id }: CompanyActor,
): Promise<Refusal<'company_not_active' | 'changed_meanwhile'> | null> {
  const { rows } = await sql<{ is_active: boolean }>`
    select c.status = 'approved' as is_active from companies c join api_keys k on k.company_id = c.id
    where c.id = ${company_id} and k.id = ${account_id} for share`.execute(trx);
  if (!rows[0]) return refuse('changed_meanwhile');
  return rows[0].is_active ? null : refuse('company_not_active');
}

/**
 * Locks the right of the actor until the commit, and refuses if it has ended since the guard: the company is no longer
 * approved, the member was removed or got another role, the key was ended, or the administrator's role has changed. So
 * a suspension waits for running commands. A talent, a guardian and the system have no such right.
 */
export async function holdRight(
  trx: Trx,
  actor: WorkflowActor,
): Promise<Refusal<'company_not_active' | 'changed_meanwhile'> | null> {
  if (actor.role === 'admin') return holdDesk(trx, actor);
  // A company that is not approved has no right to lock: only an applicant acts for it.
  if (actor.role !== 'company' || actor.account_id === null || actor.company_status !== 'approved') return null;
  if (actor.is_key) return holdKey(trx, actor);
  const { rows } = await sql<{ member_role: MemberRole }>`
    select m.member_role from companies c join company_members m on m.company_id = c.id
    where c.id = ${actor.company_id} and c.status = 'approved' and m.account_id = ${actor.account_id}
    for share`.execute(trx);
  if (!rows[0]) return refuse('company_not_active');
  return rows[0].member_role === actor.member_role ? null : refuse('changed_meanwhile');
}

/**
 * Locks the party for whom an administrator acts, which may have been suspended since the guard. A talent's row gets
 * the stronger lock of a decision about the talent, because reactions may change the row.
 */
const holdActedFor = (
  trx: Trx,
  whom: { readonly company_id: string } | { readonly talent_id: string },
  { ends_work }: Through,
) =>
  'company_id' in whom
    ? sql`select from companies where id = ${whom.company_id}
        and (status = 'approved' or status = 'suspended' and ${ends_work === true}) for share`.execute(trx)
    : sql`select from talents where id = ${whom.talent_id} and standing = 'active' for no key update`.execute(trx);

/**
 * Locks the right of the actor who gives a command. For an administrator under a mandate, this locks the mandate and
 * the represented party.
 */
export async function holdGiver(trx: Trx, actor: WorkflowActor) {
  if (!('through' in actor) || !actor.through) return holdRight(trx, actor);
  const mandate = sql`
    select from mandates where id = ${actor.through.mandate_id} and status = 'held' for share`.execute(trx);
  const [{ rows: held }, { rows: standing }] = await Promise.all([mandate, holdActedFor(trx, actor, actor.through)]);
  if (!held[0]) return refuse('reason_needed');
  return standing[0] ? null : refuse('not_acted_for');
}

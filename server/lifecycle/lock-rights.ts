import type { AdminActor, CompanyActor, Represents, Through } from '#server/actor.ts';
import { type Demand, refusalBy } from '#server/db/demand.ts';
import { sql } from '#server/db/sql.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { WorkflowActor } from '#server/events/event.ts';

type OfDesk = Demand<'changed_meanwhile'>;
type OfCompany = Demand<'company_not_active' | 'changed_meanwhile'>;
type OfMandate = Demand<'reason_needed' | 'not_acted_for'>;

/** The right of an administrator, who may have lost the role or got another one since the guard. */
const deskOf = ({ account_id, admin_role }: AdminActor): OfDesk => ({
  found: sql`select admin_role from accounts where id = ${account_id} for share`,
  refusal: sql`case when (select admin_role from found) is distinct from ${admin_role} then 'changed_meanwhile' end`,
});

/** Locks the right of an administrator until the commit. */
export const holdDesk = (trx: Trx, actor: AdminActor) => refusalBy(trx, deskOf(actor));

/** The right of an API key, so that ending the key waits for running commands. */
const keyOf = ({ account_id, company_id }: CompanyActor): OfCompany => ({
  found: sql`select c.status = 'approved' as is_active from companies c join api_keys k on k.company_id = c.id
    where c.id = ${company_id} and k.id = ${account_id} for share`,
  refusal: sql`case (select is_active from found) when true then null when false then 'company_not_active' else 'changed_meanwhile' end`,
});

/** The right of a member, whose company may have been suspended, and who may have got another role. */
const memberOf = ({ account_id, company_id, member_role }: CompanyActor): OfCompany => ({
  found: sql`select m.member_role from companies c join company_members m on m.company_id = c.id
    where c.id = ${company_id} and c.status = 'approved' and m.account_id = ${account_id} for share`,
  refusal: sql`case when not exists (select from found) then 'company_not_active'
    when (select member_role from found) <> ${member_role} then 'changed_meanwhile' end`,
});

/**
 * The right of the actor, locked until the commit. It is refused if it has ended since the guard: the company is no
 * longer approved, the member was removed or got another role, the key was ended, or the administrator's role has
 * changed. So a suspension waits for running commands. Null for a talent, a guardian and the system, which have no such
 * right.
 */
function rightOf(actor: WorkflowActor): OfDesk | OfCompany | null {
  if (actor.role === 'admin') return deskOf(actor);
  // A company that is not approved has no right to lock: only an applicant acts for it.
  if (actor.role !== 'company' || actor.account_id === null || actor.company_status !== 'approved') return null;
  return actor.is_key ? keyOf(actor) : memberOf(actor);
}

/** Locks the right of the actor until the commit, and refuses if it has ended. */
export async function holdRight(trx: Trx, actor: WorkflowActor) {
  const right = rightOf(actor);
  return right && refusalBy<'company_not_active' | 'changed_meanwhile'>(trx, right);
}

/**
 * The party for whom an administrator acts, which may have been suspended since the guard. A talent's row gets the
 * stronger lock of a decision about the talent, because reactions may change the row.
 */
const actedFor = (
  whom: { readonly company_id: string } | { readonly talent_id: string },
  { ends_work }: Through,
): OfMandate => ({
  found:
    'company_id' in whom
      ? sql`select from companies where id = ${whom.company_id}
          and (status = 'approved' or status = 'suspended' and ${ends_work === true}) for share`
      : sql`select from talents where id = ${whom.talent_id} and standing = 'active' for no key update`,
  refusal: sql`case when not exists (select from found) then 'not_acted_for' end`,
});

const mandateOf = ({ mandate_id }: Through): OfMandate => ({
  found: sql`select from mandates where id = ${mandate_id} and status = 'held' for share`,
  refusal: sql`case when not exists (select from found) then 'reason_needed' end`,
});

/** The right of an agent, which may have been ended or changed since the guard. */
const representationOf = ({ representation_id, allowed }: Represents): Demand<'changed_meanwhile'> => ({
  found: sql`select from representations where id = ${representation_id} and status = 'accepted'
    and allowed = ${[...allowed]}::text[] for share`,
  refusal: sql`case when not exists (select from found) then 'changed_meanwhile' end`,
});

/** The talent for whom an agent acts, who may have been suspended since the guard. */
const representedOf = ({ talent_id }: { readonly talent_id: string }): Demand<'changed_meanwhile'> => ({
  found: sql`select from talents where id = ${talent_id} and standing = 'active' for no key update`,
  refusal: sql`case when not exists (select from found) then 'changed_meanwhile' end`,
});

/**
 * The rights of the actor who gives a command, locked in this order. For an administrator under a mandate, these are
 * the mandate and the represented party; for an agent, the talent's permission and the talent.
 */
export function rightsOf(actor: WorkflowActor): Demand[] {
  if ('through' in actor && actor.through) return [mandateOf(actor.through), actedFor(actor, actor.through)];
  if ('represents' in actor && actor.represents) return [representationOf(actor.represents), representedOf(actor)];
  const right = rightOf(actor);
  return right ? [right] : [];
}

import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AppealRow, AppealView } from '#contract/accounts/appeal.ts';
import { appealWorkflow } from '#domain/accounts/appeal/appeal.workflow.ts';
import { REVIEWING_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';
import { shutOutActor } from '#server/features/accounts/appeal/policy.ts';

/** A decision with its appeal, and the facts for its guards, events and answers. */
export interface LoadedAppeal extends Omit<AppealRow, 'actions' | 'is_for_others'> {
  /** The account that made the decision and may not answer the appeal; null if no other administrator can answer. */
  readonly not_answered_by: string | null;
}

// The condition on `a` (appeals) for decisions whose appeal an administrator other than the decider can answer.
const ANOTHER = sql`exists (select from accounts o
  where o.role = 'admin' and o.admin_role = any(${[...REVIEWING_ADMINS]}) and o.two_factor_enabled and o.id <> a.decided_by)`;

/**
 * The decisions that meet `where`, in which `a` is the appeal. By default ordered by id, so that all transactions lock
 * them in the same order.
 */
export async function loadAppeals(
  db: Db,
  where: RawBuilder<SqlBool>,
  order: RawBuilder<unknown> = sql`order by a.id`,
): Promise<LoadedAppeal[]> {
  const { rows } = await sql<LoadedAppeal>`
    select a.id, a.company_id, a.talent_id, a.about, a.status, a.reason, a.decided_role, a.decided_date, a.open_until,
      a.text, a.written_date, a.answer, a.answered_role, a.answered_date,
      case when a.company_id is null then 'talent' else 'company' end as appellant,
      coalesce(c.name, btrim(t.first_name || ' ' || t.last_name)) as name,
      d.name as decided_by_name, w.name as answered_by_name,
      case when ${ANOTHER} then a.decided_by end as not_answered_by
    from appeals a left join companies c on c.id = a.company_id left join talents t on t.id = a.talent_id
      left join accounts d on d.id = a.decided_by left join accounts w on w.id = a.answered_by
    where ${where} ${order}`.execute(db);
  return rows;
}

/** The decision of a link, by the hash of its token; null for an unknown link. */
export async function findByLink(db: Db, token_hash: string): Promise<LoadedAppeal | null> {
  const [appeal] = await loadAppeals(db, sql`a.token_hash = ${token_hash}`);
  return appeal ?? null;
}

/** The appeal as shown to the holder of its link, with the role of each administrator but no name. */
export function presentToHolder(appeal: LoadedAppeal, moment: Moment): AppealView {
  return { ...appeal, actions: commandsNow(appealWorkflow, appeal, shutOutActor(appeal), moment) };
}

/** The appeal as shown to an administrator. */
export function presentToAdmin(appeal: LoadedAppeal, actor: AdminActor, moment: Moment): AppealRow {
  return {
    ...appeal,
    is_for_others: appeal.not_answered_by === actor.account_id,
    actions: commandsNow(appealWorkflow, appeal, actor, moment),
  };
}

import { type RawBuilder, sql } from 'kysely';
import type { MandateShown } from '#contract/office/mandate.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import { mandateWorkflow } from '#domain/office/mandate/mandate.workflow.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';

export interface LoadedMandate extends Omit<MandateShown, 'actions'> {
  readonly project_id: string | null;
  readonly project_title: string | null;
  readonly is_own: boolean;
}

/** Mandates by a condition on `m` (mandates), ordered by id, so that all transactions lock them in the same order. */
export async function loadMandates(
  db: Db,
  actor: Pick<AdminActor, 'account_id'> | null,
  which: RawBuilder<unknown>,
  isHeld = false,
): Promise<LoadedMandate[]> {
  const { rows } = await sql<LoadedMandate>`
    select m.id, m.status, m.company_id, m.talent_id, m.project_id, m.reason, m.ends_date, p.title as project_title,
      coalesce(c.name, t.first_name || ' ' || t.last_name) as name,
      coalesce(m.account_id = ${actor?.account_id ?? null}, false) as is_own
    from mandates m left join companies c on c.id = m.company_id left join talents t on t.id = m.talent_id
      left join projects p on p.id = m.project_id
    where ${which} order by m.id ${isHeld ? sql`for update of m` : sql``}`.execute(db);
  return rows;
}

/**
 * An administrator's present mandate; null if there is none. With `isHeld` it is locked until the commit, and also
 * found if its time is over.
 */
export async function findHeld(
  db: Db,
  actor: AdminActor,
  { now }: Moment,
  isHeld = false,
): Promise<LoadedMandate | null> {
  const own = sql`m.account_id = ${actor.account_id} and m.status = 'held'`;
  const [row] = await loadMandates(db, actor, isHeld ? own : sql`${own} and m.ends_date > ${now}`, isHeld);
  return row ?? null;
}

/** A mandate as shown to an administrator. */
export function presentMandate(row: LoadedMandate, actor: AdminActor, moment: Moment): MandateShown {
  const { project_id, project_title, is_own, ...shown } = row;
  return { ...shown, actions: commandsNow(mandateWorkflow, row, actor, moment) };
}

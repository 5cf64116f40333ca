import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { AdminInjury, InjuryShown } from '#contract/work/injury.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import type { InjuryGroup } from '#domain/work/injury/injury.rules.ts';
import { injuryWorkflow } from '#domain/work/injury/injury.workflow.ts';
import type { AdminActor, CompanyActor, TalentActor } from '#server/actor.ts';
import { countRows } from '#server/db/count-rows.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { isSeenTalent } from '#server/features/people/talent/policy.ts';
import { NOT_AVAILABLE } from '#texts/kernel/not-available.ts';

/** Actors who see injuries: talents and companies those of their assignments, administrators all. */
type InjuryActor = TalentActor | CompanyActor | AdminActor;

export interface LoadedInjury extends Omit<AdminInjury, 'actions'> {
  readonly candidate_id: string;
  readonly company_id: string;
  readonly talent_id: string;
}

/** The condition on an alias with `talent_id` and `company_id` for the rows of the actor's side. */
export const ofSide = (actor: InjuryActor, alias: 'i' | 'b'): RawBuilder<SqlBool> => {
  if (actor.role === 'admin') return sql<SqlBool>`true`;
  return actor.role === 'talent'
    ? sql<SqlBool>`${sql.ref(`${alias}.talent_id`)} = ${actor.talent_id}`
    : sql<SqlBool>`${sql.ref(`${alias}.company_id`)} = ${actor.company_id}`;
};

/** SQL of the name of `t` (talents): a company sees those of talents whom it may see (`isSeenTalent`). */
export const nameFor = (actor: InjuryActor, { today }: Moment) => {
  const name = sql`btrim(t.first_name || ' ' || t.last_name)`;
  return actor.role === 'company'
    ? sql`case when ${isSeenTalent('t', actor, today)} then ${name} else ${NOT_AVAILABLE} end`
    : name;
};

/** Injuries by a condition on `i` (work_injuries) that the actor may see, without what was told. */
async function loadInjuries(
  db: Db,
  actor: InjuryActor,
  where: RawBuilder<unknown>,
  moment: Moment,
  order: RawBuilder<unknown> = sql`i.id`,
): Promise<LoadedInjury[]> {
  const { rows } = await sql<LoadedInjury>`
    select i.id, i.candidate_id, i.company_id, i.talent_id, i.status, i.reported_by, i.happened_on, i.is_serious,
      i.authority_told_on, i.sent_on, i.reason, i.handled_by_name, i.created_date, o.name as company_name,
      p.title as project_title, coalesce(k.terms ->> 'role_title', '') as role_title, d.tax_form,
      ${nameFor(actor, moment)} as talent_name
    from work_injuries i join candidates k on k.id = i.candidate_id join projects p on p.id = k.project_id
      join companies o on o.id = i.company_id join talents t on t.id = i.talent_id
      left join talent_payment_details d on d.talent_id = i.talent_id
    where ${where} and ${ofSide(actor, 'i')} order by ${order}`.execute(db);
  return rows;
}

/** One injury that the actor may see; undefined for any other id. */
export async function findInjury(
  db: Db,
  actor: InjuryActor,
  id: string,
  moment: Moment,
): Promise<LoadedInjury | undefined> {
  const [injury] = await loadInjuries(db, actor, sql`i.id = ${id}`, moment);
  return injury;
}

/** Locks an injury and reads it; undefined for an unknown id. */
export async function holdInjury(
  db: Db,
  actor: AdminActor,
  id: string,
  moment: Moment,
): Promise<LoadedInjury | undefined> {
  await sql`select from work_injuries where id = ${id} for no key update`.execute(db);
  return findInjury(db, actor, id, moment);
}

function forSide(injury: LoadedInjury, { role }: TalentActor | CompanyActor): InjuryShown {
  const { id, happened_on, talent_name, project_title, role_title, reported_by, created_date } = injury;
  const shown = { id, happened_on, talent_name, project_title, role_title, reported_by, created_date };
  const { status, sent_on, reason } = injury;
  return role === 'talent'
    ? { ...shown, status, sent_on, reason }
    : { ...shown, status: null, sent_on: null, reason: null };
}

/** A page of the injuries of the caller's assignments, the latest first. */
export async function listOwnInjuries(db: Db, actor: TalentActor | CompanyActor, page: number, moment: Moment) {
  const where = ofSide(actor, 'i');
  const [injuries, total] = await Promise.all([
    loadInjuries(db, actor, where, moment, sql`i.created_date desc, i.id ${pageOfRows(page, PAGE_SIZE)}`),
    countRows(db, sql`work_injuries i where ${where}`),
  ]);
  return { items: injuries.map((injury) => forSide(injury, actor)), page, page_size: PAGE_SIZE, total };
}

const IN_GROUP: Record<InjuryGroup, [where: RawBuilder<unknown>, order: RawBuilder<unknown>]> = {
  open: [sql`i.status <> 'closed'`, sql`i.created_date, i.id`],
  closed: [sql`i.status = 'closed'`, sql`i.created_date desc, i.id`],
};

/** A page of the administrators' injuries of one group. */
export async function listInjuries(
  db: Db,
  actor: AdminActor,
  { group, page }: { readonly group: InjuryGroup; readonly page: number },
  moment: Moment,
) {
  const [where, order] = IN_GROUP[group];
  const [injuries, total] = await Promise.all([
    loadInjuries(db, actor, where, moment, sql`${order} ${pageOfRows(page, PAGE_SIZE)}`),
    countRows(db, sql`work_injuries i where ${where}`),
  ]);
  const items = injuries.map(({ candidate_id, company_id, talent_id, ...shown }): AdminInjury => {
    return { ...shown, actions: commandsNow(injuryWorkflow, shown, actor, moment) };
  });
  return { items, page, page_size: PAGE_SIZE, total };
}

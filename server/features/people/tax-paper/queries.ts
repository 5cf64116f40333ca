import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { AdminTaxPaper, TaxPaperGroup, TaxPaperShown } from '#contract/people/tax-paper.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import { taxPaperWorkflow } from '#domain/people/tax-paper/tax-paper.workflow.ts';
import type { AdminActor, TalentActor } from '#server/actor.ts';
import { countRows } from '#server/db/count-rows.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';

export type LoadedTaxPaper = Omit<AdminTaxPaper, 'actions'>;

/** Papers by a condition on `p` (tax_papers) that the actor may see. Talents see their own, administrators all. */
async function loadTaxPapers(
  db: Db,
  actor: TalentActor | AdminActor,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql`p.id`,
): Promise<LoadedTaxPaper[]> {
  const { rows } = await sql<LoadedTaxPaper>`
    select p.id, p.talent_id, btrim(t.first_name || ' ' || t.last_name) as talent_name, p.kind, p.status, p.decided_on,
      p.valid_from, p.valid_to, p.points, p.month_ore, p.country, p.reason, p.looked_at_name, p.created_date
    from tax_papers p join talents t on t.id = p.talent_id
    where ${where} and ${visibleTaxPapers(actor)} order by ${order}`.execute(db);
  return rows;
}

const visibleTaxPapers = (actor: TalentActor | AdminActor): RawBuilder<SqlBool> =>
  actor.role === 'admin' ? sql<SqlBool>`true` : sql<SqlBool>`p.talent_id = ${actor.talent_id}`;

/** Locks a paper that the actor may see and reads it; undefined for any other id. */
export async function holdTaxPaper(db: Db, actor: TalentActor | AdminActor, id: string) {
  await sql`select from tax_papers p where p.id = ${id} and ${visibleTaxPapers(actor)} for no key update`.execute(db);
  const [paper] = await loadTaxPapers(db, actor, sql`p.id = ${id}`);
  return paper;
}

const forTalent = (paper: LoadedTaxPaper, actor: TalentActor, moment: Moment): TaxPaperShown => {
  const { talent_id, talent_name, looked_at_name, ...shown } = paper;
  return { ...shown, actions: commandsNow(taxPaperWorkflow, paper, actor, moment) };
};

const forAdmin = (paper: LoadedTaxPaper, actor: AdminActor, moment: Moment): AdminTaxPaper => ({
  ...paper,
  actions: commandsNow(taxPaperWorkflow, paper, actor, moment),
});

/** One of the talent's own papers; null for any other id. */
export async function findOwnTaxPaper(db: Db, actor: TalentActor, id: string, moment: Moment) {
  const [paper] = await loadTaxPapers(db, actor, sql`p.id = ${id}`);
  return paper ? forTalent(paper, actor, moment) : null;
}

/** One paper as shown to administrators; null for an unknown id. */
export async function findTaxPaper(db: Db, actor: AdminActor, id: string, moment: Moment) {
  const [paper] = await loadTaxPapers(db, actor, sql`p.id = ${id}`);
  return paper ? forAdmin(paper, actor, moment) : null;
}

/** A page of the talent's own papers, the latest first. */
export async function listOwnTaxPapers(db: Db, actor: TalentActor, page: number, moment: Moment) {
  const where = sql`p.talent_id = ${actor.talent_id}`;
  const [papers, total] = await Promise.all([
    loadTaxPapers(db, actor, where, sql`p.created_date desc, p.id ${pageOfRows(page, PAGE_SIZE)}`),
    countRows(db, sql`tax_papers p where ${where}`),
  ]);
  return { items: papers.map((paper) => forTalent(paper, actor, moment)), page, page_size: PAGE_SIZE, total };
}

const IN_GROUP: Record<TaxPaperGroup, RawBuilder<unknown>> = {
  handed_in: sql`p.status = 'handed_in'`,
  accepted: sql`p.status = 'accepted'`,
  past: sql`p.status in ('refused', 'ended')`,
};

/** A page of the papers of one group: those to look at the oldest first, others the latest first. */
export async function listTaxPapers(
  db: Db,
  actor: AdminActor,
  { group, page }: { readonly group: TaxPaperGroup; readonly page: number },
  moment: Moment,
) {
  const order = group === 'handed_in' ? sql`p.created_date, p.id` : sql`p.created_date desc, p.id`;
  const [papers, total] = await Promise.all([
    loadTaxPapers(db, actor, IN_GROUP[group], sql`${order} ${pageOfRows(page, PAGE_SIZE)}`),
    countRows(db, sql`tax_papers p where ${IN_GROUP[group]}`),
  ]);
  return { items: papers.map((paper) => forAdmin(paper, actor, moment)), page, page_size: PAGE_SIZE, total };
}

import { type RawBuilder, sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { AdminCompanyChange, CompanyChange, OwnCompanyChange } from '#contract/office/company-change.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import {
  type CompanyChangeSubject,
  companyChangeWorkflow,
} from '#domain/office/company-change/company-change.workflow.ts';
import type { AdminActor, CompanyActor } from '#server/actor.ts';
import { countRows } from '#server/db/count-rows.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { findStandings, type Standing } from '#server/features/money/credit-line/queries/exposure.ts';

export interface LoadedChange extends CompanyChangeSubject, Omit<CompanyChange, 'actions' | 'status'> {
  readonly company_id: string;
  readonly file_id: string | null;
}

/** True if a company has nothing booked, owed, unpaid, paid in advance or written off. */
const isSettled = (standing: Standing | undefined): boolean =>
  standing !== undefined &&
  !standing.is_late &&
  standing.booked_ore + standing.owed_ore + standing.unpaid_ore + standing.held_ore === 0;

/** True if the company's account can go to another legal person. */
export async function isCompanySettled(db: Db, company_id: string, moment: Moment): Promise<boolean> {
  return isSettled((await findStandings(db, [company_id], moment)).get(company_id));
}

/** Changes that meet `where`, a condition on `h` (company_changes), of companies that are not deleted. */
export async function loadChanges(
  db: Db,
  where: RawBuilder<unknown>,
  moment: Moment,
  order: RawBuilder<unknown> = sql`h.id`,
): Promise<LoadedChange[]> {
  const { rows } = await sql<Omit<LoadedChange, 'is_settled'>>`
    select h.id, h.company_id, h.status, h.old_name, h.old_number, h.name, h.organisation_number, h.reason, h.asked_by_name,
      h.asked_date, h.decided_reason, h.file_id, h.organisation_number is not null as is_other_person
    from company_changes h join companies c on c.id = h.company_id
    where ${where} and c.deleted_date is null order by ${order}`.execute(db);
  const standings = await findStandings(
    db,
    rows.map(({ company_id }) => company_id),
    moment,
  );
  return rows.map((row) => ({ ...row, is_settled: isSettled(standings.get(row.company_id)) }));
}

const asShown = (change: LoadedChange, actor: AdminActor | CompanyActor, moment: Moment): CompanyChange => {
  const { company_id, file_id, is_settled, is_other_person, ...shown } = change;
  return { ...shown, actions: commandsNow(companyChangeWorkflow, change, actor, moment) };
};

/** The latest change of the actor's company. */
export async function showOwnChange(db: Db, actor: CompanyActor, moment: Moment): Promise<OwnCompanyChange> {
  const latest = sql`h.created_date desc, h.id limit 1`;
  const [changes, is_settled] = await Promise.all([
    loadChanges(db, sql`h.company_id = ${actor.company_id}`, moment, latest),
    isCompanySettled(db, actor.company_id, moment),
  ]);
  const [change] = changes;
  return { change: change ? asShown(change, actor, moment) : null, is_settled };
}

/** A page of the changes that wait for a decision, the longest waiting first. */
export async function listChanges(db: Db, actor: AdminActor, page: number, moment: Moment) {
  const waits = sql`h.status = 'asked'`;
  const [changes, total] = await Promise.all([
    loadChanges(db, waits, moment, sql`h.asked_date, h.id ${pageOfRows(page, PAGE_SIZE)}`),
    countRows(
      db,
      sql`company_changes h join companies c on c.id = h.company_id where ${waits} and c.deleted_date is null`,
    ),
  ]);
  const items = changes.map((change): AdminCompanyChange => {
    const { company_id, is_settled } = change;
    return { ...asShown(change, actor, moment), company_id, is_settled };
  });
  return { items, page, page_size: PAGE_SIZE, total };
}

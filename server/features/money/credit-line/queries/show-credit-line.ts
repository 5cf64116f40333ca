import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { CreditLine, OwnCreditLine } from '#contract/money/credit-line.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import type { Person } from '#domain/kernel/workflow/workflow.ts';
import { usedOf } from '#domain/money/credit-line/credit-line.rules.ts';
import { creditLineWorkflow } from '#domain/money/credit-line/credit-line.workflow.ts';
import type { CompanyActor } from '#server/actor.ts';
import { countRows } from '#server/db/count-rows.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { type LoadedCreditLine, loadCreditLines } from './load-credit-lines.ts';

const figuresOf = (line: LoadedCreditLine, actor: Person, moment: Moment): OwnCreditLine => ({
  status: line.status,
  limit_ore: line.limit_ore,
  booked_ore: line.booked_ore,
  owed_ore: line.owed_ore,
  unpaid_ore: line.unpaid_ore,
  used_ore: usedOf(line),
  room_ore: line.room_ore,
  prepayment: line.prepayment,
  held_ore: line.held_ore,
  is_late: line.is_late,
  actions: commandsNow(creditLineWorkflow, line, actor, moment),
});

const presentToAdmin = (line: LoadedCreditLine, actor: Person, moment: Moment): CreditLine => ({
  id: line.company_id,
  company_name: line.company_name,
  ...figuresOf(line, actor, moment),
  is_usual: line.is_usual,
  asked_reason: line.asked_reason,
  asked_date: line.asked_date,
  set_reason: line.set_reason,
  set_by_name: line.set_by_name,
  set_date: line.set_date,
});

/** The line of the actor's company. */
export async function showOwnLine(db: Db, actor: CompanyActor, moment: Moment): Promise<OwnCreditLine> {
  const [line] = await loadCreditLines(db, sql`c.id = ${actor.company_id}`, moment);
  if (!line) throw new Error('A member without a company');
  return figuresOf(line, actor, moment);
}

/** A company's line as administrators see it; null for an unknown company. */
export async function showLine(db: Db, actor: Person, company_id: string, moment: Moment): Promise<CreditLine | null> {
  const [line] = await loadCreditLines(db, sql`c.id = ${company_id}`, moment);
  return line ? presentToAdmin(line, actor, moment) : null;
}

/** A page of the companies that wait for finance, the longest wait first. */
export async function listAsked(db: Db, actor: Person, page: number, moment: Moment) {
  const order = sql`l.asked_date, l.company_id ${pageOfRows(page, PAGE_SIZE)}`;
  const [lines, total] = await Promise.all([
    loadCreditLines(db, sql`l.status = 'asked'`, moment, order),
    countRows(db, sql`credit_lines where status = 'asked'`),
  ]);
  return { items: lines.map((line) => presentToAdmin(line, actor, moment)), page, page_size: PAGE_SIZE, total };
}

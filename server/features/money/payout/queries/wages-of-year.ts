import { sql } from 'kysely';
import { daysOfYear } from '#domain/kernel/time/calendar.ts';
import type { TalentActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';
import type { PaperWage } from '#texts/money/income-paper.ts';

/** The wages that were sent to a talent in a year, in the order of their days. */
export async function wagesOfYear(db: Db, { talent_id }: TalentActor, year: number): Promise<PaperWage[]> {
  const { from, to } = daysOfYear(year);
  const { rows } = await sql<PaperWage>`
    select o.number, o.sent_on as paid_on, g.role_title, g.project_title, o.gross_ore, o.tax_ore, o.amount_ore
    from payouts o join charges g on g.id = o.charge_id
    where o.talent_id = ${talent_id} and o.way = 'wage' and o.sent_on between ${from} and ${to}
    order by o.sent_on, o.number`.execute(db);
  return rows;
}

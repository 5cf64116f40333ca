import type { Kysely } from 'kysely';
import { addDays, momentOf } from '#domain/kernel/time/day.ts';
import { instantAt } from '#domain/kernel/time/instant.ts';
import { GUIDE_DAYS, type GuidedFee, guidesOf } from '#domain/projects/fee-guide/fee-guide.ts';
import type { GuideKey } from '#domain/projects/fee-guide/guide-key.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/generated.ts';
import { sql } from '#server/db/sql.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { listStatedFees } from '#server/features/projects/fee-guide/queries/list-stated-fees.ts';

/** Name of the job. */
export const MAKE_FEE_GUIDES = 'make-fee-guides';

/** Rows written in one statement. */
const AT_A_TIME = 1000;

interface GuideRow extends GuideKey {
  readonly company_id: string | null;
  readonly low_ore: number | null;
  readonly high_ore: number | null;
}

/** The rows of all figures, from the fees of the last GUIDE_DAYS before a day (ISO). */
async function rowsOn(db: Kysely<Database>, today: string): Promise<GuideRow[]> {
  const groups = new Map<string, { key: GuideKey; fees: GuidedFee[] }>();
  const period = { from: instantAt(addDays(today, -GUIDE_DAYS), '00:00'), to: instantAt(today, '00:00') };
  for await (const { key, ...fee } of listStatedFees(db, period)) {
    const name = `${key.category} ${key.basis} ${key.hours}`;
    const group = groups.get(name) ?? { key, fees: [] };
    group.fees.push(fee);
    groups.set(name, group);
  }
  return [...groups.values()].flatMap(({ key, fees }) =>
    guidesOf(fees).map(({ company_id, range }) => ({
      ...key,
      company_id,
      low_ore: range?.low_ore ?? null,
      high_ore: range?.high_ore ?? null,
    })),
  );
}

/**
 * The job: makes the figures of similar roles anew, from what was asked before today. Figures of today stay as they are,
 * however often the job runs: if they followed each new role, two looks would show its fee.
 * @returns the number of rows
 */
export async function makeFeeGuides({ db, clock }: { db: Kysely<Database>; clock: Clock }): Promise<number> {
  const { today } = momentOf(clock());
  const { rows: made } = await sql`select from fee_guides where made_on >= ${today} limit 1`.execute(db);
  if (made.length > 0) return 0;
  const guides = await rowsOn(db, today);
  await inTransaction(db, async (trx) => {
    await sql`delete from fee_guides where made_on < ${today}`.execute(trx);
    for (let from = 0; from < guides.length; from += AT_A_TIME) {
      await sql`
        insert into fee_guides (category, basis, hours, company_id, low_ore, high_ore, made_on)
        select category, basis, hours, company_id, low_ore, high_ore, ${today}::date
        from jsonb_to_recordset(${JSON.stringify(guides.slice(from, from + AT_A_TIME))}::jsonb)
          as g (category text, basis text, hours text, company_id uuid, low_ore bigint, high_ore bigint)
        -- A company may have been deleted meanwhile.
        where company_id is null or exists (select from companies c where c.id = g.company_id)
        on conflict on constraint fee_guides_once do nothing`.execute(trx);
    }
  });
  return guides.length;
}

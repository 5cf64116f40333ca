import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { FailedSms } from '#contract/talk/sms.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { countRows } from '#server/db/count-rows.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { readSpent } from '#server/sms/sms-rows.ts';

/** What text messages cost in the day and the month of a moment, and a page of those that reached nobody. */
export async function listSms({ db, env }: { readonly db: Db; readonly env: Env }, page: number, { now }: Moment) {
  const at = new Date(now);
  const [{ rows: items }, spent, total] = await Promise.all([
    sql<FailedSms>`
      select m.id, btrim(t.first_name || ' ' || t.last_name) as talent_name, m.is_guardians, m.what,
        coalesce(m.error, 'unknown') as error, m.closed_date
      from sms_messages m join talents t on t.id = m.talent_id where m.outcome = 'failed'
      order by m.closed_date desc, m.id ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    readSpent(db, at),
    countRows(db, sql`sms_messages where outcome = 'failed'`),
  ]);
  const { today, month, a_day, a_month, today_cost, month_cost, delivered } = spent;
  return {
    items,
    page,
    page_size: PAGE_SIZE,
    total,
    provider: env.sms_provider ?? null,
    today: { parts: today, limit: a_day, cost_ore: ore(Math.round(today_cost / 100)) },
    month: { parts: month, limit: a_month, cost_ore: ore(Math.round(month_cost / 100)) },
    delivered,
  };
}

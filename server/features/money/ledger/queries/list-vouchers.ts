import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import { correctionProblem } from '#domain/money/correction/correction.rules.ts';
import { countRows } from '#server/db/count-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { accountNumbered } from './accounts-by-number.ts';

/** A page of the vouchers with their lines, the latest day first. */
export async function listVouchers(db: Db, page: number) {
  const [vouchers, total] = await Promise.all([
    db
      .selectFrom('vouchers')
      .select(['id', 'series', 'year', 'number', 'posted_on', 'happened_on', 'text', 'event', 'corrects_id'])
      .select([
        // With 'exists', PostgreSQL would read all corrections that there are.
        sql<boolean>`(select c.id from vouchers c where c.corrects_id = vouchers.id limit 1) is not null`.as(
          'is_corrected',
        ),
        sql<boolean>`(select k.id from voucher_corrections k
          where k.voucher_id = vouchers.id and k.status = 'proposed' limit 1) is not null`.as('waits'),
      ])
      .orderBy('posted_on', 'desc')
      .orderBy('series')
      .orderBy('number', 'desc')
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    countRows(db, sql`vouchers`),
  ]);
  const lines = await db
    .selectFrom('voucher_lines')
    .select(['voucher_id', 'account', 'amount_ore', 'project_id'])
    .where('voucher_id', '=', sql<string>`any(${vouchers.map(({ id }) => id)}::uuid[])`)
    .orderBy('position')
    .execute();
  const linesOf = Map.groupBy(lines, ({ voucher_id }) => voucher_id);
  const items = vouchers.map(({ is_corrected, waits, ...voucher }) => {
    const own = (linesOf.get(voucher.id) ?? []).map(({ account, amount_ore, project_id }) => ({
      account: accountNumbered(account),
      number: account,
      amount_ore,
      project_id,
    }));
    const wrong = { event: voucher.event, is_corrected: is_corrected || waits, lines: own };
    return {
      ...voucher,
      lines: own,
      may_correct: correctionProblem(wrong, []) === null,
      may_reverse: correctionProblem(wrong, null) === null,
    };
  });
  return { items, page, page_size: PAGE_SIZE, total };
}

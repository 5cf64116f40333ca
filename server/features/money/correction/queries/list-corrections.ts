import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { Correction } from '#contract/money/correction.ts';
import { NO_ORE, subtract } from '#domain/kernel/money/ore.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import { correctionWorkflow } from '#domain/money/correction/correction.workflow.ts';
import { ACCOUNTS } from '#domain/money/ledger/accounts.ts';
import type { AdminActor } from '#server/actor.ts';
import { countRows } from '#server/db/count-rows.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import type { KeptLine } from '#server/features/money/correction/lifecycle.ts';
import { accountNumbered } from '#server/features/money/ledger/queries/accounts-by-number.ts';

interface Row extends Omit<Correction, 'wrong' | 'lines' | 'is_reversal' | 'actions'> {
  readonly proposed_by_id: string;
  readonly wrong: Omit<Correction['wrong'], 'lines'> & { readonly lines: readonly KeptLine[] };
  readonly lines: readonly KeptLine[] | null;
}

const named = ({ account, amount_ore }: KeptLine) => ({
  number: account,
  name: ACCOUNTS[accountNumbered(account)].name,
  amount_ore,
});

const opposite = (line: KeptLine): KeptLine => ({ ...line, amount_ore: subtract(NO_ORE, line.amount_ore) });

async function loadRows(
  db: Db,
  rest: ReturnType<typeof sql>,
  actor: AdminActor,
  moment: Moment,
): Promise<Correction[]> {
  const { rows } = await sql<Row>`
    select k.id, k.status, k.lines, k.reason, k.proposed_by as proposed_by_id, k.proposed_by_name as proposed_by,
      k.created_date, k.decided_by_name as decided_by, k.decided_date, k.answer,
      json_build_object('id', v.id, 'series', v.series, 'number', v.number, 'year', v.year, 'posted_on', v.posted_on,
        'text', v.text, 'lines', (select json_agg(json_build_object('account', l.account, 'amount_ore', l.amount_ore)
          order by l.position) from voucher_lines l where l.voucher_id = v.id)) as wrong,
      case when p.id is not null then json_build_object('series', p.series, 'number', p.number, 'year', p.year) end as posted
    from voucher_corrections k join vouchers v on v.id = k.voucher_id left join vouchers p on p.id = k.posted_id
    ${rest}`.execute(db);
  return rows.map(({ proposed_by_id, wrong, lines, ...row }) => ({
    ...row,
    wrong: { ...wrong, lines: wrong.lines.map(named) },
    is_reversal: lines === null,
    lines: (lines ?? wrong.lines.map(opposite)).map(named),
    actions: commandsNow(correctionWorkflow, { status: row.status, proposed_by: proposed_by_id }, actor, moment),
  }));
}

/** A page of all corrections: those that wait first, then the newest. */
export async function listCorrections(db: Db, actor: AdminActor, page: number, moment: Moment) {
  const paged = sql`order by (k.status = 'proposed') desc, k.created_date desc, k.id ${pageOfRows(page, PAGE_SIZE)}`;
  const [items, total] = await Promise.all([
    loadRows(db, paged, actor, moment),
    countRows(db, sql`voucher_corrections`),
  ]);
  return { items, page, page_size: PAGE_SIZE, total };
}

/** One correction; null for an unknown id. */
export async function findCorrection(
  db: Db,
  actor: AdminActor,
  id: string,
  moment: Moment,
): Promise<Correction | null> {
  return (await loadRows(db, sql`where k.id = ${id}`, actor, moment))[0] ?? null;
}

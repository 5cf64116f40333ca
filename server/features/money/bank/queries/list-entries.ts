import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { BankEntryShown } from '#contract/money/bank.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { type EntryStanding, takesBackPayment } from '#domain/money/bank/bank-entry.ts';
import { type OpenInvoice, type PayerReference, proposalsFor } from '#domain/money/bank/matching.ts';
import type { BookedAs } from '#domain/money/bank/own-money.ts';
import { countRows } from '#server/db/count-rows.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { returnReason } from '#texts/money/return-words.ts';
import { invoicesFor } from './find-invoices.ts';
import { moneyTakenBack, type ToldReversal } from './find-payments.ts';
import { lineOf } from './find-sent-payouts.ts';

interface Row extends ToldReversal {
  readonly id: string;
  readonly standing: EntryStanding;
  readonly direction: 'in' | 'out';
  readonly is_reversal: boolean;
  readonly decided_by: string | null;
  readonly decided_date: string | null;
  readonly why: string | null;
  readonly ordered: string;
  readonly payer_references: readonly PayerReference[];
  readonly bank_text: string;
  readonly through: string;
  readonly org_number: string;
  readonly fee_ore: Ore;
  readonly parts: BankEntryShown['parts'];
  readonly payout: BankEntryShown['payout'];
  readonly booked_as: BookedAs | null;
  readonly return_code: string;
  readonly return_text: string;
}

type TakenBack = Awaited<ReturnType<typeof moneyTakenBack>>[number];

/** Shown instead of an administrator's name for an entry that was matched automatically (by OCR number and amount). */
const BY_ITSELF = 'OCR och belopp';
/** Shown for an entry that returned a payout. */
const BY_OUR_ID = 'Vårt id och belopp';

function decidedOf({ decided_by, decided_date, why, payout }: Row): BankEntryShown['decided'] {
  const by = decided_by ?? (payout ? BY_OUR_ID : BY_ITSELF);
  return decided_date === null ? null : { by, date: decided_date, why };
}

/** True for an incoming entry that returns our own money, so that it pays no invoice. */
const isReturn = ({ direction, is_reversal, payout }: Row) => direction === 'in' && (is_reversal || payout !== null);

const reasonOfReturn = (row: Row): string =>
  isReturn(row) ? returnReason({ code: row.return_code, words: row.return_text || row.text }) : '';

function actionsOf(row: Row): BankEntryShown['actions'] {
  if (row.standing === 'out') return row.payout === null ? ['book'] : [];
  if (row.standing !== 'waiting') return [];
  if (takesBackPayment(row)) return ['take-back', 'set-aside'];
  if (row.payout !== null) return ['set-aside'];
  return row.is_reversal ? ['book', 'set-aside'] : ['settle', 'book', 'set-aside'];
}

function proposalsOf(row: Row, invoices: readonly OpenInvoice[]): BankEntryShown['proposals'] {
  const found =
    row.standing === 'waiting' && row.direction === 'in' && !isReturn(row) ? proposalsFor(row, invoices) : [];
  return found.flatMap(({ invoice_id, reason, told_ore }) => {
    const invoice = invoices.find((one) => one.id === invoice_id);
    if (!invoice) return [];
    const { number, company_name, open_ore } = invoice;
    return [{ invoice_id, number, company_name, open_ore, reason, told_ore }];
  });
}

const takesBackOf = (found: TakenBack): BankEntryShown['takes_back'] =>
  found.map(({ money: { paid_on, parts }, reason }) => ({
    paid_on,
    reason,
    parts: parts.map(({ ocr: _, ...part }) => part),
  }));

function present(row: Row, invoices: readonly OpenInvoice[], found: TakenBack): BankEntryShown {
  const { id, standing, direction, booked_on, amount_ore, is_reversal, ocr, text, counterparty, ordered, parts } = row;
  const { payer_references, bank_text, through, fee_ore } = row;
  return {
    id,
    standing,
    direction,
    booked_on,
    amount_ore,
    is_reversal,
    ocr,
    payer_references: [...payer_references],
    text,
    bank_text,
    counterparty,
    through,
    fee_ore,
    ordered,
    payout: row.payout,
    return_reason: reasonOfReturn(row),
    parts,
    proposals: proposalsOf(row, invoices),
    takes_back: takesBackOf(found),
    decided: decidedOf(row),
    booked_as: row.booked_as,
    actions: actionsOf(row),
  };
}

const PAYOUT = sql`(select json_build_object('number', l.reference, 'talent_name', btrim(t.first_name || ' ' || t.last_name),
    'is_failed', o.batch_id is distinct from l.batch_id)
  from payout_batch_lines l join payouts o on o.id = l.payout_id join talents t on t.id = o.talent_id
  where e.own_id <> '' and l.id = ${lineOf(sql.ref('e.own_id'))})`;

/** A page of bank entries in one state, the latest day first. */
export async function listEntries(db: Db, standing: EntryStanding, page: number) {
  const [{ rows }, total] = await Promise.all([
    sql<Row>`
      select e.id, e.reference, e.entry_reference, e.standing, e.direction, e.booked_on, e.amount_ore, e.is_reversal, e.ocr, e.text,
        e.payer_references, e.bank_text, e.through, e.org_number, e.fee_ore, e.ordered, e.counterparty, e.own_id, e.decided_by, e.decided_date, e.why, e.return_code, e.return_text, e.booked_as,
        ${PAYOUT} as payout,
        coalesce((select json_agg(json_build_object('invoice_id', i.id, 'number', i.number, 'company_name', c.name,
            'amount_ore', p.amount_ore) order by i.number)
          from bank_entry_parts p join invoices i on i.id = p.invoice_id join companies c on c.id = i.company_id
          where p.entry_id = e.id), '[]') as parts
      from bank_entries e where e.standing = ${standing}
      order by e.booked_on desc, e.id ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    countRows(db, sql`bank_entries where standing = ${standing}`),
  ]);
  const waiting = standing === 'waiting' ? rows : [];
  const reversals = waiting.filter(takesBackPayment);
  const [invoices, found] = await Promise.all([invoicesFor(db, waiting), moneyTakenBack(db, reversals)]);
  const foundFor = new Map(reversals.map(({ id }, at) => [id, found[at] ?? []]));
  const items = rows.map((row) => present(row, invoices, foundFor.get(row.id) ?? []));
  return { items, page, page_size: PAGE_SIZE, total };
}

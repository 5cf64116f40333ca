import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { BankEntryShown } from '#contract/money/bank.ts';
import { type EntryStanding, takesBackPayment } from '#domain/money/bank/bank-entry.ts';
import { type OpenInvoice, proposalsFor } from '#domain/money/bank/matching.ts';
import { countRows } from '#server/db/count-rows.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { invoicesFor } from './find-invoices.ts';
import { moneyTakenBack, type ToldReversal } from './find-payments.ts';

interface Row extends ToldReversal {
  readonly id: string;
  readonly standing: EntryStanding;
  readonly direction: 'in' | 'out';
  readonly decided_by: string | null;
  readonly decided_date: string | null;
  readonly why: string | null;
  readonly ordered: string;
  readonly parts: BankEntryShown['parts'];
}

type TakenBack = Awaited<ReturnType<typeof moneyTakenBack>>[number];

/** Shown instead of an administrator's name for an entry that was matched automatically (by OCR number and amount). */
const BY_ITSELF = 'OCR och belopp';

function decidedOf({ decided_by, decided_date, why }: Row): BankEntryShown['decided'] {
  return decided_date === null ? null : { by: decided_by ?? BY_ITSELF, date: decided_date, why };
}

function actionsOf(row: Row): BankEntryShown['actions'] {
  if (row.standing !== 'waiting') return [];
  if (takesBackPayment(row)) return ['take-back', 'set-aside'];
  return row.is_reversal ? ['set-aside'] : ['settle', 'set-aside'];
}

function proposalsOf(row: Row, invoices: readonly OpenInvoice[]): BankEntryShown['proposals'] {
  const found = row.standing === 'waiting' && !row.is_reversal ? proposalsFor(row, invoices) : [];
  return found.flatMap(({ invoice_id, reason }) => {
    const invoice = invoices.find((one) => one.id === invoice_id);
    if (!invoice) return [];
    const { number, company_name, open_ore } = invoice;
    return [{ invoice_id, number, company_name, open_ore, reason }];
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
  return {
    id,
    standing,
    direction,
    booked_on,
    amount_ore,
    is_reversal,
    ocr,
    text,
    counterparty,
    ordered,
    parts,
    proposals: proposalsOf(row, invoices),
    takes_back: takesBackOf(found),
    decided: decidedOf(row),
    actions: actionsOf(row),
  };
}

/** A page of bank entries in one state, the latest day first. */
export async function listEntries(db: Db, standing: EntryStanding, page: number) {
  const [{ rows }, total] = await Promise.all([
    sql<Row>`
      select e.id, e.reference, e.entry_reference, e.standing, e.direction, e.booked_on, e.amount_ore, e.is_reversal, e.ocr, e.text,
        e.ordered, e.counterparty, e.own_id, e.decided_by, e.decided_date, e.why,
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

import { sql } from 'kysely';
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CommandOf } from '#domain/kernel/workflow/workflow.ts';
import type { invoiceWorkflow } from '#domain/money/invoice/invoice.workflow.ts';
import { type AdminActor, type CompanyActor, SYSTEM, type SystemActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { invoiceObject } from '#server/features/money/invoice/lifecycle.ts';
import { type LoadedInvoice, loadInvoices } from '#server/features/money/invoice/queries/load-invoices.ts';
import type { CommandWords, Values } from '#server/lifecycle/adapter.ts';
import { move } from '#server/lifecycle/run.ts';

/** Locks an invoice until the commit: the second of two callers reads the first one's result. */
export async function holdInvoice(trx: Trx, id: string): Promise<LoadedInvoice | Refusal<'not_found'>> {
  await sql`select from invoices where id = ${id} for no key update`.execute(trx);
  const [invoice] = await loadInvoices(trx, sql`i.id = ${id}`);
  return invoice ?? refuse('not_found');
}

interface Moving<C extends CommandOf<typeof invoiceWorkflow>> {
  readonly command: C;
  readonly actor: AdminActor | CompanyActor | SystemActor;
  readonly moment: Moment;
  readonly words: CommandWords<'invoice', C>;
  readonly values?: Values<'invoice'>;
  /** True if the event also concerns the project, for example because the project's charges are open again. */
  readonly of_project?: boolean;
}

/** Gives a command to a locked invoice. */
export function moveInvoice<C extends CommandOf<typeof invoiceWorkflow>>(
  trx: Trx,
  invoice: LoadedInvoice,
  { of_project = false, ...moving }: Moving<C>,
) {
  const object = invoiceObject(invoice);
  const { company_id, project_id } = invoice;
  const concerned = of_project ? { company_id, project_id } : object.concerned;
  return move<'invoice', C>(trx, { noun: 'invoice', object: { ...object, concerned }, ...moving });
}

const SETTLED_BY = { settle: 'paid', 'settle-lost': 'written_off', 'settle-credited': 'credited' } as const;

/**
 * Settles an invoice if nothing of it is open any more. The caller passes the amounts as they are after the caller's
 * change.
 */
export function settleInvoice(
  trx: Trx,
  invoice: LoadedInvoice,
  { open_ore, creditable_ore, lost_ore }: Pick<LoadedInvoice, 'open_ore' | 'creditable_ore' | 'lost_ore'>,
  moment: Moment,
) {
  if (open_ore > 0 || invoice.status === 'credited') return true as const;
  const rest = lost_ore > 0 ? 'settle-lost' : 'settle';
  const command = creditable_ore === 0 ? 'settle-credited' : rest;
  if (SETTLED_BY[command] === invoice.status) return true as const;
  return moveInvoice(trx, invoice, { command, actor: SYSTEM, moment, words: {} });
}

/** Gives an invoice a command that posts nothing in the books. */
export async function moveOnly<C extends 'check' | 'uncheck' | 'discard'>(
  trx: Trx,
  id: string,
  moving: Omit<Moving<C>, 'words'>,
) {
  const invoice = await holdInvoice(trx, id);
  if (isRefusal(invoice)) return invoice;
  return moveInvoice<C>(trx, invoice, { ...moving, words: {} as CommandWords<'invoice', C> });
}

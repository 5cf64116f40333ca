import { sql } from 'kysely';
import { isAmong } from '#server/db/is-among.ts';
import type { Loaded, MakingAdapter } from '#server/lifecycle/adapter.ts';
import { draftsOfEvents, draftsOfExtensions } from './queries/find-owing.ts';
import { type LoadedInvoice, loadInvoices } from './queries/load-invoices.ts';

/**
 * An invoice in the form that `move` takes. Events after the issue do not concern the project, whose log the company
 * reads: the company must not read there how Medverka collects the money.
 */
export function invoiceObject(invoice: LoadedInvoice): Loaded<'invoice'> {
  const { id, company_id, project_id, company_name, project_title, number, due_on } = invoice;
  return {
    id,
    subject: invoice,
    concerned: number === null ? { company_id, project_id } : { company_id },
    facts: { company_name, project_title, number, due_on },
  };
}

export const invoiceAdapter: MakingAdapter<'invoice'> = {
  async load(trx, { of, ids }) {
    if (of !== 'invoice') throw new Error(`Invoices are not found by ${of}`);
    return (await loadInvoices(trx, isAmong(sql.ref('i.id'), ids))).map(invoiceObject);
  },
  hold: async (trx, id) => {
    await sql`select from invoices where id = ${id} for no key update`.execute(trx);
  },
  writes: {
    discard: () => ({ charges_released: true }),
    send: (_words, { now }) => ({ sent_date: now }),
    remind: (_words, { now }) => ({ reminded_date: now }),
    'hand-to-collection': (_words, { now }) => ({ collection_date: now }),
  },
  byDeadline: {
    'fall-due': (_invoice, { now }) => ({ words: {}, values: { overdue_date: now } }),
  },
  makesWhen: {
    'report.approve': draftsOfEvents,
    'report.accept': draftsOfEvents,
    'report.settle': draftsOfEvents,
    'report.approve-unanswered': draftsOfEvents,
    'report.void': draftsOfEvents,
    'project.complete': draftsOfEvents,
    'project.complete-unanswered': draftsOfEvents,
    'project.cancel': draftsOfEvents,
    'charge.arise': draftsOfExtensions,
  },
};

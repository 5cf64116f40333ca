import type { invoiceRoutes } from '#contract/money/invoice-routes.ts';
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { findDocument, giveOut, withoutWithheld } from '#server/documents/documents.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { collectExtensions } from './commands/collect-extensions.ts';
import { creditInvoice } from './commands/credit-invoice.ts';
import { draftInvoice } from './commands/draft-invoice.ts';
import { handOver } from './commands/hand-over.ts';
import { issueInvoice } from './commands/issue-invoice.ts';
import { moveOnly } from './commands/move-invoice.ts';
import { registerPayment, registerRepayment } from './commands/register-payment.ts';
import { resendInvoice } from './commands/resend-invoice.ts';
import { sendReminder } from './commands/send-reminder.ts';
import { takeBackPayment } from './commands/take-back-payment.ts';
import { writeOff } from './commands/write-off.ts';
import { findPaperDocument } from './queries/find-papers.ts';
import { findPeppol } from './queries/find-peppol.ts';
import { listOwed, loadInvoicing } from './queries/invoicing-overview.ts';
import { listCompanyInvoices } from './queries/list-company-invoices.ts';
import { listDebts } from './queries/list-debts.ts';
import { listInvoices } from './queries/list-invoices.ts';
import { showInvoice } from './queries/show-invoice.ts';
import { withholdInInvoice } from './queries/withhold-in-invoice.ts';

interface Call {
  readonly params: { readonly id: string };
  readonly actor: AdminActor;
  readonly moment: Moment;
}

/** The constraint that refuses a second registration of the same bank payment on an invoice. */
const PAYMENT_ONCE = ['invoice_payments_reference_unique'] as const;

/** Invoices to companies: checked, issued, paid, reminded, credited and written off. */
export function invoiceHandlers(services: Services): Handlers<typeof invoiceRoutes> {
  const { db } = services;

  const show = async ({ actor, params, moment }: Call) =>
    (await showInvoice(db, actor, params.id, moment)) ?? refuse('not_found');

  const change = async <R extends Refusal>(call: Call, work: (trx: Trx) => Promise<true | R>) => {
    const changed = await inTransaction(db, work);
    return isRefusal(changed) ? changed : show(call);
  };

  const money = async <R extends Refusal>(call: Call, work: (trx: Trx) => Promise<true | R>) => {
    const changed = await inTransaction(db, work, PAYMENT_ONCE);
    return isRefusal(changed) ? changed : show(call);
  };

  return {
    'GET /admin/invoicing': ({ moment }) => loadInvoicing(db, moment),
    'GET /admin/invoices': ({ actor, query, moment }) => listInvoices(db, actor, query, moment),
    'GET /admin/owed-projects': ({ query }) => listOwed(db, query.page),
    'GET /admin/invoicing/debts': ({ query, moment }) => listDebts(db, query.page, moment),
    'POST /admin/invoices': async ({ actor, body, moment }) => {
      const id = await inTransaction(db, (trx) => draftInvoice(trx, actor, body.project_id, moment));
      return isRefusal(id) ? id : show({ actor, params: { id }, moment });
    },
    'POST /admin/invoices/collect-extensions': async ({ actor, body, moment }) => {
      const id = await inTransaction(db, (trx) => collectExtensions(trx, actor, body.project_id, moment));
      return isRefusal(id) ? id : show({ actor, params: { id }, moment });
    },
    'GET /admin/invoices/:id': (call) => show(call),
    'POST /admin/invoices/:id/check': (call) =>
      change(call, (trx) => moveOnly(trx, call.params.id, { ...call, command: 'check', values: call.body })),
    'POST /admin/invoices/:id/uncheck': (call) =>
      change(call, (trx) => moveOnly(trx, call.params.id, { ...call, command: 'uncheck' })),
    'POST /admin/invoices/:id/discard': (call) =>
      change(call, (trx) => moveOnly(trx, call.params.id, { ...call, command: 'discard', of_project: true })),
    'POST /admin/invoices/:id/hand-to-collection': (call) =>
      change(call, (trx) => handOver(trx, call.actor, call.params.id, call.body, call.moment)),
    'POST /admin/invoices/:id/issue': (call) =>
      change(call, (trx) => issueInvoice(trx, call.actor, call.params.id, call.moment)),
    'POST /admin/invoices/:id/payments': (call) =>
      money(call, (trx) => registerPayment(trx, call.actor, { invoice_id: call.params.id, ...call.body }, call.moment)),
    'POST /admin/invoices/:id/payments/:payment_id/take-back': (call) =>
      change(call, (trx) => {
        const { id: invoice_id, payment_id } = call.params;
        return takeBackPayment(trx, call.actor, { invoice_id, payment_id, ...call.body }, call.moment);
      }),
    'POST /admin/invoices/:id/repay': (call) =>
      money(call, (trx) =>
        registerRepayment(trx, call.actor, { invoice_id: call.params.id, ...call.body }, call.moment),
      ),
    'POST /admin/invoices/:id/remind': (call) =>
      change(call, (trx) => sendReminder(trx, call.actor, call.params.id, call.moment)),
    'POST /admin/invoices/:id/credit': (call) =>
      change(call, (trx) => creditInvoice(trx, call.actor, { id: call.params.id, ...call.body }, call.moment)),
    'POST /admin/invoices/:id/write-off': (call) =>
      change(call, (trx) => writeOff(trx, call.actor, call.params.id, call.body.reason, call.moment)),
    'GET /admin/invoices/:id/peppol/:paper_id': ({ params }) => findPeppol(db, params),
    'POST /invoices/:id/resend': ({ actor, params: { id }, moment }) =>
      resendInvoice(services, actor, { id, email: null }, moment),
    'POST /invoices/:id/mailbox': ({ actor, params: { id }, body: { email }, moment }) =>
      resendInvoice(services, actor, { id, email }, moment),
    'GET /company/invoices': ({ actor, query, moment }) => listCompanyInvoices(db, actor, query, moment),
    'POST /invoices/:id/papers/:paper_id': async ({ actor, params, moment }) => {
      const paper = await findPaperDocument(db, actor, params);
      if (!paper) return refuse('not_found');
      const document = paper.document_id && (await findDocument(db, paper.document_id));
      if (!document) return refuse('not_allowed_now');
      const withhold = await withholdInInvoice(db, params.id);
      const shown = await withoutWithheld(services, document, withhold, moment);
      return isRefusal(shown) ? shown : giveOut(services, shown, actor.account_id);
    },
  };
}

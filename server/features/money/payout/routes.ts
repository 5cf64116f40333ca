import { sql } from 'kysely';
import type { payoutRoutes } from '#contract/money/payout.ts';
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { findDocument, giveOut } from '#server/documents/documents.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { invokeFTax } from './commands/invoke-f-tax.ts';
import { lookAtWorkRight } from './commands/look-at-work-right.ts';
import { makeIncomePaper } from './commands/make-income-paper.ts';
import { approvePayouts, failPayout, objectTo, payPayouts, resumePayout, stopPayout } from './commands/move-payouts.ts';
import { confirmAccount } from './commands/new-account.ts';
import { registerSupplierInvoice } from './commands/register-supplier-invoice.ts';
import { makeSelfBillFile } from './commands/self-bill-file.ts';
import { findOwnPayout, findPayout, listOwnPayouts, listPayouts, listPayoutsOf } from './queries/list-payouts.ts';
import { type LoadedPayout, loadPayouts } from './queries/load-payouts.ts';
import { summarizeYear } from './queries/year-summary.ts';

interface Call {
  readonly actor: AdminActor;
  readonly params: { readonly id: string };
  readonly body: { readonly reason: string };
  readonly moment: Moment;
}

/** Payouts to talents, for the talents and for administrators. */
export function payoutHandlers(services: Services): Handlers<typeof payoutRoutes> {
  const { db } = services;

  const change = async <R extends Refusal>(
    { actor, params: { id }, body: { reason }, moment }: Call,
    command: (
      trx: Trx,
      actor: AdminActor,
      given: { id: string; reason: string },
      moment: Moment,
    ) => Promise<LoadedPayout | R>,
  ) => {
    const changed = await inTransaction(db, (trx) => command(trx, actor, { id, reason }, moment));
    return isRefusal(changed) ? changed : ((await findPayout(db, actor, id, moment)) ?? refuse('not_found'));
  };

  return {
    'GET /talent/payouts': ({ actor, query, moment }) => listOwnPayouts(db, actor, query, moment),
    'GET /talent/payouts/summary': ({ actor, query, moment }) => summarizeYear(db, actor, query.year, moment),
    'POST /talent/income-papers/:year': ({ actor, params, moment }) =>
      makeIncomePaper(services, actor, params.year, moment),
    'GET /assignments/:id/payouts': async ({ actor, params, moment }) => {
      const { rows } = await sql`
        select from candidates where id = ${params.id} and talent_id = ${actor.talent_id}`.execute(db);
      return rows.length > 0 ? listPayoutsOf(db, actor, params.id, moment) : refuse('not_found');
    },
    'POST /assignments/:id/invoke-f-tax': async ({ actor, params: { id }, body, moment }) => {
      const invoked = await inTransaction(db, (trx) => invokeFTax(trx, actor, { id, ...body }, moment));
      return isRefusal(invoked) ? invoked : { done: true };
    },
    'POST /payouts/:id/object': async ({ actor, params: { id }, body, moment }) => {
      const done = await inTransaction(db, (trx) => objectTo(trx, actor, { id, reason: body.words }, moment));
      return isRefusal(done) ? done : ((await findOwnPayout(db, actor, id, moment)) ?? refuse('not_found'));
    },
    'POST /payouts/:id/document': async ({ actor, params }) => {
      const [payout] = await loadPayouts(db, actor, sql`o.id = ${params.id}`);
      if (!payout) return refuse('not_found');
      const document = payout.document_id && (await findDocument(db, payout.document_id));
      return document ? giveOut(services, document, actor.account_id) : refuse('not_allowed_now');
    },
    'POST /payouts/:id/e-invoice': ({ actor, params: { id }, moment }) => makeSelfBillFile(services, actor, id, moment),
    'GET /admin/payouts': ({ actor, query, moment }) => listPayouts(db, actor, query, moment),
    'POST /admin/payouts/approve': async ({ actor, body: { ids }, moment }) => {
      const done = await inTransaction(db, (trx) => approvePayouts(trx, actor, ids, moment));
      return isRefusal(done) ? done : { count: ids.length };
    },
    'POST /admin/payouts/pay': async ({ actor, body: { ids }, moment }) => {
      const done = await inTransaction(db, (trx) => payPayouts(trx, actor, ids, moment));
      return isRefusal(done) ? done : { count: ids.length };
    },
    'POST /admin/payouts/:id/confirm-account': async ({ actor, params: { id }, body, moment }) => {
      const done = await inTransaction(db, (trx) => confirmAccount(trx, actor, { id, ...body }, moment));
      return isRefusal(done) ? done : ((await findPayout(db, actor, id, moment)) ?? refuse('not_found'));
    },
    'POST /admin/payouts/:id/supplier-invoice': async ({ actor, params: { id }, body, moment }) => {
      const done = await inTransaction(db, (trx) => registerSupplierInvoice(trx, actor, { id, ...body }, moment));
      return isRefusal(done) ? done : ((await findPayout(db, actor, id, moment)) ?? refuse('not_found'));
    },
    'POST /admin/payouts/:id/work-right': async ({ actor, params: { id }, body, moment }) => {
      const done = await inTransaction(db, (trx) => lookAtWorkRight(trx, actor, { id, ...body }, moment));
      return isRefusal(done) ? done : ((await findPayout(db, actor, id, moment)) ?? refuse('not_found'));
    },
    'POST /admin/payouts/:id/stop': (call) => change(call, stopPayout),
    'POST /admin/payouts/:id/resume': (call) => change(call, resumePayout),
    'POST /admin/payouts/:id/fail': (call) =>
      change(call, (trx, actor, given, moment) =>
        failPayout(trx, services.env, actor, { ...given, account_is_right: call.body.account_is_right }, moment),
      ),
  };
}

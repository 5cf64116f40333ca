import type { inquiryRoutes } from '#contract/talk/inquiry.ts';
import { isRefusal, type Refusal, type RefusalCode, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { SignedInActor } from '#server/actor.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { findPrivateFile } from '#server/files/private-files.ts';
import { signedUrl } from '#server/files/signed-url.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { oneTransactionEach } from '#server/lifecycle/one-transaction-each.ts';
import type { Services } from '#server/services.ts';
import { keepFile } from './commands/keep-file.ts';
import { moveInquiry, writeInInquiry } from './commands/move-inquiry.ts';
import { openInquiry } from './commands/open-inquiry.ts';
import { reportReview } from './commands/report-review.ts';
import { listOwn, listQueue } from './queries/list-inquiries.ts';
import { loadInquiry, showInquiry } from './queries/load-inquiry.ts';

interface Call {
  readonly actor: SignedInActor;
  readonly params: { readonly id: string };
  readonly moment: Moment;
}

/** Inquiries and reports of talents and companies, which administrators answer. */
export function inquiryHandlers(services: Services): Handlers<typeof inquiryRoutes> {
  const { db } = services;
  const show = async ({ actor, params, moment }: Call) =>
    (await showInquiry(db, actor, params.id, moment)) ?? refuse('not_found');
  const change = async (call: Call, work: (trx: Trx) => Promise<true | Refusal<RefusalCode | 'not_found'>>) => {
    const done = await inTransaction(db, work);
    return isRefusal(done) ? done : show(call);
  };
  const give = (call: Call, command: 'take' | 'close' | 'reopen') =>
    change(call, (trx) => moveInquiry(trx, call.actor, call.params.id, command, call.moment));
  return {
    'GET /inquiries': ({ actor, query }) => listOwn(db, actor, query.page),
    'POST /inquiries': async ({ actor, body, moment }) => {
      const id = await inTransaction(db, (trx) => openInquiry(trx, actor, { kind: 'question', ...body }, moment));
      return isRefusal(id) ? id : show({ actor, params: { id }, moment });
    },
    'POST /assignments/:id/review/report': ({ actor, params, body, moment }) =>
      inTransaction(db, (trx) => reportReview(trx, actor, params.id, body.reason, moment)),
    'GET /inquiries/:id': show,
    'POST /inquiries/:id/messages': (call) =>
      change(call, (trx) => writeInInquiry(trx, call.actor, call.params.id, call.body, call.moment)),
    'POST /inquiries/:id/files': async (call) => {
      const kept = await keepFile(services, call.actor, call.params.id, call.body, call.moment);
      return isRefusal(kept) ? kept : show(call);
    },
    'POST /inquiries/:id/files/:file_id': async ({ actor, params }) => {
      const inquiry = await loadInquiry(db, actor, params.id);
      const file = inquiry && (await findPrivateFile(db, params.file_id));
      if (file?.noun !== 'inquiry' || file.subject_id !== inquiry?.id) return refuse('not_found');
      return { url: signedUrl(services, file, { purpose: 'view', account_id: actor.account_id }) };
    },
    'POST /inquiries/:id/close': (call) => give(call, 'close'),
    'GET /admin/inquiries': ({ actor, query }) => listQueue(db, actor, query),
    'POST /admin/inquiries/answer': ({ actor, body: { inquiries, words }, moment }) => {
      const seen = new Map(inquiries.map((one) => [one.id, one.seen]));
      return oneTransactionEach(db, [...seen.keys()], (trx, id) =>
        writeInInquiry(trx, actor, id, { words, seen: seen.get(id) ?? 0 }, moment),
      );
    },
    'POST /admin/inquiries/close': ({ actor, body: { ids }, moment }) =>
      oneTransactionEach(db, ids, (trx, id) => moveInquiry(trx, actor, id, 'close', moment)),
    'POST /admin/inquiries/:id/take': (call) => give(call, 'take'),
    'POST /admin/inquiries/:id/reopen': (call) => give(call, 'reopen'),
  };
}

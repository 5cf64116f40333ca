import type { agreementRoutes } from '#contract/work/agreement.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { findDocument, giveOut, withoutWithheld } from '#server/documents/documents.ts';
import { seesProject } from '#server/features/projects/project/queries/load-project.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { withholdNames } from '#server/names/withheld.ts';
import type { Services } from '#server/services.ts';
import { changeAgreedTerms } from './commands/change-agreed-terms.ts';
import { declineAgreement, signForCompany, signForTalent, takeBackAgreement } from './commands/sign-agreements.ts';
import { findAgreement, listAgreements } from './queries/list-agreements.ts';
import { loadAgreement } from './queries/load-agreement.ts';

/**
 * Agreements. Companies and talents read and sign them; a company also offers other terms and withdraws agreements, and
 * a talent declines them.
 */
export function agreementHandlers(services: Services): Handlers<typeof agreementRoutes> {
  const { db } = services;
  return {
    'GET /projects/:id/agreements': async ({ actor, params, query, moment }) =>
      (await seesProject(db, actor, params.id))
        ? listAgreements(db, actor, params.id, query.page, moment)
        : refuse('not_found'),
    'GET /agreements/:id': async ({ actor, params, moment }) =>
      (await findAgreement(db, actor, params.id, moment)) ?? refuse('not_found'),
    'POST /projects/:id/agreements/sign': ({ actor, params, body, moment, request }) => {
      const signing = {
        party: 'company' as const,
        known_name: actor.name,
        typed_name: body.name,
        account_id: actor.account_id,
        request,
        not_shown: body.not_shown,
      };
      return inTransaction(db, (trx) => signForCompany(trx, actor, params.id, body.agreements, signing, moment));
    },
    'POST /projects/:id/agreements/change-terms': ({ actor, params, body, moment }) =>
      inTransaction(db, (trx) => changeAgreedTerms(trx, actor, params.id, body, moment)),
    'POST /agreements/:id/take-back': async ({ actor, params, moment }) => {
      const done = await inTransaction(db, (trx) => takeBackAgreement(trx, actor, params.id, moment));
      if (isRefusal(done)) return done;
      return (await findAgreement(db, actor, params.id, moment)) ?? refuse('not_found');
    },
    'POST /agreements/:id/sign': async ({ actor, params, body, moment, request }) => {
      const shown = { id: params.id, sha256: body.sha256 };
      const given = { typed_name: body.name, account_id: actor.account_id, request };
      // Changed terms may book other days, which another company may have booked meanwhile.
      const signed = await inTransaction(db, (trx) => signForTalent(trx, actor, shown, given, moment), [
        'bookings_no_overlap',
        'bookings_once',
      ]);
      if (isRefusal(signed)) return signed;
      return (await findAgreement(db, actor, params.id, moment)) ?? refuse('not_found');
    },
    'POST /agreements/:id/decline': async ({ actor, params, body, moment }) => {
      const done = await inTransaction(db, (trx) => declineAgreement(trx, actor, params.id, body.reason, moment));
      if (isRefusal(done)) return done;
      return (await findAgreement(db, actor, params.id, moment)) ?? refuse('not_found');
    },
    'POST /agreements/:id/document': async ({ actor, params, moment }) => {
      const agreement = await loadAgreement(db, actor, params.id, moment);
      if (!agreement) return refuse('not_found');
      const document_id = agreement.signed_document_id ?? agreement.document_id;
      const document = document_id && (await findDocument(db, document_id));
      if (!document) return refuse('not_allowed_now');
      const withhold = await withholdNames(db, [agreement.talent_id]);
      const shown = await withoutWithheld(services, document, withhold, moment);
      return isRefusal(shown) ? shown : giveOut(services, shown, actor.account_id);
    },
  };
}

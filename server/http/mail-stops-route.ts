import type { FastifyInstance } from 'fastify';
import { inTransaction } from '#server/db/transaction.ts';
import { stopMails } from '#server/mail/choices.ts';
import { readStop, STOP_PATH } from '#server/mail/mail-stop.ts';
import type { Services } from '#server/services.ts';
import { answerError } from './answer-error.ts';

/** Maximum size in bytes of the form, which has one short field. */
const FORM_BYTES_MAX = 4 * 1024;

interface Query {
  readonly of?: unknown;
  readonly token?: unknown;
}

/**
 * Mounts the address to which a mail program posts when its user presses its own button to stop mails (RFC 8058). It is
 * outside the contract, because these programs send forms, in either of the two types of forms. The page at the same
 * address has a button of its own: a GET changes nothing, because mail scanners open links.
 */
export function mountMailStops(app: FastifyInstance, { db, env, clock }: Pick<Services, 'db' | 'env' | 'clock'>): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: FORM_BYTES_MAX },
      (_request, body, done) => done(null, String(body)),
    );
    scope.post<{ Querystring: Query; Body: unknown }>(STOP_PATH, async (request, reply) => {
      const isPressed = /List-Unsubscribe["=\s]+One-Click/i.test(String(request.body));
      const mail = isPressed ? readStop(env, request.query.of, request.query.token) : undefined;
      if (!mail) return answerError(reply, 'not_found');
      await inTransaction(db, (trx) => stopMails(trx, mail, clock().toISOString()));
      return reply.code(204).send();
    });
  });
}

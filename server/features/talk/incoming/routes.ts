import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { instant } from '#contract/kernel/fields.ts';
import { readEmailAddress } from '#domain/kernel/email-address.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { incomingFolder } from '#server/files/incoming.ts';
import { answerError } from '#server/http/answer-error.ts';
import { receiveUpload } from '#server/http/receive-upload.ts';
import { findMarked } from '#server/mail/mail-marks.ts';
import { isOneOf } from '#server/sealed/keyed-marks.ts';
import type { Services } from '#server/services.ts';
import { takeBounce } from './commands/take-bounce.ts';
import { takeMail } from './commands/take-mail.ts';

/** Largest mail in bytes. Mail servers take about as much, and larger ones have files that are refused anyway. */
const MAIL_BYTES_MAX = 25 * 1024 * 1024;
/** Seconds after which a mail that found too many others waiting should come again. */
const BUSY_SECONDS = 60;

/** The secret of a caller: of `Authorization: Bearer`, or the password of a URL with one (Basic). */
function secretOf({ headers: { authorization = '' } }: FastifyRequest): string {
  const [, kind, value = ''] = /^(Bearer|Basic) +(\S+)$/i.exec(authorization) ?? [];
  if (kind?.toLowerCase() !== 'basic') return value;
  const pair = Buffer.from(value, 'base64').toString();
  return pair.slice(pair.indexOf(':') + 1);
}

/** A bounce as a provider posts it: which mail or whose address, and how final. */
const postedBounce = z
  .object({
    /** The return address of the mail, with its mark. */
    return_address: z.string().max(320).optional(),
    /** The recipient, for a provider that does not tell the return address. */
    email: z.string().max(320).optional(),
    /** Time at which the mail was sent; needed with `email`. */
    sent_date: instant.optional(),
    kind: z.enum(['hard', 'soft']),
    code: z
      .string()
      .regex(/^[45]\.\d{1,3}\.\d{1,3}$/)
      .optional(),
  })
  .refine(({ return_address, email, sent_date }) => return_address !== undefined || (email && sent_date));

function bouncedOf(services: Services, { return_address, email, sent_date }: z.output<typeof postedBounce>) {
  const marked = return_address === undefined ? null : findMarked(services.env, return_address);
  if (marked?.kind === 'studs') return { outbox_id: marked.id };
  const address = email === undefined ? null : readEmailAddress(email);
  return address && sent_date ? { email: address, sent_date } : null;
}

/**
 * Mounts the addresses to which our mail server or its provider posts mails, and a provider its bounces. They are
 * outside the contract, because their callers are mail servers; the secret of the settings is the proof, and all other
 * calls are answered like a missing address. What cannot become better by repetition is answered like a success.
 */
export function mountIncomingMail(app: FastifyInstance, services: Services): void {
  const { env, log } = services;
  const { mail_inbound_secret: secret, mail_inbound_domain: domain } = env;
  if (!secret || !domain) return;
  const isAllowed = (request: FastifyRequest) => isOneOf([secret], secretOf(request));
  void app.register(async (scope) => {
    scope.addContentTypeParser('message/rfc822', (_request, payload, done) => done(null, payload));
    scope.addHook('onRequest', async (request, reply) => {
      if (!isAllowed(request)) return answerError(reply, 'not_found');
    });
    scope.post('/mail/incoming', async (request, reply) => {
      const received = await receiveUpload(request, incomingFolder(env), MAIL_BYTES_MAX);
      if (received === null) return answerError(reply, 'wrong_content_type');
      if (isRefusal(received)) {
        log.info({ outcome: 'too_large' }, 'a mail has come in');
        return reply.code(204).header('connection', 'close').send();
      }
      await using mail = received;
      const envelope = request.headers['x-envelope-to'];
      const outcome = await takeMail(services, mail, typeof envelope === 'string' ? envelope : '');
      log.info({ outcome }, 'a mail has come in');
      if (outcome === 'busy') return reply.code(503).header('retry-after', String(BUSY_SECONDS)).send();
      return reply.code(204).send();
    });
    scope.post<{ Body: unknown }>('/mail/bounces', async (request, reply) => {
      const posted = postedBounce.safeParse(request.body);
      if (!posted.success) return answerError(reply, 'bad_request');
      const bounced = bouncedOf(services, posted.data);
      const { kind, code = kind === 'hard' ? '5.0.0' : '4.0.0' } = posted.data;
      if (bounced) await takeBounce(services, bounced, { is_hard: kind === 'hard', code });
      return reply.code(204).send();
    });
  });
}

import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/services.ts';
import { createProvider } from '#server/sms/create-provider.ts';
import { isReportMark, REPORT_PREFIX } from '#server/sms/report-mark.ts';
import { recordReport } from '#server/sms/sms-rows.ts';
import { answerError } from './answer-error.ts';

/** Maximum size of a report in bytes; Twilio's have about twenty short fields. */
const REPORT_BYTES_MAX = 16 * 1024;

interface Params {
  readonly id: string;
  readonly mark: string;
}

/**
 * Mounts the address to which an operator of text messages posts its delivery reports. It is outside the contract,
 * because operators send forms. The mark in the address, and the signature of an operator that signs, are the proof;
 * all other calls are answered like a missing address.
 */
export function mountSmsReports(app: FastifyInstance, { db, env, clock }: Services): void {
  const provider = createProvider(env);
  if (!provider) return;
  void app.register(async (scope) => {
    // Only this route takes forms: a browser sends them without a preflight.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: REPORT_BYTES_MAX },
      (_request, body, done) => done(null, new Map(new URLSearchParams(String(body)))),
    );
    scope.post<{ Params: Params; Body: unknown }>(
      `${REPORT_PREFIX}:id(^[\\da-f-]{36}$)/:mark(^[\\w-]{43}$)`,
      async (request, reply) => {
        const { id, mark } = request.params;
        if (!isReportMark(env, id, mark)) return answerError(reply, 'not_found');
        const form = request.body instanceof Map ? (request.body as Map<string, string>) : new Map<string, string>();
        const signature = request.headers['x-twilio-signature'];
        const report = provider.readReport({
          url: `${env.base_url}${request.url}`,
          signature: typeof signature === 'string' ? signature : '',
          form,
        });
        if (!report) return answerError(reply, 'not_found');
        if (report !== 'no_news') await recordReport(db, id, report, clock());
        return reply.code(204).send();
      },
    );
  });
}

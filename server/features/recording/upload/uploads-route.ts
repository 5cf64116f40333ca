import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ErrorCode } from '#contract/errors.ts';
import { API_PREFIX } from '#contract/route.ts';
import { isRefusal } from '#domain/refusal.ts';
import { momentOf } from '#domain/time/day.ts';
import type { TalentActor } from '../../../actor.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { answerError } from '../../../http/answer-error.ts';
import { checkGuard } from '../../../http/guard.ts';
import type { MountContext } from '../../../http/mount.ts';
import { networkOf } from '../../../http/rate-limits.ts';
import type { Services } from '../../../services.ts';
import { receiveRecording, stayFresh } from '../commands/receive-recording.ts';
import { removeRecording } from '../commands/remove-recording.ts';
import { type LoadedRecording, loadOwn } from '../queries/load-recordings.ts';
import { placeOf, removeUpload, sizeAt } from './uploads-folder.ts';
import { writePart } from './write-part.ts';

/** The version of the protocol (https://tus.io/protocols/resumable-upload). */
const TUS = '1.0.0';
const PART = 'application/offset+octet-stream';

type Request = FastifyRequest<{ Params: { id: string } }>;
const isId = (text: string) => z.uuid().safeParse(text).success;

/** How a line breaks; whoever sent hears no answer, and what has come stays. */
const CUT_OFF = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'];
const isCutOff = (error: unknown) => CUT_OFF.includes((error as { code?: string }).code ?? '');

/**
 * The bytes of recordings, by tus: HEAD says how much has come, PATCH adds what follows, DELETE takes it back. What is
 * sent has been begun by a route of the contract, which says whose it is and how large; each request asks anew.
 */
export function mountUploadParts(app: FastifyInstance, services: Services, context: MountContext): void {
  const { env, db, clock, upload_turns } = services;
  const actors = new WeakMap<FastifyRequest, TalentActor>();
  // Left unread until the turn has come; anywhere else what is sent as such is no input.
  app.addContentTypeParser(PART, (_request, payload, done) => done(null, payload));

  const enter = async (request: Request, reply: FastifyReply) => {
    reply.header('tus-resumable', TUS);
    const actor = await context.findActor(request);
    const reason: ErrorCode | null = checkGuard({ auth: ['talent'] }, actor);
    if (reason || actor.role !== 'talent') return answerError(reply, reason ?? 'forbidden');
    const counted = { ip: networkOf(request.ip), account: actor.account_id };
    const wait = await context.limits.hit(['upload_part'], counted);
    if (wait) return answerError(reply, 'too_many_requests', wait);
    if (request.headers['tus-resumable'] !== TUS) return answerError(reply, 'bad_request');
    if (!isId(request.params.id)) return answerError(reply, 'not_found');
    actors.set(request, actor);
  };
  const actorOf = (request: Request) => actors.get(request) as TalentActor;
  const find = (request: Request) => loadOwn(db, actorOf(request).talent_id, request.params.id);
  const now = () => momentOf(clock());
  const answerOffset = (reply: FastifyReply, code: 200 | 204, offset: number, { bytes }: LoadedRecording) =>
    reply.headers({ 'upload-offset': offset, 'upload-length': bytes, 'cache-control': 'no-store' }).code(code).send();

  /** How much has come. What is whole and was not received, because a process ended in between, is received now. */
  const settle = async (row: LoadedRecording): Promise<number> => {
    if (row.status !== 'receiving') return row.bytes;
    const offset = await sizeAt(placeOf(env, row.id));
    if (offset === row.bytes) await receiveRecording(services, row.talent_id, row.id, now());
    return offset;
  };

  app.route({
    method: 'HEAD',
    url: `${API_PREFIX}/uploads/:id`,
    onRequest: (request, reply) => enter(request as Request, reply),
    handler: async (request, reply) => {
      const row = await find(request as Request);
      return row ? answerOffset(reply, 200, await settle(row), row) : answerError(reply, 'not_found');
    },
  });

  app.route({
    method: 'DELETE',
    url: `${API_PREFIX}/uploads/:id`,
    onRequest: (request, reply) => enter(request as Request, reply),
    handler: async (request, reply) => {
      const { id } = (request as Request).params;
      const turn = await upload_turns.take(id);
      if (!turn) return answerError(reply, 'busy', { retry_after_seconds: 5 });
      try {
        const actor = actorOf(request as Request);
        const removed = await inTransaction(db, (trx) => removeRecording(trx, actor, id, now()));
        if (isRefusal(removed)) return answerError(reply, removed.refused);
        await removeUpload(env, id);
      } finally {
        await turn.end();
      }
      return reply.code(204).send();
    },
  });

  app.route({
    method: 'PATCH',
    url: `${API_PREFIX}/uploads/:id`,
    onRequest: (request, reply) => enter(request as Request, reply),
    handler: async (request, reply) => {
      const { body, headers } = request;
      if (headers['content-type'] !== PART || !(body instanceof Readable)) {
        return answerError(reply, 'wrong_content_type');
      }
      const told = Number(/^\d{1,15}$/.exec(String(headers['upload-offset']))?.[0] ?? Number.NaN);
      if (Number.isNaN(told)) return answerError(reply, 'bad_request');
      const found = await find(request as Request);
      if (!found) return answerError(reply, 'not_found');
      if (Number(headers['content-length']) > found.bytes - told) return answerError(reply, 'file_too_large');
      const turn = await upload_turns.take(found.id);
      if (!turn) return answerError(reply, 'busy', { retry_after_seconds: 5 });
      try {
        // Read anew: while the turn was waited for it may have been taken back, or more of it have come.
        const row = await find(request as Request);
        if (!row) return answerError(reply, 'not_found');
        const offset = await settle(row);
        if (row.status !== 'receiving' || offset !== told) return answerError(reply, 'changed_meanwhile');
        const part = { place: placeOf(env, row.id), offset, size: row.bytes, signal: turn.signal };
        const written = await writePart(body, part);
        if (isRefusal(written)) return answerError(reply, written.refused);
        await stayFresh(db, row.id, now());
        const reached = await settle(row);
        return answerOffset(reply, 204, reached, row);
      } catch (error) {
        if (!isCutOff(error)) throw error;
        await stayFresh(db, found.id, now());
        return answerError(reply, 'bad_request');
      } finally {
        await turn.end();
      }
    },
  });
}

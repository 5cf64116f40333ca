import assert from 'node:assert';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { id as idOfUpload } from '#contract/kernel/fields.ts';
import { API_PREFIX } from '#contract/kernel/route.ts';
import type { ErrorCode } from '#contract/registry/errors.ts';
import { isRefusal, type Refusal } from '#domain/kernel/refusal.ts';
import type { TalentActor } from '#server/actor.ts';
import type { UploadTurns } from '#server/files/upload-turns.ts';
import { writePart } from '#server/files/write-part.ts';
import { answerError } from './answer-error.ts';
import { checkGuard } from './guard.ts';
import type { MountContext } from './mount-context.ts';
import { networkOf } from './rate-limits.ts';
import { TurnedAway } from './turned-away.ts';

/** Version of the tus protocol (https://tus.io/protocols/resumable-upload). */
const TUS = '1.0.0';
const PART = 'application/offset+octet-stream';

/** One upload, as described by the noun that owns it. */
interface Upload {
  readonly id: string;
  /** Length of the whole file. */
  readonly bytes: number;
  readonly is_open: boolean;
  readonly place: string;
}

/** The functions with which a noun handles its uploads, called at each request. */
export interface UploadKeeper {
  /** The actor's own upload; null if there is none. */
  find(actor: TalentActor, id: string): Promise<Upload | null>;
  /** Gives the number of received bytes, and accepts the upload if it is complete. */
  settle(upload: Upload, actor: TalentActor): Promise<number>;
  /** Records that more bytes have arrived. */
  noteMore(id: string): Promise<void>;
  /** Deletes the upload with its bytes. */
  remove(actor: TalentActor, id: string): Promise<true | Refusal<ErrorCode>>;
}

type Request = FastifyRequest<{ Params: { id: string } }>;

/** The admitted talent and the id of the upload. */
interface Entered {
  readonly actor: TalentActor;
  readonly id: string;
}

/** Error codes of a broken connection: the sender gets no answer, and the received bytes stay. */
const CUT_OFF = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'];
const isCutOff = (error: unknown) => CUT_OFF.includes((error as { code?: string }).code ?? '');

const SOON = { retry_after_seconds: 5 };

/** The parts that the handlers of the three tus requests need. */
interface UploadParts {
  readonly turns: UploadTurns;
  readonly keeper: UploadKeeper;
  /** The admitted talent of a request. */
  readonly whose: (request: FastifyRequest) => Entered;
}

/** Admits a talent who uploads by tus, and reads the id of the upload. */
async function enter(request: Request, context: MountContext): Promise<Entered | TurnedAway> {
  const actor = await context.findActor(request);
  const reason = checkGuard({ auth: ['talent'] }, actor);
  if (reason || actor.role !== 'talent') return new TurnedAway(reason ?? 'forbidden');
  const wait = await context.limits.hit(['upload_part'], { ip: networkOf(request.ip), account: actor.account_id });
  if (wait) return new TurnedAway('too_many_requests', wait);
  if (request.headers['tus-resumable'] !== TUS) return new TurnedAway('bad_request');
  const { success, data: id } = idOfUpload.safeParse(request.params.id);
  return success ? { actor, id } : new TurnedAway('not_found');
}

const answerOffset = (reply: FastifyReply, code: 200 | 204, offset: number, { bytes }: Upload) =>
  reply.headers({ 'upload-offset': offset, 'upload-length': bytes, 'cache-control': 'no-store' }).code(code).send();

/** Answers HEAD with the number of received bytes. */
const tellOffset = async ({ keeper, whose }: UploadParts, request: FastifyRequest, reply: FastifyReply) => {
  const { actor, id } = whose(request);
  const upload = await keeper.find(actor, id);
  if (!upload) return answerError(reply, 'not_found');
  return answerOffset(reply, 200, await keeper.settle(upload, actor), upload);
};

/** Answers DELETE: deletes the upload. */
const takeBack = async ({ turns, keeper, whose }: UploadParts, request: FastifyRequest, reply: FastifyReply) => {
  const { actor, id } = whose(request);
  const turn = await turns.take(id);
  if (!turn) return answerError(reply, 'busy', SOON);
  try {
    const removed = await keeper.remove(actor, id);
    return isRefusal(removed) ? answerError(reply, removed.refused) : reply.code(204).send();
  } finally {
    await turn.end();
  }
};

/** Writes the body of a part while the request holds the upload's turn. */
const addInTurn = async (
  { keeper, whose }: UploadParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { told, signal }: { readonly told: number; readonly signal: AbortSignal },
) => {
  const { actor, id } = whose(request);
  // The upload is read after the turn is taken, because another request may have deleted it or added bytes before.
  const upload = await keeper.find(actor, id);
  if (!upload) return answerError(reply, 'not_found');
  const offset = await keeper.settle(upload, actor);
  if (!upload.is_open || offset !== told) return answerError(reply, 'changed_meanwhile');
  const { place, bytes: size } = upload;
  const written = await writePart(request.body as Readable, { place, offset, size, signal });
  if (isRefusal(written)) return answerError(reply, written.refused);
  return answerOffset(reply, 204, await keeper.settle(upload, actor), upload);
};

/** Answers PATCH: adds the next bytes. */
const addPart = async (parts: UploadParts, request: FastifyRequest, reply: FastifyReply) => {
  const { body, headers } = request;
  if (headers['content-type'] !== PART || !(body instanceof Readable)) {
    return answerError(reply, 'wrong_content_type');
  }
  const told = Number(/^\d{1,15}$/.exec(String(headers['upload-offset']))?.[0] ?? Number.NaN);
  if (Number.isNaN(told)) return answerError(reply, 'bad_request');
  const { turns, keeper } = parts;
  const { actor, id } = parts.whose(request);
  const upload = await keeper.find(actor, id);
  if (!upload) return answerError(reply, 'not_found');
  if (Number(headers['content-length']) > upload.bytes - told) return answerError(reply, 'file_too_large');
  const turn = await turns.take(id);
  if (!turn) return answerError(reply, 'busy', SOON);
  try {
    return await addInTurn(parts, request, reply, { told, signal: turn.signal });
  } catch (error) {
    if (!isCutOff(error)) throw error;
    // A sender that has lost its turn, as to a process that stops, asks again; any other has hung up.
    return turn.signal.aborted ? answerError(reply, 'busy', SOON) : answerError(reply, 'bad_request');
  } finally {
    await keeper.noteMore(id);
    await turn.end();
  }
};

const METHODS = { HEAD: tellOffset, DELETE: takeBack, PATCH: addPart } as const;

/**
 * Mounts uploads of large files over unreliable connections, by tus: HEAD gives the offset, PATCH adds bytes, DELETE
 * deletes the upload. A route of the contract begins an upload, with its owner and its length.
 */
export function mountResumableUploads(
  app: FastifyInstance,
  turns: UploadTurns,
  context: MountContext,
  keeper: UploadKeeper,
): void {
  const entered = new WeakMap<FastifyRequest, Entered>();
  // The body stays unread until the request has its turn. On any other route a body of this type is no input.
  app.addContentTypeParser(PART, (_request, payload, done) => done(null, payload));
  const whose = (request: FastifyRequest): Entered => {
    const who = entered.get(request);
    assert(who, 'A handler was begun that no guard has let anybody into');
    return who;
  };
  for (const [method, answer] of Object.entries(METHODS)) {
    app.route({
      method,
      url: `${API_PREFIX}/uploads/:id`,
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        reply.header('tus-resumable', TUS);
        const who = await enter(request as Request, context);
        if (who instanceof TurnedAway) throw who;
        entered.set(request, who);
      },
      handler: (request, reply) => answer({ turns, keeper, whose }, request, reply),
    });
  }
}

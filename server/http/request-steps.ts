import assert from 'node:assert';
import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isRefusal } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { IncomingFile } from '#server/files/incoming.ts';
import { type Admitted, repeatKeyOf } from './admit.ts';
import { fieldErrors } from './field-errors.ts';
import { goneAway } from './gone-away.ts';
import type { RequestFacts } from './handlers.ts';
import { hideFromAgent } from './hidden-from-agents.ts';
import { type Outcome, sentIn } from './kept-answers.ts';
import type { MountedRoute } from './mounted-route.ts';
import { presentAnswer } from './present-answer.ts';
import { type Input, readInput } from './read-input.ts';
import { isFileSent, receiveUpload } from './receive-upload.ts';

/** An admitted request, and the results of its steps so far. */
interface Passage {
  readonly mounted: MountedRoute;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly admitted: Admitted;
  /** The request's time, the same in all steps. */
  readonly moment: Moment;
  input: Input;
  /** The file, if the route takes one. */
  upload: IncomingFile | null;
  /** The handler's answer with its declared fields only. */
  body: unknown;
}

/**
 * One step in handling a request. A step without a promise costs a request nothing but its work.
 * @returns true if the step has answered, which ends the request. It does not return the reply, because awaiting a
 * reply waits until it is sent
 */
type Step = (passage: Passage) => boolean | Promise<boolean>;

/** Refuses a file on a route that takes fields, because a file has none. */
const refuseMisplacedFile: Step = ({ mounted, request, reply }) => {
  if (!isFileSent(request)) return false;
  mounted.answerCode(reply, 'wrong_content_type');
  return true;
};

const readFields: Step = (passage) => {
  const { mounted, request, reply, moment } = passage;
  const input = readInput(mounted.route, request, moment.today);
  if (!(input instanceof z.ZodError)) {
    passage.input = input;
    return false;
  }
  const code = mounted.route.when_invalid?.(request.body);
  if (!code) throw input;
  mounted.answerCode(reply, code, undefined, fieldErrors(input));
  return true;
};

/** Counts the call also by the e-mail address in its body, which is validated, trimmed and in lower case only now. */
const countCall: Step = async ({ mounted, reply, input }) => {
  const { email } = (input.body ?? {}) as { email?: string };
  const wait = await mounted.context.limits.hit(mounted.limits.calls ?? [], { email });
  if (wait) mounted.answerCode(reply, 'too_many_requests', wait);
  return wait !== null;
};

/** On routes with `asks_owner`, whose commands move money or rights, asks for the caller's identity again. */
const confirmOwner: Step = async ({ mounted, request, reply, admitted: { actor }, input, moment }) => {
  assert(actor.role !== 'anonymous', 'A route that is open to everybody cannot ask again who one is');
  const { password } = (input.body ?? {}) as { password?: string };
  const stranger = await mounted.context.confirmOwner(actor, password, moment);
  if (stranger) await mounted.answerRefusal(request, reply, stranger);
  return stranger !== null;
};

const receiveFile: Step = async (passage) => {
  const { mounted, request, reply } = passage;
  const received = await receiveUpload(request, mounted.context.incoming, mounted.route.upload?.max_bytes ?? 0);
  if (isRefusal(received)) {
    mounted.answerCode(reply, received.refused);
    return true;
  }
  passage.upload = received;
  return false;
};

/** Runs the handler; for a repeated call, gives the first outcome again. */
const work: Step = async (passage) => {
  const { mounted, request, reply, admitted, upload } = passage;
  const { actor } = admitted;
  const token = repeatKeyOf(mounted.key, mounted.route, request);
  const { outcome, isRepeated } =
    token === undefined || actor.role === 'anonymous'
      ? { outcome: await handled(passage), isRepeated: false }
      : await mounted.context.kept.once({ actor, token, route: mounted.key, sent: await sentIn(request, upload) }, () =>
          handled(passage),
        );
  if (isRepeated) reply.header('idempotency-replayed', 'true');
  if (isRefusal(outcome)) {
    await mounted.answerRefusal(request, reply, outcome);
    return true;
  }
  passage.body = outcome.body;
  return false;
};

/** Stops a caller who reads through all profiles, before the answer is sent. */
const countShownPeople: Step = async ({ mounted, reply, admitted: { actor }, body, moment }) => {
  const { shows_people } = mounted.route;
  const wait = shows_people && (await mounted.context.shown_people.show(actor, shows_people, peopleIn(body), moment));
  if (!wait) return false;
  mounted.answerCode(reply, 'seen_enough', wait);
  return true;
};

/** Writes an administrator's look at private data, or command, to the audit log before the answer is sent. */
const writeAudit: Step = async ({ mounted, request, admitted: { caller }, input, body, moment }) => {
  if (!mounted.audited || caller.role !== 'admin') return false;
  const call = { params: input.params, body, request_id: request.id };
  await mounted.context.audit.write(mounted.audited, caller, call, moment);
  return false;
};

const send: Step = ({ mounted, request, reply, body }) => {
  if (mounted.route.is_polled) sendIfNew(request, reply, body);
  else reply.send(body);
  return true;
};

/** The steps of a route's admitted requests, in this order: only those that the route needs. */
const stepsOf = ({ route, limits, audited }: MountedRoute): readonly Step[] => [
  ...(route.upload ? [] : [refuseMisplacedFile]),
  readFields,
  ...(limits.calls ? [countCall] : []),
  ...(route.asks_owner ? [confirmOwner] : []),
  ...(route.upload ? [receiveFile] : []),
  work,
  ...(route.shows_people ? [countShownPeople] : []),
  ...(audited ? [writeAudit] : []),
  send,
];

const NOTHING_READ = { params: undefined, query: undefined, body: undefined };

type Begun = Pick<Passage, 'request' | 'reply' | 'admitted' | 'moment'>;

/**
 * Creates the handling of a route's admitted requests: runs the steps until one of them answers, and removes the
 * request's file at the end.
 */
export function createSteps(mounted: MountedRoute): (begun: Begun) => Promise<FastifyReply> {
  const steps = stepsOf(mounted);
  return async ({ request, reply, admitted, moment }) => {
    const passage: Passage = {
      mounted,
      request,
      reply,
      admitted,
      moment,
      input: NOTHING_READ,
      upload: null,
      body: undefined,
    };
    try {
      for (const step of steps) {
        const answer = step(passage);
        if (answer === true || (answer !== false && (await answer))) break;
      }
      return reply;
    } finally {
      if (passage.upload) await passage.upload[Symbol.asyncDispose]();
    }
  };
}

async function handled({ mounted, request, reply, admitted, moment, input, upload }: Passage): Promise<Outcome> {
  const { key, route, handle } = mounted;
  const answer = await handle({
    ...input,
    ...(route.upload && { body: upload }),
    actor: admitted.actor,
    moment,
    request: new FactsOfRequest(request, reply),
  } as never);
  if (isRefusal(answer)) return answer;
  const { actor } = admitted;
  const shown = actor.role === 'talent' && actor.represents ? hideFromAgent(answer) : answer;
  const { body, left_out } = presentAnswer(key, route.response, shown);
  if (left_out) request.log.error({ err: left_out }, 'rows of a list could not be presented');
  return { body };
}

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  return headers;
}

/** The facts of a request. Most handlers never ask for its headers, so they are read when one does. */
class FactsOfRequest implements RequestFacts {
  readonly id: string;
  // Read at the beginning: the address is gone once the caller has hung up.
  readonly ip: string;
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  #headers: Headers | undefined;

  constructor(request: FastifyRequest, reply: FastifyReply) {
    this.id = request.id;
    this.ip = request.ip;
    this.#request = request;
    this.#reply = reply;
  }

  get headers() {
    this.#headers ??= headersOf(this.#request);
    return this.#headers;
  }

  get signal() {
    return goneAway(this.#request, this.#reply);
  }

  setCookies(lines: readonly string[]) {
    for (const line of lines) this.#reply.header('set-cookie', line);
  }
}

/** Ids of the people that an answer shows. */
function peopleIn(body: unknown): string[] {
  const { items, people, id } = body as Partial<Record<'items' | 'people', readonly { id: string }[]>> & {
    id?: string;
  };
  return (items ?? people)?.map((one) => one.id) ?? (id ? [id] : []);
}

/** Sends a body with its ETag; 304 if the caller already has the same body. */
function sendIfNew(request: FastifyRequest, reply: FastifyReply, body: unknown): void {
  const text = JSON.stringify(body);
  const etag = `"${hash('sha1', text, 'base64url')}"`;
  reply.header('etag', etag);
  if (request.headers['if-none-match'] === etag) reply.code(304).send();
  else reply.type('application/json; charset=utf-8').send(text);
}

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
import { type Outcome, sentIn } from './kept-answers.ts';
import type { MountedRoute } from './mounted-route.ts';
import { presentAnswer } from './present-answer.ts';
import { type Input, readInput } from './read-input.ts';
import { isFileSent, receiveUpload } from './receive-upload.ts';

/** An admitted request, and the results of its steps so far. */
export interface Passage {
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
 * One step in handling a request.
 * @returns true if the step has answered, which ends the request. It does not return the reply, because awaiting a
 * reply waits until it is sent
 */
type Step = (passage: Passage) => Promise<boolean>;

/** Refuses a file on a route that takes fields, because a file has none. */
const refuseMisplacedFile: Step = async ({ mounted, request, reply }) => {
  if (mounted.route.upload || !isFileSent(request)) return false;
  mounted.answerCode(reply, 'wrong_content_type');
  return true;
};

const readFields: Step = async (passage) => {
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
  if (!mounted.route.asks_owner) return false;
  assert(actor.role !== 'anonymous', 'A route that is open to everybody cannot ask again who one is');
  const { password } = (input.body ?? {}) as { password?: string };
  const stranger = await mounted.context.confirmOwner(actor, password, moment);
  if (stranger) await mounted.answerRefusal(request, reply, stranger);
  return stranger !== null;
};

const receiveFile: Step = async (passage) => {
  const { mounted, request, reply } = passage;
  const { upload } = mounted.route;
  if (!upload) return false;
  const received = await receiveUpload(request, mounted.context.incoming, upload.max_bytes);
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
  if (!shows_people) return false;
  const wait = await mounted.context.shown_people.show(actor, shows_people, peopleIn(body), moment);
  if (wait) mounted.answerCode(reply, 'seen_enough', wait);
  return wait !== null;
};

/** Writes an administrator's look at private data, or command, to the audit log before the answer is sent. */
const writeAudit: Step = async ({ mounted, request, admitted: { caller }, input, body, moment }) => {
  if (!mounted.audited || caller.role !== 'admin') return false;
  const call = { params: input.params, body, request_id: request.id };
  await mounted.context.audit.write(mounted.audited, caller, call, moment);
  return false;
};

const send: Step = async ({ mounted, request, reply, body }) => {
  if (mounted.route.is_polled) sendIfNew(request, reply, body);
  else reply.send(body);
  return true;
};

/** The steps of every admitted request, in this order. */
const STEPS: readonly Step[] = [
  refuseMisplacedFile,
  readFields,
  countCall,
  confirmOwner,
  receiveFile,
  work,
  countShownPeople,
  writeAudit,
  send,
];

/** Runs the steps until one of them answers. Removes the request's file at the end. */
export async function takeSteps(begun: Omit<Passage, 'input' | 'upload' | 'body'>): Promise<FastifyReply> {
  const nothing = { params: undefined, query: undefined, body: undefined };
  const passage: Passage = { ...begun, input: nothing, upload: null, body: undefined };
  try {
    for (const step of STEPS) if (await step(passage)) break;
    return passage.reply;
  } finally {
    await passage.upload?.[Symbol.asyncDispose]();
  }
}

async function handled({ mounted, request, reply, admitted, moment, input, upload }: Passage): Promise<Outcome> {
  const { key, route, handle } = mounted;
  const answer = await handle({
    ...input,
    ...(route.upload && { body: upload }),
    actor: admitted.actor,
    moment,
    request: factsOf(request, reply),
  } as never);
  if (isRefusal(answer)) return answer;
  const { body, left_out } = presentAnswer(key, route.response, answer);
  if (left_out) request.log.error({ err: left_out }, 'rows of a list could not be presented');
  return { body };
}

function factsOf(request: FastifyRequest, reply: FastifyReply): RequestFacts {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  return {
    id: request.id,
    ip: request.ip,
    headers,
    get signal() {
      return goneAway(request, reply);
    },
    setCookies: (lines) => {
      for (const line of lines) reply.header('set-cookie', line);
    },
  };
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

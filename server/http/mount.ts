import assert from 'node:assert';
import { createHash } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { API_PREFIX, type Contract, type RouteDeclaration, schemaOn } from '#contract/kernel/route.ts';
import { declaredErrors } from '#contract/registry/declared-errors.ts';
import type { ErrorCode } from '#contract/registry/errors.ts';
import { isRefusal, type Refusal } from '#domain/kernel/refusal.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { type Admitted, createAdmission, guardedBy, limitsOf, repeatKeyOf } from './admit.ts';
import { answerError } from './answer-error.ts';
import { auditedOf } from './audit.ts';
import { fieldErrors } from './field-errors.ts';
import { goneAway } from './gone-away.ts';
import type { Handler, Handlers, RequestFacts } from './handlers.ts';
import { keepableText, placesOfNul } from './keepable-text.ts';
import { type Outcome, sentIn } from './kept-answers.ts';
import type { MountContext } from './mount-context.ts';
import { presentAnswer } from './present-answer.ts';
import { type Counted, networkOf, type TooOften } from './rate-limits.ts';
import { isFileSent, receiveUpload } from './receive-upload.ts';
import { TurnedAway } from './turned-away.ts';

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

const NOT_KEEPABLE = 'Texten har ett tecken som inte går att spara. Skriv den för hand.';

/** A route that declares no query or body takes none. */
const NOTHING = z.strictObject({});

/** What was sent, checked as it has to be on a Swedish day (ISO); the error names every field that is wrong. */
function inputOf(route: RouteDeclaration, request: FastifyRequest, today: string) {
  const issues: z.core.$ZodIssue[] = [];
  const parse = (schema: z.ZodType = NOTHING, value: unknown) => {
    const places = placesOfNul(value);
    issues.push(
      ...places.map((place) => ({ code: 'custom' as const, path: place, message: NOT_KEEPABLE, input: undefined })),
    );
    if (places.length > 0) return undefined;
    const result = schema.safeParse(keepableText(value ?? {}));
    // Of a list of a hundred thousand wrong things the first are enough, and so many arguments no call takes.
    if (result.error) issues.push(...result.error.issues.slice(0, 100));
    return result.data;
  };
  const input = {
    params: parse(route.params, request.params),
    query: parse(route.query, request.query),
    body: route.upload ? null : parse(route.body && schemaOn(route.body, today), request.body),
  };
  return issues.length > 0 ? new z.ZodError(issues) : input;
}

/** By the e-mail of the body; only what the schema has let through is counted, trimmed and in lower case. */
const countedByBody = (body: unknown): Counted => ({ email: ((body ?? {}) as { email?: string }).email });

/** Whom an answer shows. */
function peopleIn(body: unknown): string[] {
  const { items, people, id } = body as Partial<Record<'items' | 'people', readonly { id: string }[]>> & {
    id?: string;
  };
  return (items ?? people)?.map((one) => one.id) ?? (id ? [id] : []);
}

/** Sends a body with its ETag, or 304 when the caller has that very body already. */
function answerIfNew(request: FastifyRequest, reply: FastifyReply, body: unknown): FastifyReply {
  const text = JSON.stringify(body);
  const etag = `"${createHash('sha1').update(text).digest('base64url')}"`;
  reply.header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}

/**
 * Mounts every route of a contract: guard, input, handler, answer. The answer is parsed on its way out, so only what is
 * declared leaves. A malformed id in the address answers as one that does not exist.
 */
export function mountRoutes<Routes extends Contract>(
  app: FastifyInstance,
  contract: Routes,
  handlers: Handlers<Routes>,
  context: MountContext,
): void {
  const admitted = new WeakMap<FastifyRequest, Admitted>();
  /** Whom the guard has let in. Nothing is done for a request that it has not. */
  const whose = (request: FastifyRequest): Admitted => {
    const found = admitted.get(request);
    assert(found, 'A handler was begun that no guard has let anybody into');
    return found;
  };
  for (const [key, route] of Object.entries<RouteDeclaration>(contract)) {
    const [method = 'GET', path = '/'] = key.split(' ');
    const handle = handlers[key as keyof Routes] as unknown as Handler<RouteDeclaration>;
    const declared = declaredErrors(key, route);
    const admit = createAdmission(key, route, context);
    const audited = auditedOf(key, guardedBy(key, route));
    /** Sees to it that a route declares what it refuses with; if not, that is a bug that who calls the API could not foresee. */
    const holdToDeclared = (code: ErrorCode, log: FastifyBaseLogger) => {
      if (declared.has(code)) return;
      const bug = new Error(`${key} refused with ${code}, which it does not declare`);
      if (context.throws_undeclared) throw bug;
      // The reason is right all the same, and better for somebody who waits for an answer than none.
      log.error({ err: bug }, 'a route refused with a code that it does not declare');
    };
    const answerRefusal = (reply: FastifyReply, code: ErrorCode, data?: unknown, fields?: Record<string, string>) => {
      holdToDeclared(code, reply.log);
      return answerError(reply, code, data, fields);
    };
    const limits = limitsOf(route);
    const answerTooOften = (reply: FastifyReply, too_often: TooOften) =>
      answerRefusal(reply, 'too_many_requests', too_often);
    const answerRefused = async (request: FastifyRequest, reply: FastifyReply, { refused, data }: Refusal) => {
      const wait = await context.limits.hit(limits.refusals ?? [], { ip: networkOf(request.ip) });
      return wait ? answerTooOften(reply, wait) : answerRefusal(reply, refused as ErrorCode, data);
    };
    app.route({
      method,
      url: API_PREFIX + path,
      onRequest: async (request) => {
        const entering = await admit(request);
        if (entering instanceof TurnedAway) {
          holdToDeclared(entering.code, request.log);
          throw entering;
        }
        admitted.set(request, entering);
      },
      handler: async (request, reply) => {
        const { actor, caller } = whose(request);
        // A file where fields belong is no input at all: none of its bytes is a field.
        if (!route.upload && isFileSent(request)) return answerRefusal(reply, 'wrong_content_type');
        const moment = momentOf(context.clock());
        const input = inputOf(route, request, moment.today);
        if (input instanceof z.ZodError) {
          const code = route.when_invalid?.(request.body);
          if (code) return answerRefusal(reply, code, undefined, fieldErrors(input));
          throw input;
        }
        const wait = await context.limits.hit(limits.calls ?? [], countedByBody(input.body));
        if (wait !== null) return answerTooOften(reply, wait);
        if (route.asks_owner) {
          assert(actor.role !== 'anonymous', 'A route asks again who one is of who has never said it');
          const { password } = (input.body ?? {}) as { password?: string };
          const stranger = await context.confirmOwner(actor, password, moment);
          if (stranger) return answerRefused(request, reply, stranger);
        }
        const received = route.upload ? await receiveUpload(request, context.incoming, route.upload.max_bytes) : null;
        if (isRefusal(received)) return answerRefusal(reply, received.refused);
        await using upload = received;
        const work = async (): Promise<Outcome> => {
          const answer = await handle({
            ...input,
            ...(route.upload && { body: upload }),
            actor,
            moment,
            request: factsOf(request, reply),
          } as never);
          if (isRefusal(answer)) return answer;
          const { body, left_out } = presentAnswer(key, route.response, answer);
          if (left_out) request.log.error({ err: left_out }, 'rows of a list could not be presented');
          return { body };
        };
        const token = repeatKeyOf(key, route, request);
        const { outcome, isRepeated } =
          token === undefined || actor.role === 'anonymous'
            ? { outcome: await work(), isRepeated: false }
            : await context.kept.once({ actor, token, route: key, sent: await sentIn(request, upload) }, work);
        if (isRepeated) reply.header('idempotency-replayed', 'true');
        if (isRefusal(outcome)) return answerRefused(request, reply, outcome);
        const { body } = outcome;
        if (route.shows_people) {
          const wait = await context.shown_people.show(actor, route.shows_people, peopleIn(body), moment);
          if (wait) return answerRefusal(reply, 'seen_enough', wait);
        }
        if (audited && caller.role === 'admin') {
          await context.audit.write(audited, caller, { params: input.params, body, request_id: request.id }, moment);
        }
        return route.is_polled ? answerIfNew(request, reply, body) : reply.send(body);
      },
    });
  }
}

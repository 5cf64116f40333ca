import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ACTING_HEADER, actsFor } from '#contract/acting.ts';
import { adminsOf } from '#contract/admins.ts';
import { declaredErrors } from '#contract/declared-errors.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { isOpenToKeys } from '#contract/keys.ts';
import { LIMITS, type Limit } from '#contract/limits.ts';
import { membersOf } from '#contract/members.ts';
import { isRepeatable, NOT_A_REPEAT_KEY, REPEAT_HEADER, REPEAT_KEY } from '#contract/repeating.ts';
import { API_PREFIX, type Contract, type RouteDeclaration, schemaOn } from '#contract/route.ts';
import { isRefusal, type Refusal } from '#domain/refusal.ts';
import { momentOf } from '#domain/time/day.ts';
import type { Actor, AdminActor, CompanyActor } from '../actor.ts';
import type { Acting } from './acting.ts';
import { answerError } from './answer-error.ts';
import { type Audit, auditedOf } from './audit.ts';
import { fieldErrors } from './field-errors.ts';
import { goneAway } from './gone-away.ts';
import { checkDesk, checkGuard, checkMember } from './guard.ts';
import type { Handler, Handlers, RequestFacts } from './handlers.ts';
import { keepableText, placesOfNul } from './keepable-text.ts';
import { type KeptAnswers, type Outcome, sentIn } from './kept-answers.ts';
import { shownKey } from './key-caller.ts';
import { presentAnswer } from './present-answer.ts';
import { type Counted, networkOf, type RateLimits, type TooOften } from './rate-limits.ts';
import { isFileSent, receiveUpload } from './receive-upload.ts';
import type { ShownPeople } from './shown-people.ts';

export interface MountContext {
  readonly clock: () => Date;
  /** Reads who is asking from the request's cookie. */
  readonly findActor: (request: FastifyRequest) => Promise<Actor>;
  /** The company whose key it is; null when it is none. */
  readonly findByKey: (key: string) => Promise<CompanyActor | null>;
  /** Whom an administrator is under the mandate that a request names (server/http/acting.ts). */
  readonly findActing: (
    admin: AdminActor,
    asked: Acting,
  ) => Promise<Actor | Refusal<'reason_needed' | 'not_acted_for'>>;
  readonly limits: RateLimits;
  readonly shown_people: ShownPeople;
  readonly audit: Audit;
  readonly kept: KeptAnswers;
  /** Whether a code that a route does not declare is answered as the bug it is; in production it is logged. */
  readonly throws_undeclared: boolean;
  /** The folder where files stand while they are sent. */
  readonly incoming: string;
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

/** By the network of the connection and the account, before anything of the body is read. */
const countedAtFirst = (request: FastifyRequest, actor: Actor): Counted => ({
  ip: networkOf(request.ip),
  account: actor.role === 'anonymous' ? undefined : actor.account_id,
});

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
  const actors = new WeakMap<FastifyRequest, Actor>();
  /** The same, but for administrators who act for somebody: who they are themselves. */
  const callers = new WeakMap<FastifyRequest, Actor>();
  for (const [key, route] of Object.entries<RouteDeclaration>(contract)) {
    const [method = 'GET', path = '/'] = key.split(' ');
    const handle = handlers[key as keyof Routes] as unknown as Handler<RouteDeclaration>;
    const declared = declaredErrors(key, route);
    const members = membersOf(key, route);
    const isOpen = isOpenToKeys(key);
    /** What the caller has named the call by; undefined where that means nothing. */
    const repeatKeyOf = ({ headers }: FastifyRequest) =>
      isRepeatable(key, route) ? (headers[REPEAT_HEADER] as string | undefined) : undefined;
    const acted = actsFor(key, route);
    const guarded = acted === 'talent' ? { ...route, auth: ['talent', 'admin'] as const } : route;
    const admins = adminsOf(key, guarded);
    const audited = auditedOf(key, guarded);
    /** Refuses with a code that the route declares; any other is a bug, which somebody who calls the API could not foresee. */
    const answerRefusal = (reply: FastifyReply, code: ErrorCode, data?: unknown, fields?: Record<string, string>) => {
      if (!declared.has(code)) {
        const bug = new Error(`${key} refused with ${code}, which it does not declare`);
        if (context.throws_undeclared) throw bug;
        // The reason is right all the same, and better for somebody who waits for an answer than none.
        reply.log.error({ err: bug }, 'a route refused with a code that it does not declare');
      }
      return answerError(reply, code, data, fields);
    };
    const limits = Object.groupBy(route.limits ?? [], (name) => (LIMITS[name] as Limit).of ?? 'calls');
    // Gives how long to wait, not the reply: awaited, a reply is undefined once it is sent, and the call would go on.
    const countCall = (counted: Counted) => context.limits.hit(limits.calls ?? [], counted);
    const answerTooOften = (reply: FastifyReply, too_often: TooOften) =>
      answerRefusal(reply, 'too_many_requests', too_often);
    const answerRefused = async (request: FastifyRequest, reply: FastifyReply, { refused, data }: Refusal) => {
      const wait = await context.limits.hit(limits.refusals ?? [], { ip: networkOf(request.ip) });
      return wait ? answerTooOften(reply, wait) : answerRefusal(reply, refused as ErrorCode, data);
    };
    app.route({
      method,
      url: API_PREFIX + path,
      // Before the body is read, so that nobody makes us take in a file they may not send.
      onRequest: async (request, reply) => {
        const shown = shownKey(request.headers.authorization);
        const program = shown === undefined ? null : await context.findByKey(shown);
        if (shown !== undefined && !program) return answerRefusal(reply, 'key_unknown');
        if (program && !isOpen) return answerRefusal(reply, 'key_may_not');
        // Whoever shows a key is that key and nobody else, whatever cookies come with it.
        const caller = program ?? (await context.findActor(request));
        const reason = checkGuard(guarded, caller) ?? checkMember(members, caller) ?? checkDesk(admins, caller);
        if (reason) return answerRefusal(reply, reason);
        const actor =
          acted && caller.role === 'admin'
            ? await context.findActing(caller, {
                kind: acted,
                named: request.headers[ACTING_HEADER],
                ends_work: route.ends_work,
              })
            : caller;
        if (isRefusal(actor)) return answerRefusal(reply, actor.refused);
        const ofKey = program && (await context.limits.hit(['key'], { account: program.account_id }));
        const wait = ofKey ?? (await countCall(countedAtFirst(request, actor)));
        if (wait !== null) return answerTooOften(reply, wait);
        if (route.params && !route.params.safeParse(request.params).success) return answerRefusal(reply, 'not_found');
        if (!REPEAT_KEY.test(repeatKeyOf(request) ?? 'none')) {
          return answerRefusal(reply, 'invalid_input', undefined, { [REPEAT_HEADER]: NOT_A_REPEAT_KEY });
        }
        actors.set(request, actor);
        callers.set(request, caller);
      },
      handler: async (request, reply) => {
        // A file where fields belong is no input at all: none of its bytes is a field.
        if (!route.upload && isFileSent(request)) return answerRefusal(reply, 'wrong_content_type');
        const moment = momentOf(context.clock());
        const input = inputOf(route, request, moment.today);
        if (input instanceof z.ZodError) {
          const code = route.when_invalid?.(request.body);
          if (code) return answerRefusal(reply, code, undefined, fieldErrors(input));
          throw input;
        }
        const wait = await countCall(countedByBody(input.body));
        if (wait !== null) return answerTooOften(reply, wait);
        const received = route.upload ? await receiveUpload(request, context.incoming, route.upload.max_bytes) : null;
        if (isRefusal(received)) return answerRefusal(reply, received.refused);
        await using upload = received;
        const actor = actors.get(request);
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
        const token = repeatKeyOf(request);
        const { outcome, isRepeated } =
          token === undefined || !actor || actor.role === 'anonymous'
            ? { outcome: await work(), isRepeated: false }
            : await context.kept.once({ actor, token, route: key, sent: await sentIn(request, upload) }, work);
        if (isRepeated) reply.header('idempotency-replayed', 'true');
        if (isRefusal(outcome)) return answerRefused(request, reply, outcome);
        const { body } = outcome;
        if (route.shows_people && actor) {
          const wait = await context.shown_people.show(actor, route.shows_people, peopleIn(body), moment);
          if (wait) return answerRefusal(reply, 'seen_enough', wait);
        }
        const caller = callers.get(request);
        if (audited && caller?.role === 'admin') {
          await context.audit.write(audited, caller, { params: input.params, body, request_id: request.id }, moment);
        }
        return route.is_polled ? answerIfNew(request, reply, body) : reply.send(body);
      },
    });
  }
}

import type { z } from 'zod';
import type { AccountRole, Contract, RouteDeclaration, RouteGuard, SchemaOf } from '#contract/kernel/route.ts';
import type { HandlerError } from '#contract/registry/declared-errors.ts';
import type { Refusal } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Actor, SignedInActor } from '#server/actor.ts';
import type { IncomingFile } from '#server/files/incoming.ts';

/**
 * Facts of the request in addition to its declared input. `setCookies` is the only thing that a handler adds to the
 * answer besides its body.
 */
export interface RequestFacts {
  readonly id: string;
  readonly ip: string;
  readonly headers: Headers;
  /** Signals that the caller disconnected and no longer waits for the answer. */
  readonly signal: AbortSignal;
  /** Adds Set-Cookie lines to the answer. */
  setCookies(lines: readonly string[]): void;
}

type Parsed<Route, Part extends 'params' | 'query' | 'body'> = Part extends keyof Route
  ? SchemaOf<Route[Part]> extends z.ZodType
    ? z.output<SchemaOf<Route[Part]>>
    : undefined
  : undefined;

/** The actors that a guard admits, so that a handler's caller has the right type. */
type ActorFor<Guard extends RouteGuard> = Guard extends 'public'
  ? Actor
  : Guard extends 'signed-in'
    ? SignedInActor
    : Guard extends readonly (infer Role extends AccountRole)[]
      ? Extract<SignedInActor, { readonly role: Role }>
      : never;

export interface HandlerInput<Route extends RouteDeclaration> {
  readonly params: Parsed<Route, 'params'>;
  readonly query: Parsed<Route, 'query'>;
  readonly body: Route extends { upload: object } ? IncomingFile | null : Parsed<Route, 'body'>;
  readonly actor: ActorFor<Route['auth']>;
  readonly moment: Moment;
  readonly request: RequestFacts;
}

/** The answer, or a refusal with a code that the route declares. */
type HandlerAnswer<Route extends RouteDeclaration> = z.input<Route['response']> | Refusal<HandlerError<Route>>;

export type Handler<Route extends RouteDeclaration> = (input: HandlerInput<Route>) => Promise<HandlerAnswer<Route>>;

/** Exactly one handler for each route of a contract. */
export type Handlers<Routes extends Contract> = {
  readonly [Key in keyof Routes]: Routes[Key] extends RouteDeclaration ? Handler<Routes[Key]> : never;
};

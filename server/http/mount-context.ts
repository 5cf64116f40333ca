import type { FastifyRequest } from 'fastify';
import type { Refusal } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Actor, AdminActor, CompanyActor, SignedInActor } from '#server/actor.ts';
import type { Clock } from '#server/clock.ts';
import type { Acting } from './acting.ts';
import type { Audit } from './audit.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { RateLimits } from './rate-limits.ts';
import type { ShownPeople } from './shown-people.ts';

/** What all routes ask of the process that they are mounted in. */
export interface MountContext {
  readonly clock: Clock;
  /** Reads the caller from the request's cookie. */
  readonly findActor: (request: FastifyRequest) => Promise<Actor>;
  /** The company whose key it is; null when it is none. */
  readonly findByKey: (key: string) => Promise<CompanyActor | null>;
  /** Whom an administrator is under the mandate that a request names (server/http/acting.ts). */
  readonly findActing: (
    admin: AdminActor,
    asked: Acting,
  ) => Promise<Actor | Refusal<'reason_needed' | 'not_acted_for' | 'both_sides'>>;
  /** Null when whoever calls has just signed in or says their password, for routes that ask again who one is. */
  readonly confirmOwner: (
    actor: SignedInActor,
    password: string | undefined,
    moment: Moment,
  ) => Promise<Refusal<'wrong_password' | 'password_missing'> | null>;
  readonly limits: RateLimits;
  readonly shown_people: ShownPeople;
  readonly audit: Audit;
  readonly kept: KeptAnswers;
  /** Whether a code that a route does not declare is answered as the bug it is; in production it is logged. */
  readonly throws_undeclared: boolean;
  /** The folder where files stand while they are sent. */
  readonly incoming: string;
}

import type { FastifyRequest } from 'fastify';
import type { Refusal } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Actor, AdminActor, CompanyActor, SignedInActor, TalentActor } from '#server/actor.ts';
import type { Clock } from '#server/clock.ts';
import type { Acting } from './acting.ts';
import type { Audit } from './audit.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Representing } from './representing.ts';
import type { ShownPeople } from './shown-people.ts';

/** The parts of the process that all routes need. */
export interface MountContext {
  readonly clock: Clock;
  /** Finds the actor by the request's cookie. */
  readonly findActor: (request: FastifyRequest) => Promise<Actor>;
  /** Finds the company of a key; null for an unknown, ended or expired key. */
  readonly findByKey: (key: string) => Promise<CompanyActor | null>;
  /** Finds the actor that an administrator becomes under the mandate of a request (server/http/acting.ts). */
  readonly findActing: (
    admin: AdminActor,
    asked: Acting,
  ) => Promise<Actor | Refusal<'reason_needed' | 'not_acted_for' | 'both_sides'>>;
  /**
   * Null if the caller has recently signed in or sends the right password; otherwise the refusal. For routes that ask
   * for the identity again.
   */
  readonly confirmOwner: (
    actor: SignedInActor,
    password: string | undefined,
    moment: Moment,
  ) => Promise<Refusal<'wrong_password' | 'password_missing'> | null>;
  /** Finds the talent for whom an agent may call a route; the agent itself if there is none (server/http/representing.ts). */
  readonly findRepresented: (agent: TalentActor, asked: Representing) => Promise<TalentActor>;
  readonly limits: RateLimits;
  readonly shown_people: ShownPeople;
  readonly audit: Audit;
  readonly kept: KeptAnswers;
  /** True to throw if a route refuses with an undeclared code, as in development; false to log it, as in production. */
  readonly throws_undeclared: boolean;
  /** The folder for files while they are being uploaded. */
  readonly incoming: string;
}

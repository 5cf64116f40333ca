/**
 * The boundary of the house. A route is declared once, here in `contract/`: the server is checked against it, the
 * client's types are inferred from it, OpenAPI is written from it. Keys read 'METHOD /path'; the server mounts them
 * under API_PREFIX.
 */
import type { z } from 'zod';
import type { AdminRole } from '#domain/kernel/roles/admin-roles.ts';
import type { Look } from '#domain/kernel/roles/looks.ts';
import type { MemberRole } from '#domain/kernel/roles/member-roles.ts';
import type { Noun, Shown } from './changes.ts';
import type { RateLimitName } from './rate-limits.ts';

export const API_PREFIX = '/api/v1';

export type AccountRole = 'talent' | 'company' | 'admin';

/**
 * Who may call: anybody, anybody signed in, or the roles named. `company` always means a member of an approved company.
 * Which objects they may see beyond that is the policy of each noun.
 */
export type RouteGuard = 'public' | 'signed-in' | readonly AccountRole[];

export type RouteKey = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** A schema, or one that is made for a Swedish day (ISO): what is right may depend on the day, and no schema looks at a clock. */
export type DaySchema = z.ZodType | ((today: string) => z.ZodType);

/** The schema of a part of a route, also when it is made for a day. */
export type SchemaOf<Part> = Part extends (today: string) => infer Schema ? Schema : Part;

/** The schema as it is on a day. */
export const schemaOn = (schema: DaySchema, today: string): z.ZodType =>
  typeof schema === 'function' ? schema(today) : schema;

/** How people are shown: on cards of a list, or with all there is. */
export type ShownAs = 'card' | 'profile';

/** A route, with the codes that it may name: no more than text here, where the catalogue of them is not known yet. */
export interface RouteDeclaration<Code extends string = string> {
  readonly auth: RouteGuard;
  /** Which members of a company may call; without it those that contract/kernel/members.ts says. */
  readonly members?: readonly MemberRole[];
  /** Which administrators may call; without it those that contract/kernel/admins.ts says. */
  readonly admins?: readonly AdminRole[];
  /** What its answer shows an administrator that is private: each answer is written down, with whom it shows. */
  readonly looks_at?: Look;
  /**
   * Whether an administrator acts for somebody by calling it: 'talent' opens a talent's command to who acts for them,
   * 'none' is for what only reads or is the administrator's own. Without it contract/kernel/acting.ts says.
   */
  readonly mandate?: 'talent' | 'none';
  /**
   * It moves money or power: whoever has not just signed in says the password again, which the body takes
   * (`askedAgain` of contract/accounts/security.ts), before anything is done.
   */
  readonly asks_owner?: true;
  /**
   * A program may call it with a key of a company, as the member that the key is by its rights (domain/companies/api-key):
   * so it is with the work itself. Never with settings, members, accounts, money that is paid, sign-off, signatures, and
   * what somebody writes as themselves.
   */
  readonly open_to_keys?: true;
  /** It only calls off what was begun: an administrator may give it for a company that is suspended, too. */
  readonly ends_work?: true;
  /** One English sentence for the description of the API. */
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: DaySchema;
  /** The body is one file, sent as it is; the handler gets its bytes. */
  readonly upload?: { readonly max_bytes: number };
  /** How often it may be called; each is counted over all processes. */
  readonly limits?: readonly RateLimitName[];
  /** Open to a talent who has come by a provider and has not told the birth date or accepted the terms (product, U-01). */
  readonly before_registration?: true;
  /** The code of bad input that has one of its own; null when it has not. */
  readonly when_invalid?: (body: unknown) => Code | null;
  /** Asked again every few seconds: carries an ETag, and is answered 304 while nothing is new. */
  readonly is_polled?: true;
  /**
   * Its answer shows talents, one or `items` of them, by their `id`: a company is shown so many different ones a day and
   * no more (`server/http/shown-people.ts`).
   */
  readonly shows_people?: ShownAs;
  readonly response: z.ZodType;
  /**
   * Of a route that is read: the nouns that its answer shows, so that open screens ask again for what has changed and for
   * nothing else. `'project :id'` is the one that the argument names.
   */
  readonly shows?: readonly Shown[];
  /**
   * Of a command: the nouns that it affects for whoever gives it, who asks again for what they see of these. What begins
   * or ends a session forgets everything instead, so it names nothing.
   */
  readonly affects?: readonly Noun[];
  /** What its handler may refuse; what follows from guard, limits and input is added (contract/registry/declared-errors.ts). */
  readonly errors: readonly Code[];
}

export type Contract<Code extends string = string> = Readonly<Record<RouteKey, RouteDeclaration<Code>>>;

/** Routes that say which nouns they show or affect. The record calls do not: those are for who reads once. */
type LiveContract = Readonly<
  Record<`GET /${string}`, RouteDeclaration & { readonly shows: readonly Shown[]; readonly affects?: never }> &
    Record<
      `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`,
      RouteDeclaration & { readonly affects: readonly Noun[]; readonly shows?: never }
    >
>;

/**
 * Declares the routes of one noun, keeping their literal types. Nothing else comes of the call, so a screen that takes one
 * schema of a file does not load the routes that stand there.
 */
// @__NO_SIDE_EFFECTS__
export function declareRoutes<const Routes extends LiveContract>(routes: Routes): Routes {
  return routes;
}

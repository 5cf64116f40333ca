/**
 * The declaration of a route, made once, here in `contract/`: the server is checked against it, the client's types are
 * inferred from it, and the OpenAPI document is written from it. Keys read 'METHOD /path'; the server mounts them under
 * API_PREFIX.
 */
import type { z } from 'zod';
import type { AdminRole } from '#domain/kernel/roles/admin-roles.ts';
import type { Allowed } from '#domain/kernel/roles/agent-permissions.ts';
import type { Look } from '#domain/kernel/roles/looks.ts';
import type { MemberRole } from '#domain/kernel/roles/member-roles.ts';
import type { Noun, Shown } from './changes.ts';
import type { RateLimitName } from './rate-limits.ts';

export const API_PREFIX = '/api/v1';

export type AccountRole = 'talent' | 'company' | 'admin';

/**
 * The allowed callers: everybody, everybody signed in, or the named roles. `company` always means a member of an
 * approved company. The policy of each entity decides which objects the caller may see.
 */
export type RouteGuard = 'public' | 'signed-in' | readonly AccountRole[];

export type RouteKey = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/**
 * A schema, or a function that makes one for a Swedish day (ISO): valid input may depend on the day, and no schema
 * reads a clock.
 */
export type DaySchema = z.ZodType | ((today: string) => z.ZodType);

/** The schema type of a part of a route, also if the part is a function of the day. */
export type SchemaOf<Part> = Part extends (today: string) => infer Schema ? Schema : Part;

/** The schema for a day. */
export const schemaOn = (schema: DaySchema, today: string): z.ZodType =>
  typeof schema === 'function' ? schema(today) : schema;

/** The form in which an answer shows people: cards in a list, or the whole profile. */
export type ShownAs = 'card' | 'profile';

/** A route. Its codes are plain text here; contract/registry/contract.ts checks them against the catalogue. */
export interface RouteDeclaration<Code extends string = string> {
  readonly auth: RouteGuard;
  /** The member roles that may call; by default those of contract/kernel/members.ts. */
  readonly members?: readonly MemberRole[];
  /** The administrator roles that may call; by default those of contract/kernel/admins.ts. */
  readonly admins?: readonly AdminRole[];
  /**
   * The kind of private data that the answer shows an administrator. The log records each such answer with the people
   * shown.
   */
  readonly looks_at?: Look;
  /**
   * The administrator's mandate: 'talent' lets an administrator give a talent's command under a mandate; 'none' marks
   * reading and the administrator's own commands. By default contract/kernel/acting.ts decides.
   */
  readonly mandate?: 'talent' | 'none';
  /**
   * An agent may call the route for a talent who allows it: 'reads' for every agent, otherwise only with the permission.
   * The route's URL names an object of the talent (server/http/acted-place.ts).
   */
  readonly agents?: 'reads' | Allowed;
  /**
   * The route moves money or power: unless the sign-in is recent, the caller sends the password again in the body
   * (`askedAgain` of contract/accounts/security.ts), and the server checks it first.
   */
  readonly asks_owner?: true;
  /**
   * A program may call the route with a company's key, as a member with the key's rights (domain/companies/api-key).
   * Only for routes of the work itself; never for settings, members, accounts, payments, sign-off, signatures, and
   * texts that a member writes personally.
   */
  readonly open_to_keys?: true;
  /** The route only ends work that has begun, so an administrator may also call it for a suspended company. */
  readonly ends_work?: true;
  /** One English sentence for the description of the API. */
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: DaySchema;
  /** The body is the raw bytes of one file, which the handler receives. */
  readonly upload?: { readonly max_bytes: number };
  /** The limits of calls, each counted across all processes. */
  readonly limits?: readonly RateLimitName[];
  /**
   * The route is open even to a talent who signed up by a provider and has not yet given the birth date or accepted the
   * terms.
   */
  readonly before_registration?: true;
  /** The error code for an invalid body; null for the general code. */
  readonly when_invalid?: (body: unknown) => Code | null;
  /**
   * The client polls the route every few seconds: the answer has an ETag, and the status is 304 while the answer is
   * unchanged.
   */
  readonly is_polled?: true;
  /**
   * The answer shows one talent, or talents in `items`, by `id`: each member of a company, and all keys of a company
   * together, may see a limited number of different talents a day (`server/http/shown-people.ts`).
   */
  readonly shows_people?: ShownAs;
  readonly response: z.ZodType;
  /**
   * Only for reading routes: the entities in the answer. Open screens load the answer again only when one of these
   * changes. `'project :id'` means the project that the argument `id` names.
   */
  readonly shows?: readonly Shown[];
  /**
   * Only for commands: the entities that the command changes for its caller, whose screens then load these again. A
   * command that begins or ends a session names none, because the browser then forgets everything.
   */
  readonly affects?: readonly Noun[];
  /**
   * The codes with which the handler may refuse; contract/registry/declared-errors.ts adds those of the guard, the
   * limits and the input.
   */
  readonly errors: readonly Code[];
}

export type Contract<Code extends string = string> = Readonly<Record<RouteKey, RouteDeclaration<Code>>>;

/**
 * Routes that name the entities they show or change. The record calls name none, because programs call them and keep no
 * screen open.
 */
type LiveContract = Readonly<
  Record<`GET /${string}`, RouteDeclaration & { readonly shows: readonly Shown[]; readonly affects?: never }> &
    Record<
      `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`,
      RouteDeclaration & { readonly affects: readonly Noun[]; readonly shows?: never }
    >
>;

/**
 * Declares the routes of one entity with their literal types. The call has no side effects, so that a screen that
 * imports one schema of a file does not load the file's routes.
 */
// @__NO_SIDE_EFFECTS__
export function declareRoutes<const Routes extends LiveContract>(routes: Routes): Routes {
  return routes;
}

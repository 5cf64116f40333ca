import type { z } from 'zod';
import { actsFor } from '#contract/kernel/acting.ts';
import { adminsOf } from '#contract/kernel/admins.ts';
import { isRepeatable } from '#contract/kernel/idempotency-key.ts';
import { membersOf } from '#contract/kernel/members.ts';
import type { RouteDeclaration } from '#contract/kernel/route.ts';
import type { RefusalCode } from '#domain/kernel/refusal.ts';
import { ADMIN_ROLES } from '#domain/kernel/roles/admin-roles.ts';
import { MEMBER_ROLES } from '#domain/kernel/roles/member-roles.ts';
import type { ErrorCode } from './errors.ts';

/**
 * The codes with which a handler may refuse: the route's declared codes, and `not_found` for a route with params. A
 * lifecycle's command may trigger a refusal of another lifecycle, which no type can follow; the server checks such a
 * code against the declaration when it answers.
 */
export type HandlerError<Route extends RouteDeclaration> =
  | Route['errors'][number]
  | ('not_allowed_for_role' extends Route['errors'][number] ? RefusalCode : never)
  | (Route extends { readonly params: z.ZodType } ? 'not_found' : never);

// Nearly every command may keep a file, the sent one or a document, for which there may be no room.
const OF_BODIES = [
  'file_too_large',
  'wrong_content_type',
  'too_slow',
  'no_space',
] as const satisfies readonly ErrorCode[];

const OF_REPEATED = ['repeat_differs', 'call_under_way', 'answer_not_kept'] as const satisfies readonly ErrorCode[];

function isOpenTo({ auth }: Pick<RouteDeclaration, 'auth'>, role: 'talent' | 'company' | 'admin'): boolean {
  return auth !== 'public' && (auth === 'signed-in' || auth.includes(role));
}

/**
 * Every code that a route may answer: its own codes, and those that follow from its guard, its limits and its input.
 * Only this function knows them; the server refuses to answer any other code, and the description of the API shows
 * exactly these.
 */
export function declaredErrors(key: string, route: RouteDeclaration<ErrorCode>): ReadonlySet<ErrorCode> {
  const codes = new Set<ErrorCode>(['invalid_input', 'internal', 'unavailable', ...route.errors]);
  // The server may refuse a body before it knows whether the route takes one.
  if (!key.startsWith('GET ')) for (const code of OF_BODIES) codes.add(code);
  if (route.params) codes.add('not_found');
  if (route.limits) codes.add('too_many_requests');
  // A program may send a key with any call. The server counts calls with a key when it checks the key.
  for (const code of ['key_unknown', route.open_to_keys ? 'too_many_requests' : 'key_may_not'] as const)
    codes.add(code);
  if (isRepeatable(key, route)) for (const code of OF_REPEATED) codes.add(code);
  if (route.asks_owner) for (const code of ['wrong_password', 'password_missing'] as const) codes.add(code);
  if (route.shows_people) codes.add('seen_enough');
  if (route.auth !== 'public') codes.add('signed_out');
  if (Array.isArray(route.auth)) codes.add('forbidden');
  const acted = actsFor(key, route);
  if (acted) for (const code of ['reason_needed', 'not_acted_for', 'both_sides'] as const) codes.add(code);
  if (isOpenTo(route, 'talent') && !route.before_registration) codes.add('registration_incomplete');
  if (isOpenTo(route, 'company')) {
    codes.add('company_not_active');
    if (membersOf(key, route).length < MEMBER_ROLES.length) codes.add('member_may_not');
  }
  if ((acted || isOpenTo(route, 'admin')) && adminsOf(key, route).length < ADMIN_ROLES.length)
    codes.add('not_your_desk');
  return codes;
}

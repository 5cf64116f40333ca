import { z } from 'zod';
import { done } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { PROVIDERS } from '#domain/accounts/account/providers.ts';
import { MEMBER_ROLES } from '#domain/kernel/roles/member-roles.ts';
import { presentPassword } from './security.ts';

export const socialRoutes = declareRoutes({
  'GET /account/providers': {
    auth: 'public',
    summary: 'Lists the sign-in providers that are set up; each of the others has a reason to show.',
    response: z.object({ google: z.boolean(), facebook: z.boolean() }),
    shows: [],
    errors: [],
  },
  'POST /account/social/start': {
    auth: 'public',
    summary:
      'Starts a sign-in at a provider and returns the address to visit. The provider sends the browser back to the callback, which leads to /login or /register.',
    body: z.strictObject({
      provider: z.enum(PROVIDERS),
      redirect_to: z.enum(['/login', '/register']),
      remember: z.boolean().default(true),
      /** The page after signing in: a path of this site. */
      return_to: z.string().max(500).optional(),
    }),
    limits: ['provider'],
    response: z.object({ url: z.string() }),
    affects: [],
    errors: ['social_start_failed'],
  },
  'POST /account/social/link': {
    auth: ['talent', 'company'],
    members: MEMBER_ROLES,
    summary:
      'Starts linking an account at a provider and returns the address to visit. The provider sends the browser back to the callback, which leads to the settings.',
    body: z.strictObject({ provider: z.enum(PROVIDERS), password: presentPassword.optional() }),
    limits: ['security'],
    response: z.object({ url: z.string() }),
    affects: [],
    errors: ['wrong_password', 'social_start_failed'],
  },
  'POST /account/social/unlink': {
    auth: ['talent', 'company'],
    members: MEMBER_ROLES,
    summary: 'Unlinks the account at a provider and ends the other sessions that began with it.',
    body: z.strictObject({ provider: z.enum(PROVIDERS), password: presentPassword.optional() }),
    limits: ['security'],
    response: done,
    affects: ['account'],
    errors: ['wrong_password', 'last_way_in', 'not_found'],
  },
});

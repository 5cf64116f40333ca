/** Marks of protected identity, which administrators set for talents. */
import { z } from 'zod';
import { askedAgain } from '#contract/accounts/security.ts';
import { id, instant, line } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { HELPING_ADMINS } from '#domain/kernel/roles/admin-roles.ts';

const mark = z.object({ reason: z.string(), by: z.string(), date: instant });

const protectedIdentity = z.object({
  legal_name: z.string(),
  /** The name under which everybody else sees the talent now. */
  shown_name: z.string(),
  /** The standing mark; null without one. */
  mark: mark.nullable(),
  /** The latest removed marks, the latest first. */
  earlier: z.array(mark.extend({ removed_reason: z.string(), removed_by: z.string(), removed_date: instant })),
});
export type ProtectedIdentity = z.output<typeof protectedIdentity>;

const params = z.strictObject({ id });
const body = z.strictObject({ reason: line('ett skäl', 500), ...askedAgain });
const change = {
  auth: ['admin'],
  admins: HELPING_ADMINS,
  asks_owner: true,
  limits: ['security'],
  looks_at: 'profile',
  params,
  body,
  response: protectedIdentity,
  affects: ['profile'],
  errors: ['not_found'],
} as const;

export const protectedIdentityRoutes = declareRoutes({
  'GET /admin/talents/:id/protected-identity': {
    auth: ['admin'],
    admins: HELPING_ADMINS,
    looks_at: 'profile',
    summary: "Returns a talent's legal name, and the marks of protected identity.",
    params,
    response: protectedIdentity,
    shows: ['profile'],
    errors: ['not_found'],
  },
  'POST /admin/talents/:id/protected-identity': {
    ...change,
    summary:
      'Protects the identity of a talent: others see the name for work, and reach the talent through us. Repeating it changes nothing.',
  },
  'POST /admin/talents/:id/protected-identity/remove': {
    ...change,
    summary: "Ends the protection of a talent's identity. Repeating it changes nothing.",
  },
});

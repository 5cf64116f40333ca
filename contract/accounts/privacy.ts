/**
 * The caller's own consents, the administrators' looks at the caller's data, and figures of how companies find the
 * caller.
 */
import { z } from 'zod';
import { id, instant, pageNumber, pageOf } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { ADMIN_ROLES } from '#domain/kernel/roles/admin-roles.ts';
import { LOOKS } from '#domain/kernel/roles/looks.ts';
import { MEMBER_ROLES } from '#domain/kernel/roles/member-roles.ts';

const consent = z.object({
  id,
  document: z.enum(['terms', 'privacy', 'guardian']),
  /** The version of the text: the day from which it applies. */
  version: z.string(),
  is_given: z.boolean(),
  given_by: z.enum(['self', 'guardian', 'system']),
  created_date: instant,
});

const look = z.object({
  id,
  /** The administrator's desk; the name stays private. */
  admin_role: z.enum(ADMIN_ROLES),
  looks_at: z.enum(LOOKS),
  created_date: instant,
});

const figures = z.object({
  /**
   * Sums over the days of a period: the number of company members to whom the talent was listed on the day, and of
   * those who opened the profile on the day. All keys of a company count as one member.
   */
  listed: z.number(),
  opened: z.number(),
  asked: z.number(),
  answered: z.number(),
  said_yes: z.number(),
  booked: z.number(),
});
export type OwnFigures = z.output<typeof figures>;

export const privacyRoutes = declareRoutes({
  'GET /account/consents': {
    auth: ['talent', 'company'],
    members: MEMBER_ROLES,
    before_registration: true,
    summary: 'Lists the consents that the caller has given and withdrawn, newest first. Rows are only ever added.',
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(consent),
    shows: ['account', 'guardian'],
    errors: [],
  },
  'GET /talent/looks': {
    auth: ['talent'],
    summary:
      "Lists the times at which an administrator saw private data of the talent, newest first, with the kind of data and the administrator's desk.",
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(look),
    shows: [],
    errors: [],
  },
  'GET /talent/figures': {
    auth: ['talent'],
    summary: 'Returns how often the talent was seen, asked and booked in the last 30 and 90 days.',
    response: z.object({ days_30: figures, days_90: figures }),
    shows: ['candidate', 'booking'],
    errors: [],
  },
});

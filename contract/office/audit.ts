import { z } from 'zod';
import { day, id, instant, pageNumber, pageOf } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { ADMIN_ROLES } from '#domain/kernel/roles/admin-roles.ts';
import { AUDIT_KINDS, LOOKS } from '#domain/kernel/roles/looks.ts';

const auditEntry = z.object({
  id,
  account_id: id,
  actor_name: z.string(),
  admin_role: z.enum(ADMIN_ROLES),
  /** Key of the route. */
  route: z.string(),
  looks_at: z.enum(LOOKS).nullable(),
  is_command: z.boolean(),
  shows_minor: z.boolean(),
  /** The subjects: the first ones with their present names, and the total number. */
  about: z.array(z.object({ kind: z.enum(['talent', 'company', 'admin', 'project']), id, name: z.string() })),
  about_count: z.number(),
  request_id: z.string(),
  created_date: instant,
});
export type AuditEntry = z.output<typeof auditEntry>;

const filter = {
  account_id: id.optional(),
  kind: z.enum(AUDIT_KINDS).optional(),
  /** Part of a subject's name. */
  about: z.string().trim().max(80).default(''),
  from: day.optional(),
  to: day.optional(),
};

export const auditRoutes = declareRoutes({
  'GET /admin/audit': {
    auth: ['admin'],
    admins: ['owner'],
    summary: 'Lists what administrators have seen of private data and done, the latest first.',
    query: z.strictObject({ ...filter, page: pageNumber }),
    response: pageOf(auditEntry),
    // No live updates: every look of any administrator adds to the log.
    shows: [],
    errors: [],
  },
  'GET /admin/audit/export': {
    auth: ['admin'],
    admins: ['owner'],
    looks_at: 'audit',
    summary: 'Exports the audit log, as much as fits in one file; the export itself is logged.',
    query: z.strictObject(filter),
    response: z.object({ items: z.array(auditEntry), is_cut: z.boolean() }),
    shows: [],
    errors: [],
  },
});

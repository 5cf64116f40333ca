/** The archive of all data about a person, which the person downloads (GDPR, articles 15 and 20). */
import { z } from 'zod';
import { instant } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { MEMBER_ROLES } from '#domain/kernel/roles/member-roles.ts';
import { presentPassword } from './security.ts';

const dataExport = z.object({
  /** none: never asked for. waiting: being made. ready: can be downloaded. gone: removed again. */
  state: z.enum(['none', 'waiting', 'ready', 'gone']),
  /** Time at which the archive is removed; null unless it is ready. */
  expires_date: instant.nullable(),
  /** Earliest time at which the caller may ask for the next archive; null if the caller may ask now. */
  next_date: instant.nullable(),
});
export type DataExport = z.output<typeof dataExport>;

export const dataExportRoutes = declareRoutes({
  'GET /account/data-export': {
    auth: ['talent', 'company'],
    members: MEMBER_ROLES,
    before_registration: true,
    summary: "Returns the progress of the archive of the caller's data.",
    response: dataExport,
    shows: ['account'],
    errors: [],
  },
  'POST /account/data-export': {
    auth: ['talent', 'company'],
    members: MEMBER_ROLES,
    before_registration: true,
    summary: 'Orders an archive of all data about the caller, once a day. A mail says when it is ready.',
    body: z.strictObject({ password: presentPassword.optional() }),
    limits: ['security'],
    response: dataExport,
    affects: ['account'],
    errors: ['wrong_password', 'password_missing', 'export_asked'],
  },
  'POST /account/data-export/file': {
    auth: ['talent', 'company'],
    members: MEMBER_ROLES,
    before_registration: true,
    summary: 'Returns the address of the archive, valid for a few minutes and for this session.',
    response: z.object({ url: z.string() }),
    affects: [],
    errors: ['not_found'],
  },
});

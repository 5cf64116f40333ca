/** The archive of all data kept about a person, which they take out themselves (articles 15 and 20). */
import { z } from 'zod';
import { instant } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { MEMBER_ROLES } from '#domain/kernel/roles/member-roles.ts';
import { presentPassword } from './security.ts';

const dataExport = z.object({
  /** Nothing, being made, there to be fetched, or removed again. */
  state: z.enum(['none', 'waiting', 'ready', 'gone']),
  /** When it is removed; null unless it is there. */
  expires_date: instant.nullable(),
  /** From when another may be asked for; null for now. */
  next_date: instant.nullable(),
});
export type DataExport = z.output<typeof dataExport>;

export const dataExportRoutes = declareRoutes({
  'GET /account/data-export': {
    auth: ['talent', 'company'],
    members: MEMBER_ROLES,
    before_registration: true,
    summary: 'How far the archive is of what is kept about the caller.',
    response: dataExport,
    shows: ['account'],
    errors: [],
  },
  'POST /account/data-export': {
    auth: ['talent', 'company'],
    members: MEMBER_ROLES,
    before_registration: true,
    summary:
      'Asks for an archive of everything that is kept about the caller, once a day. A mail says when it is there.',
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
    summary: 'The address of the archive: good for a few minutes and for this session.',
    response: z.object({ url: z.string() }),
    affects: [],
    errors: ['not_found'],
  },
});

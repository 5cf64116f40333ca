/** Table rows: administrators' lists and files of projects, the checks of projects, and mandates. */
import { ADMINS, COMPANYS_OWN_ALONE, COMPANYS_OWN_AND_ADMINS, type Row } from './callers.ts';

export const OFFICE_ROWS = {
  'GET /admin/project-checks': ADMINS,
  'POST /admin/project-checks/:id/approve': { ...ADMINS, admin: 'not_found' },
  // The reason is checked before the object.
  'POST /admin/project-checks/:id/ask-changes': ADMINS,
  'POST /admin/project-checks/:id/refuse': { ...ADMINS, admin: 'not_found' },
  'GET /projects/:id/check': COMPANYS_OWN_AND_ADMINS,
  'POST /projects/:id/check/resubmit': { ...COMPANYS_OWN_ALONE, owner: 'not_found', member: 'not_found' },
  'GET /admin/mandate': ADMINS,
  'GET /admin/projects': ADMINS,
  'GET /admin/projects/:id/file': ADMINS,
  'POST /admin/mandates/for-company': ADMINS,
  'POST /admin/mandates/for-talent': ADMINS,
  'POST /admin/mandates/:id/put-down': { ...ADMINS, admin: 'not_found' },
} satisfies Readonly<Record<string, Row>>;

import { z } from 'zod';
import { actionsOf } from '#contract/kernel/actions.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { id, instant, line, pageNumber, pageOf } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { COMPANY_STATUSES } from '#domain/accounts/account/standing.ts';
import { companyWorkflow } from '#domain/companies/company/company.workflow.ts';
import { RISKS } from '#domain/companies/risk/risk.rules.ts';
import { REVIEWING_ADMINS } from '#domain/kernel/roles/admin-roles.ts';

/** A company and its application, as an administrator sees it. */
export const application = z.object({
  id,
  name: z.string(),
  country: z.string(),
  /** Ten digits; from abroad the letters of the country and the number there, in the union the VAT number. */
  organisation_number: z.string(),
  contact_name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  postal_code: z.string(),
  city: z.string(),
  invoice_email: z.string(),
  about: z.string(),
  status: z.enum(COMPANY_STATUSES),
  status_reason: z.string().nullable(),
  email_confirmed_date: instant.nullable(),
  decided_date: instant.nullable(),
  created_date: instant,
  risks: z.array(z.enum(RISKS)),
  actions: actionsOf(companyWorkflow),
});
export type Application = z.output<typeof application>;

const byId = z.strictObject({ id });
const reason = z.strictObject({ reason: line('en anledning', 1000) });

export const applicationRoutes = declareRoutes({
  'GET /admin/applications': {
    auth: ['admin'],
    looks_at: 'contact',
    summary:
      'Lists the companies with a confirmed e-mail by the state of their application, the longest waiting first.',
    query: z.strictObject({ status: z.enum(COMPANY_STATUSES).default('pending'), page: pageNumber }),
    response: pageOf(application).extend({ counts: z.record(z.enum(COMPANY_STATUSES), z.number()) }),
    shows: ['company', 'invoice', 'project'],
    errors: [],
  },
  'POST /admin/applications/:id/approve': {
    auth: ['admin'],
    admins: REVIEWING_ADMINS,
    looks_at: 'contact',
    summary: 'Approves a company, which is told by mail.',
    params: byId,
    response: application,
    affects: ['company'],
    errors: ['email_not_confirmed', 'organisation_number_held', ...COMMAND_ERRORS],
  },
  'POST /admin/applications/:id/refuse': {
    auth: ['admin'],
    admins: REVIEWING_ADMINS,
    looks_at: 'contact',
    summary: 'Refuses a company with a reason; the company is told by mail.',
    params: byId,
    body: reason,
    response: application,
    affects: ['company'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /admin/applications/:id/suspend': {
    auth: ['admin'],
    admins: REVIEWING_ADMINS,
    looks_at: 'contact',
    summary: 'Suspends an approved company at once, with a reason.',
    params: byId,
    body: reason,
    response: application,
    affects: ['company'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /admin/applications/:id/reinstate': {
    auth: ['admin'],
    admins: REVIEWING_ADMINS,
    looks_at: 'contact',
    summary: 'Reinstates a suspended company.',
    params: byId,
    response: application,
    affects: ['company'],
    errors: [...COMMAND_ERRORS],
  },
});

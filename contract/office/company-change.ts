/** Changes of a company's name and organisation number, which administrators decide. */
import { z } from 'zod';
import { askedAgain } from '#contract/accounts/security.ts';
import { actionsOf } from '#contract/kernel/actions.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { id, instant, line, pageNumber, pageOf } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { compactOrganisationNumber, organisationNumberProblem } from '#domain/kernel/organisation-number.ts';
import { REVIEWING_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import { COMPANY_CHANGE_BOUNDS } from '#domain/office/company-change/company-change.rules.ts';
import {
  COMPANY_CHANGE_STATUSES,
  companyChangeWorkflow,
} from '#domain/office/company-change/company-change.workflow.ts';

/** A change as the company and the administrators read it, with the former facts beside the new ones. */
const companyChange = z.object({
  id,
  status: z.enum(COMPANY_CHANGE_STATUSES),
  old_name: z.string(),
  old_number: z.string(),
  name: z.string(),
  /** Null if the number stays. */
  organisation_number: z.string().nullable(),
  reason: z.string(),
  asked_by_name: z.string(),
  asked_date: instant.nullable(),
  /** The reason of a refusal. */
  decided_reason: z.string().nullable(),
  actions: actionsOf(companyChangeWorkflow),
});
export type CompanyChange = z.output<typeof companyChange>;

const adminCompanyChange = companyChange.extend({
  company_id: id,
  /** False while the company has bookings, invoices or advances that are open; then the number cannot change. */
  is_settled: z.boolean(),
});
export type AdminCompanyChange = z.output<typeof adminCompanyChange>;

const number = z
  .string()
  .check((context) => {
    const problem = organisationNumberProblem(context.value);
    if (problem) context.issues.push({ code: 'custom', message: problem, input: context.value });
  })
  .overwrite(compactOrganisationNumber);

export const writtenCompanyChange = z.strictObject({
  /** Made by the sender, so that sending twice writes one change. */
  id,
  name: line('företagets namn', 120),
  /** Null if the number stays. */
  organisation_number: number.nullable(),
  reason: line('varför', COMPANY_CHANGE_BOUNDS.reason),
  ...askedAgain,
});
export type WrittenCompanyChange = z.output<typeof writtenCompanyChange>;

const byId = z.strictObject({ id });
const shown = z.object({
  /** The latest change; null for a company that has asked for none. */
  change: companyChange.nullable(),
  /** False while bookings, invoices or advances are open; then only the name can change. */
  is_settled: z.boolean(),
});
export type OwnCompanyChange = z.output<typeof shown>;

export const companyChangeRoutes = declareRoutes({
  'GET /company/change': {
    auth: ['company'],
    members: ['owner'],
    summary: 'Returns the latest change of the name or the organisation number that the company has asked for.',
    response: shown,
    shows: ['company_change', 'invoice', 'report'],
    errors: [],
  },
  'POST /company/changes': {
    auth: ['company'],
    members: ['owner'],
    summary:
      'Writes a change of the name or the organisation number. It waits for the paper that proves it. All owners are told.',
    body: writtenCompanyChange,
    asks_owner: true,
    limits: ['security'],
    response: shown,
    affects: ['company_change'],
    errors: [
      'company_change_waits',
      'company_unchanged',
      'organisation_number_used',
      'changed_meanwhile',
      'company_not_active',
      ...COMMAND_ERRORS,
    ],
  },
  'POST /company/changes/:id/paper': {
    auth: ['company'],
    members: ['owner'],
    summary:
      'Uploads the certificate of registration that proves a change, which then waits for an administrator. The body is the file.',
    params: byId,
    upload: { max_bytes: COMPANY_CHANGE_BOUNDS.paper_bytes },
    limits: ['upload'],
    response: shown,
    affects: ['company_change'],
    errors: ['file_no_paper', 'file_too_large', 'image_too_small', 'busy', ...COMMAND_ERRORS],
  },
  'POST /company/changes/:id/withdraw': {
    auth: ['company'],
    members: ['owner'],
    summary: 'Takes a change back that is not decided.',
    params: byId,
    response: shown,
    affects: ['company_change'],
    errors: [...COMMAND_ERRORS],
  },
  'GET /admin/company-changes': {
    auth: ['admin'],
    summary: 'Lists the changes of names and organisation numbers that wait for a decision, the longest waiting first.',
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(adminCompanyChange),
    shows: ['company', 'company_change', 'invoice', 'report'],
    errors: [],
  },
  'POST /admin/company-changes/:id/paper': {
    auth: ['admin'],
    admins: REVIEWING_ADMINS,
    looks_at: 'document',
    mandate: 'none',
    summary: 'Returns an address of the paper of a change, valid for a few minutes and for this session.',
    params: byId,
    response: z.object({ url: z.string(), company_id: id }),
    affects: [],
    errors: [],
  },
  'POST /admin/company-changes/:id/approve': {
    auth: ['admin'],
    admins: REVIEWING_ADMINS,
    summary:
      'Approves a change: the company has the new name and number from now on. Issued invoices, agreements and documents keep the former ones.',
    params: byId,
    response: z.object({ done: z.literal(true) }),
    affects: ['company', 'company_change', 'credit_line'],
    errors: ['company_unsettled', 'organisation_number_held', ...COMMAND_ERRORS],
  },
  'POST /admin/company-changes/:id/refuse': {
    auth: ['admin'],
    admins: REVIEWING_ADMINS,
    summary: 'Refuses a change, with a reason for the company.',
    params: byId,
    body: z.strictObject({ reason: line('varför', COMPANY_CHANGE_BOUNDS.reason) }),
    response: z.object({ done: z.literal(true) }),
    affects: ['company_change'],
    errors: [...COMMAND_ERRORS],
  },
});
